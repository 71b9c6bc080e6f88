import { dealTerms } from "@/lib/site/deal-terms";
import { contactTopics } from "@/lib/site/lead-topics";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";

type ContactRoute = { who: string; how: string; action: string; href: string };

/** Each text is English and its own translation key. */
export const contactContent = {
  description: `Call, write, or schedule a ${dealTerms.demoMinutes}-minute demo.`,
  heading: "The quickest way is the phone.",
  routesHeading: "Who do you need?",
  routes: [
    {
      who: "Thinking about a site",
      how: `Trade, town, and what the phone isn’t doing. ${dealTerms.demoMinutes}\u00a0minutes, no card.`,
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
  demoHeading: `Schedule Demo: pick your ${dealTerms.demoMinutes} minutes`,
  demoIntro: "We call you. You look at an example site for your trade while we talk.",
  demoNotes: [
    "Works from a phone in a parked truck.",
    "No slides, no card.",
    "Need another time? Call and say your reference.",
  ],
  messageHeading: "Or write it down",
  messageIntro: `A few boxes. ${dealTerms.response.written}`,
  topics: contactTopics,
  sentHeading: "It’s on somebody’s desk",
  sentSteps: [
    dealTerms.response.written,
    "No newsletter follows. You asked a question, not for a subscription.",
  ],
  officesHeading: "Right now at the four offices",
} as const;
