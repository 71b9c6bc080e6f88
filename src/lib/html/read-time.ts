/** Whether the text has any visible character. */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);
const WORDS_PER_MINUTE = 200;

/** Counts visible words, without tags, comments and entities. */
export function countWords(html: string): number {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, " ")
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<\/?[a-z][^>]*>/gi, " ")
    .replace(/&(nbsp|#160|#xa0);/gi, " ");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "3 min read": 200 words a minute, rounded up, at least one. */
export function readTime(html: string): string {
  return `${Math.max(1, Math.ceil(countWords(html) / WORDS_PER_MINUTE))} min read`;
}
