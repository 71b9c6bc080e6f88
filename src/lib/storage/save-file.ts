// Safari reads the file only some time after the click has returned.
const KEPT_MS = 60_000;

/** Offers `text` as a download; `type` is its media type, such as "text/csv". */
export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
