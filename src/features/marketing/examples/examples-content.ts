import { formatUsd } from "@/lib/format/format";
import { dealTerms } from "@/content/deal-terms";

const price = formatUsd(dealTerms.priceUsdPerMonth);

/** Parts of an example that the plan does not include. English, for `t()`. */
export const beyondTheBill = {
  booking: `Not in the ${price}: online booking with live times is a project with its own price. The form without times is included.`,
  prices: `Not in the ${price}: a price picker is a project with its own price. A table of the same prices is included.`,
};

/** Replaces the example's own towns. English, for `t()`. */
export const otherTowns = "Your other towns go here.";

/** English, for `t()`. */
export const formNote =
  "Nothing was sent: this is an example. On your own site it reaches your phone.";
