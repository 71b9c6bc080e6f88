import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { startI18n } from "@/lib/language/i18n";
import { stubBrowser } from "./browser";
import { failOnUnexpectedConsole } from "./console";

configure({
  asyncUtilTimeout: 10_000,
  // Otherwise a query that waits prints the whole page each time it has not found anything yet, which
  // took a tenth of the tests' time. `screen.debug()` prints it where it is wanted.
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

// Vitest does so before each test, which is too late for what the next file imports.
afterAll(() => void vi.unstubAllGlobals());
