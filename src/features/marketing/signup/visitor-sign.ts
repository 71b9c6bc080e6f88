export interface VisitorSign {
  business: string;
  town: string;
}

const BUSINESS_PLACEHOLDER = "Your name here";
const TOWN_PLACEHOLDER = "your town";

export function visitorSign(typed: VisitorSign): VisitorSign {
  return {
    business: typed.business.trim() || BUSINESS_PLACEHOLDER,
    town: typed.town.trim() || TOWN_PLACEHOLDER,
  };
}

/** "Brack & Daughter" becomes "brackanddaughter.example", which nobody can register. */
export function exampleDomain(business: string): string {
  const name = business
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]/g, "");
  return `${name || "yourname"}.example`;
}
