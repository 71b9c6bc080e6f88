import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";

const price = formatUsd(dealTerms.priceUsdPerMonth);

export const afterPressing = [
  {
    title: "Right away",
    text: "Your details go to our call list, and to nobody else’s. You see a confirmation with a reference to quote.",
  },
  {
    title: "The demo",
    text: `${dealTerms.response.long} That call is the demo: ${dealTerms.demoMinutes} minutes, an example site for your trade, and what jobs you want more of.`,
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
