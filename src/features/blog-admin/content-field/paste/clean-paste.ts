export type CleanedPaste = { html: string; imagesLeftOut: number };
export function cleanPaste(html: string): CleanedPaste {
  return { html, imagesLeftOut: 0 };
}
