import { formatPhone } from "@/lib/format/format";

/** The visitor's business for the example sites; fields may be "". */
export interface TypedSign {
  name: string;
  town: string;
  phone: string;
}

export type SignField = keyof TypedSign;

export const EMPTY_SIGN: TypedSign = { name: "", town: "", phone: "" };

/** In characters. */
export const SIGN_LIMITS: Record<SignField, number> = { name: 100, town: 60, phone: 30 };

const FIELDS = ["name", "town", "phone"] as const;

/** One line, without invisible or direction characters. */
function plain(text: string, limit: number): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return Array.from(line).slice(0, limit).join("").trim();
}

export function plainSign(values: Partial<TypedSign>): TypedSign {
  const [name, town, phone] = FIELDS.map((field) => plain(values[field] ?? "", SIGN_LIMITS[field]));
  return { name: name ?? "", town: town ?? "", phone: formatPhone(phone ?? "") };
}

export const isEmptySign = (sign: TypedSign) => FIELDS.every((field) => sign[field] === "");

/** "#name=Joe%27s&town=Waco", which no server receives. Null without values. */
export function signInFragment(hash: string): TypedSign | null {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const sign = plainSign(
    Object.fromEntries(FIELDS.map((field) => [field, params.get(field) ?? ""])),
  );
  return isEmptySign(sign) ? null : sign;
}

/** "" for an empty sign. */
export function fragmentOf(sign: TypedSign): string {
  const filled = FIELDS.filter((field) => sign[field] !== "").map((field) => [field, sign[field]]);
  return filled.length === 0 ? "" : `#${new URLSearchParams(filled)}`;
}
