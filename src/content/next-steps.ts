import { dealTerms } from "./deal-terms";

const AT_THE_DEMO = `That call is the demo: ${dealTerms.demoMinutes} minutes, with an example site for your trade ready.`;

/** For the page and for the mail that confirms it. English, for `t()`. */
export const nextSteps = {
  contact: [dealTerms.response.written],
  signup: [
    dealTerms.response.long,
    AT_THE_DEMO,
    "Have one thing ready: which jobs you want more of. The rest we ask.",
    "You see a draft with your name on it before there is anything to pay.",
  ],
  checkout: [
    dealTerms.response.long,
    AT_THE_DEMO,
    "Then we draw, and send you a link to the draft.",
    dealTerms.billing.starts,
  ],
  callsi: [
    "A person calls or writes when there is a test line for your trade, and not about anything else.",
    "Changed your mind? Say so by phone or email and you are off it.",
  ],
} as const;
