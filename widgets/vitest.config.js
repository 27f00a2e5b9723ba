import { defineConfig } from "vitest/config";

// axe and whole tables are slow on a busy machine.
export default defineConfig({ test: { testTimeout: 30_000, environment: "jsdom", include: ["test/**/*.test.js"] } });
