/** Whether there is anything to see: spaces and characters of no width are nothing. */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);
