import { dealTerms } from "@/content/deal-terms";

export const reviewRules = [
  {
    title: "Who is asked",
    text: "Every client, once, after the third monthly report. Not only the cheerful ones.",
  },
  {
    title: "What we check",
    text: "That the business rents a site from us, and that the person works there. They agree in writing to the name and town shown.",
  },
  {
    title: "What we edit",
    text: "Phone numbers and other people’s names come out. Nothing else is touched, spelling included.",
  },
  {
    title: "What we answer",
    text: "Every complaint, in public, with what changed because of it. If nothing changed, the answer says so.",
  },
  { title: "What we pay", text: "Nothing. No discount, no gift card, no draw." },
  { title: "How one comes down", text: "The person who wrote it asks. We don’t." },
] as const;

export const closing = {
  heading: "Rather ask us yourself?",
  text: `The demo takes ${dealTerms.demoMinutes} minutes: your trade, an example site, and any question you’d put in a one-star review.`,
} as const;
