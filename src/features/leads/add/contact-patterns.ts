/** What the database takes for each; see the checks on public.leads. */
export const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= 7 && digits <= 15;
}

export const isRegion = (text: string) => /^[A-Za-z]{2}$/.test(text);
