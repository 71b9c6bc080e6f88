import type { TFunction } from "i18next";
import type { RecordField } from "@/data/records/record-fields";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import { formatNumber } from "@/lib/format/format";
import { hasVisibleText } from "@/lib/html/read-time";

const MOST_CENTS = 100_000_000;

/** "$1,299.50" becomes 129950; null for anything but amounts from 0 to a million dollars. */
export function parseMoney(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, "");
  if (!/^(\d{1,7}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain.replaceAll(",", "")) * 100);
  return cents <= MOST_CENTS ? cents : null;
}

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= 7 && digits <= 15;
}

const MAX_LENGTHS = { email: 254, phone: 40, region: 2, website: 300 };

export const isLong = (field: RecordField) => field.kind === "text" && field.keepsLines === true;

export function maxLengthOf(field: RecordField): number | undefined {
  if (field.kind === "text") return field.maxLength;
  return field.kind in MAX_LENGTHS
    ? MAX_LENGTHS[field.kind as keyof typeof MAX_LENGTHS]
    : undefined;
}

/** A sentence that says the fix, by the database's rules, or null if the text is valid. */
export function fieldProblem(field: RecordField, typed: string, t: TFunction): string | null {
  const text = typed.trim();
  const missing = field.missing === undefined ? null : t(field.missing);
  if (!hasVisibleText(text)) return missing;
  const maxLength = maxLengthOf(field) ?? Infinity;
  if (text.length > maxLength) {
    return t("Keep it to {{longest}} characters.", { longest: formatNumber(maxLength) });
  }
  switch (field.kind) {
    case "email":
      return isEmail(cleanEmail(text)) ? null : t("Type an address such as name@business.com.");
    case "phone":
      return isPhone(text) ? null : t("Type a number of 7 to 15 digits.");
    case "region":
      return /^[A-Za-z]{2}$/.test(text) ? null : t("Type its two letters, such as OH.");
    case "money":
      if (parseMoney(text) !== null) return null;
      return missing ?? t("Type an amount in dollars, such as 299.");
    case "day":
      if (/^\d{4}-\d\d-\d\d$/.test(text) && text >= "1990-01-01") return null;
      return missing ?? t("Type a whole date.");
    default:
      return null;
  }
}

/** The typed text as its column stores it; null for empty. */
export function storedValue(field: RecordField, typed: string): string | number | null {
  const text = typed.trim();
  if (field.kind === "money") return parseMoney(text) ?? 0;
  if (field.kind === "email") return cleanEmail(text) || null;
  return (field.kind === "region" ? text.toUpperCase() : text) || null;
}
