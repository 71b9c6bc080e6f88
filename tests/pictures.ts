import { vi } from "vitest";

/** Simulates loading pictures by a word in their address; others load. */
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
