import { dealTerms } from "@/lib/site/deal-terms";
import { formatUsd } from "@/lib/format/format";

const price = formatUsd(dealTerms.priceUsdPerMonth);

export const nextSteps = [
  {
    title: "Right away",
    text: "Your details go to our call list, and to nobody else’s. You see a confirmation with a reference to quote.",
  },
  {
    title: "The call",
    text: `${dealTerms.response.long} A person asks what jobs you want more of and offers a ${dealTerms.demoMinutes}-minute demo. If you’d rather text, say so.`,
  },
  {
    title: "Before any money",
    text: `You see a draft with your name, town and services. ${dealTerms.billing.starts} Then it is ${price} a month.`,
  },
  {
    title: "If it isn’t for you",
    text: "Say no and we stop calling. There is nothing to cancel, because nothing started.",
  },
] as const;

/** English, for `t()`. */
export const afterSending = [
  dealTerms.response.long,
  "Have one thing ready: which jobs you want more of. The rest we ask.",
  "You see a draft with your name on it before there is anything to pay.",
] as const;
