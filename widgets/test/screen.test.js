/** A table fills the screen or the page, and each press of its key does the other thing. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { screen } from "../src/screen.js";

let root, told, filled;

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  told = [];
  filled = screen(root, (now) => told.push(now));
});

afterEach(() => {
  filled.stop();
  root.remove();
  delete document.fullscreenElement;
  delete document.exitFullscreen;
});

/** @param {HTMLElement | null} now What fills the screen. */
const give = (now) => Object.defineProperty(document, "fullscreenElement", { value: now, configurable: true });
const hear = () => document.dispatchEvent(new Event("fullscreenchange"));

it("leaves full screen although the browser has not yet told about it", () => {
  document.exitFullscreen = vi.fn(() => give(null));
  root.requestFullscreen = vi.fn(async () => give(root));
  filled.toggle();
  filled.toggle();
  expect(root.requestFullscreen).toHaveBeenCalledTimes(1);
  expect(document.exitFullscreen).toHaveBeenCalledTimes(1);
  hear();
  expect("full" in root.dataset).toBe(false);
});

it("follows the browser", () => {
  give(root);
  hear();
  hear();
  expect("full" in root.dataset).toBe(true);
  give(null);
  hear();
  expect("full" in root.dataset).toBe(false);
  expect(told).toEqual([true, false]);
});

it("covers the page where full screen is forbidden", async () => {
  root.requestFullscreen = async () => {
    throw new TypeError("forbidden");
  };
  await filled.toggle();
  expect("full" in root.dataset).toBe(true);
  expect(filled.escape()).toBe(true);
  expect("full" in root.dataset).toBe(false);
  expect(filled.escape()).toBe(false);
  expect(told).toEqual([true, false]);
});
