import { vi } from "vitest";

/** Pictures as a browser would load them, by a word in their address; the others load. */
export function stubPictures({ broken = [], silent = [] }: Record<string, string[]> = {}): void {
  const isOneOf = (words: string[], address: string) =>
    words.some((word) => address.includes(word));
  vi.stubGlobal(
    "Image",
    class extends EventTarget {
      removeAttribute = () => undefined;
      set src(address: string) {
        if (isOneOf(silent, address)) return;
        const answer = new Event(isOneOf(broken, address) ? "error" : "load");
        queueMicrotask(() => this.dispatchEvent(answer));
      }
    },
  );
}
