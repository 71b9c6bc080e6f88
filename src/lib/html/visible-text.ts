/** Whether the text has any visible character. */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);
