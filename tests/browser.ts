import { vi } from "vitest";
import { stubStyles } from "./styles";

type MediaListener = (event: { matches: boolean }) => void;

let isSystemDark = false;
const listeners = new Set<MediaListener>();

export function setSystemDark(isDark: boolean): void {
  isSystemDark = isDark;
  for (const listener of listeners) listener({ matches: isDark });
}

/** Adds browser APIs that jsdom lacks. Requests fail unless a test stubs them. */
export function stubBrowser(): void {
  isSystemDark = false;
  listeners.clear();
  stubStyles();
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("prefers-color-scheme: dark") && isSystemDark;
    },
    media: query,
    addEventListener: (_: string, listener: MediaListener) => listeners.add(listener),
    removeEventListener: (_: string, listener: MediaListener) => listeners.delete(listener),
  }));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("This test stubbed no network")));
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => undefined;
}
