import { partOf, writeTexts } from "./behavior";

/** Copies the address, or shows it where the browser keeps its clipboard shut. `copy` is a CopyLink. */
export async function copyAddress(copy: HTMLElement, address: string, done: string): Promise<void> {
  const refused = partOf(copy, "[data-refused]");
  try {
    await navigator.clipboard.writeText(address);
    copy.dataset.copied = address;
    writeTexts(copy, { copied: done });
    refused.hidden = true;
  } catch {
    const field = partOf<HTMLInputElement>(refused, "input");
    field.value = address;
    refused.hidden = false;
    field.select();
  }
}

/** No more says that it is copied, unless it is this address that was. */
export function forgetCopied(copy: HTMLElement, address: string): void {
  if (copy.dataset.copied === undefined || copy.dataset.copied === address) return;
  delete copy.dataset.copied;
  writeTexts(copy, { copied: "" });
}
