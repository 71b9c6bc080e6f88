import { dealTerms } from "@/content/deal-terms";
import { nextSteps } from "@/content/next-steps";
import { contactTopics } from "@/content/lead-topics";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";

type ContactRoute = { who: string; how: string; action: string; href: string };

/** Each text is English and its own translation key. */
export const contactContent = {
  description: `Call, write, or schedule a ${dealTerms.demoMinutes}-minute demo.`,
  heading: "The quickest way is the phone.",
  routesHeading: "Who do you need?",
  routes: [
    {
      who: "Thinking about a site",
      how: `The demo: trade, town, and what the phone isn’t doing. ${dealTerms.demoMinutes}\u00a0minutes, no card.`,
      action: "Schedule Demo",
      href: paths.scheduleDemo,
    },
    {
      who: "Already rent one",
      how: `Text or call ${site.phone} for edits. If something is broken, call; don’t fill in a form about it.`,
      action: "Call support",
      href: site.phoneHref,
    },
    {
      who: "Writing about us",
      how: "Ask by email and a person answers. We have no press kit; we do have a logo.",
      action: "Email us",
      href: site.emailHref,
    },
  ] satisfies ContactRoute[],
  demoHeading: "Schedule Demo",
  demoIntro: `The talk before you decide anything: ${dealTerms.demoMinutes} minutes by phone. We call you, and you look at an example site for your trade meanwhile.`,
  demoNotes: [
    "Works from a phone in a parked truck.",
    "No slides, no card.",
    "No time here suits you? Call, and we find one.",
  ],
  messageHeading: "Or write it down",
  messageIntro: `A few boxes. ${dealTerms.response.written}`,
  topics: contactTopics,
  sentHeading: "It’s on somebody’s desk",
  sentSteps: [
    ...nextSteps.contact,
    "No newsletter follows. You asked a question, not for a subscription.",
  ],
  officesHeading: "Right now at the four offices",
} as const;
