import { defineConfig } from "vitest/config";

// axe and whole tables are slow on a busy machine. Every core works, because nothing else runs meanwhile (without it, one core is left free).
export default defineConfig({ test: { testTimeout: 30_000, maxWorkers: "100%", environment: "jsdom", include: ["test/**/*.test.js"] } });
