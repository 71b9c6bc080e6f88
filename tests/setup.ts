import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { startI18n } from "@/lib/i18n/i18n";
import { stubBrowser } from "./browser";
import { failOnUnexpectedConsole } from "./console";

configure({
  asyncUtilTimeout: 10_000,
  // Otherwise each failed attempt of a waiting query prints the page, a tenth of the tests' time. Use
  // `screen.debug()` instead.
  getElementError: (message) => new Error(message ?? "No such element"),
});
startI18n("en");
failOnUnexpectedConsole();

beforeEach(stubBrowser);

afterEach(() => {
  cleanup();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.theme = "light";
});

// Vitest does this before each test, which is too late for the next file's imports.
afterAll(() => void vi.unstubAllGlobals());
