/** Run by content-texts.mjs. */
export const pageContents: Record<string, object> = import.meta.glob("/src/**/*-content.ts", {
  eager: true,
});
