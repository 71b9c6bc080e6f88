export interface VisitorSign {
  business: string;
  town: string;
}

const BUSINESS_PLACEHOLDER = "Your name here";
const TOWN_PLACEHOLDER = "your town";

/**
 * What the visitor typed, with placeholders for what is still empty. Undefined when neither value
 * is given: the example then keeps its own name and its own claims.
 */
export function visitorSign(typed: {
  business?: string | undefined;
  town?: string | undefined;
}): VisitorSign | undefined {
  if (typed.business === undefined && typed.town === undefined) return undefined;
  return {
    business: typed.business?.trim() || BUSINESS_PLACEHOLDER,
    town: typed.town?.trim() || TOWN_PLACEHOLDER,
  };
}

/** "Brack & Daughter" becomes "brackanddaughter.example", a name nobody can register. */
export function exampleDomain(business: string): string {
  const name = business
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]/g, "");
  return `${name || "yourname"}.example`;
}
