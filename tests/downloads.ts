import { vi } from "vitest";

export type Download = { name: string; text: Promise<string> };

function textOf(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      done(typeof reader.result === "string" ? reader.result : ""),
    );
    reader.addEventListener("error", () => failed(new Error("The blob could not be read.")));
    reader.readAsText(blob);
  });
}

export function collectDownloads(): Download[] {
  const downloads: Download[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const address = `blob:http://localhost/${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) downloads.push({ name: this.download, text: textOf(blob) });
  });
  return downloads;
}
