import { formatUsd } from "@/lib/format/format";
import { dealTerms } from "@/content/deal-terms";
import { site } from "@/content/company";
import type { DrawnTradeId } from "@/content/trades";
import type { Question } from "../faq";

const price = formatUsd(dealTerms.priceUsdPerMonth);
const due = formatUsd(dealTerms.dueTodayUsd);
const { turnaround } = dealTerms.edits;
const booking = `A website from ${site.brand} is ${price} a month. ${dealTerms.edits.booking}`;

type TradeQuestions = {
  title: string;
  items: readonly Question[];
};

/** Each answer must be clear on its own, as in search results. */
export const tradeQuestions: Readonly<Record<DrawnTradeId, TradeQuestions>> = {
  hvac: {
    title: "What heating and cooling contractors ask",
    items: [
      {
        question: "How much does an HVAC website cost?",
        answer: `An HVAC website from ${site.brand} is ${price} a month, with ${due} due until you approve the draft. Text, design, hosting, small edits and a planned change each month are in it. Ad spend and an online booking system of your own are not.`,
      },
      { question: "Can customers book a service visit online?", answer: booking },
      {
        question: "We do heating, cooling and refrigeration. Is that one website or three?",
        answer:
          "One website. Each kind of work has its own pages, and the season decides which of them comes first. Only a second brand with a domain of its own is a project.",
      },
      {
        question: "Can the site show financing for a new system?",
        answer:
          "Yes. The replacement page says what you offer and through whom, and links to the lender’s own application. Nobody types a bank account into your site, and we print only payments that the lender lets you print.",
      },
    ],
  },
  roof: {
    title: "What roofers ask",
    items: [
      {
        question: "How much does a roofing website cost?",
        answer: `A roofing website from ${site.brand} is ${price} a month, and ${due} until you approve the draft. The storm page, the claims page and the gallery are in it. A drone pilot or photographer is not, and after a storm you pay for ads directly, if you want any.`,
      },
      {
        question: "How fast can a storm page go up after hail?",
        answer: `It is written and approved before there is a storm, so it only has to be put first. Text us the town and the date. ${turnaround}`,
      },
      {
        question: "Do you use our photos or stock photos?",
        answer:
          "Yours. Phone photos from the curb are fine, and we show you how to take them. A roof you never did is the one picture a homeowner will ask you about.",
      },
      {
        question: "Can a roofing website say that we waive the deductible?",
        answer:
          "We don’t write that. Many states forbid it, and insurers look for it. The claims page says what you do instead: document the damage, meet the adjuster and put the whole price in writing.",
      },
    ],
  },
  plumb: {
    title: "What plumbers ask",
    items: [
      {
        question: "How much does a plumbing website cost?",
        answer: `A plumbing website from ${site.brand} is ${price} a month, with ${due} due until you approve the draft. Emergency page, price list and town pages are in it. Somebody who answers at night is not: our phone assistant, Callsi AI, is an option with a price of its own, from ${dealTerms.callsi.from} a month.`,
      },
      {
        question: "Should a plumber’s website show prices?",
        answer:
          "At least the trip fee and the flat jobs. A caller who sees no figure expects a bad one. You set the prices, and changing one is an edit, which the rent includes.",
      },
      {
        question: "Can customers text a photo of the leak?",
        answer:
          "Yes, if your number takes texts: the button opens their own messages with your number in it. A shared inbox or automatic replies belong to your phone service, and the site works with either.",
      },
      {
        question: "We take night calls in some towns only. Can the site say so?",
        answer:
          "Yes. Hours belong to each town’s page, so a caller two counties over reads when you open and does not wake you for a job you would turn down.",
      },
    ],
  },
  elec: {
    title: "What electricians ask",
    items: [
      {
        question: "How much does an electrician’s website cost?",
        answer: `An electrician’s website from ${site.brand} is ${price} a month, and ${due} until you approve the draft. Pages for panels, chargers, rewiring and safety checks are in it. A store for fixtures is not: that is a project with its own price.`,
      },
      {
        question: "Can an electrician’s website show fixed prices?",
        answer:
          "Yes, for what repeats: a charger within so many feet, a fan, a panel of one size. Each price says what it assumes, so that the exception is a conversation and not an argument.",
      },
      {
        question: "Who checks what the site says about electrical code?",
        answer:
          "You do. We write it in plain words from the demo, and no line on safety, code or permits goes live before you have approved it.",
      },
      {
        question: "Can the site show licenses for more than one state?",
        answer:
          "Yes. Each number stands in the footer and on the pages of the towns where it counts. Adding one is an edit, which the rent includes.",
      },
    ],
  },
  land: {
    title: "What landscapers ask",
    items: [
      {
        question: "How much does a landscaping website cost?",
        answer: `A landscaping website from ${site.brand} is ${price} a month all year, with ${due} due until you approve the draft. The gallery and its new yards are in it. A photographer is not: phone photos are fine, and we show you how to take them.`,
      },
      {
        question: "Do I need before-and-after photos to start?",
        answer:
          "No. We start with the pictures in your phone and name the three yards to photograph next, from the same spot in two seasons. Adding them is an edit, which the rent includes.",
      },
      {
        question: "We stop mowing in November. What does the site do in winter?",
        answer:
          "It changes its first page: to drawings and pruning, to snow if you plow, or to the date when you are back. That is the month’s planned change, and costs nothing more.",
      },
      {
        question: "Can customers pay for mowing on the website?",
        answer:
          "The site links to whatever you send invoices with today. A store or a billing system of your own is a project with its own price, which we name before we start.",
      },
    ],
  },
  clean: {
    title: "What cleaning companies ask",
    items: [
      {
        question: "How much does a cleaning service website cost?",
        answer: `A cleaning service website from ${site.brand} is ${price} a month, and ${due} until you approve the draft. Prices by bedroom, team page and the form are in it. An online booking or payment system of your own is not: that is a project.`,
      },
      { question: "Can customers book a cleaning online?", answer: booking },
      {
        question: "Should a cleaning company put its prices online?",
        answer:
          "By bedroom and how often, yes, with what raises them: a first visit, pets, an oven. Whoever still writes has read them. You set the figures, and we change them when you say so.",
      },
      {
        question: "How does a website show that cleaners can be trusted?",
        answer:
          "With what you can prove: which background check and how old, the insurance certificate, faces of people who agreed to be shown. We never invent a review for your site, and buy no pictures of a smiling team.",
      },
    ],
  },
  pest: {
    title: "What pest control firms ask",
    items: [
      {
        question: "How much does a pest control website cost?",
        answer: `A pest control website from ${site.brand} is ${price} a month, with ${due} due until you approve the draft. The picture guide and a page for each pest are in it. Ad clicks in wasp season are not: you pay the ad platform directly.`,
      },
      {
        question: "Can customers send a picture of the bug?",
        answer:
          "Yes, if your number takes texts: the button under the picture guide opens their messages with your number in it. Naming the insect stays with you. The site does not guess.",
      },
      {
        question: "May we write that a treatment is safe?",
        answer:
          "Federal labeling rules count a bare “safe” on a pesticide as misleading, so we write what the label says to do: where it goes, who keeps away, and for how long. It answers the question better.",
      },
      {
        question: "Where does our applicator license stand?",
        answer:
          "In the footer of every page and beside each treatment, in the wording your state asks for. You approve that wording in the draft.",
      },
    ],
  },
  garage: {
    title: "What garage door companies ask",
    items: [
      {
        question: "How much does a garage door website cost?",
        answer: `A garage door website from ${site.brand} is ${price} a month, and ${due} until you approve the draft. Repair prices and the panel guide are in it. A store for remotes and rollers is not: that is a project with its own price.`,
      },
      {
        question: "Can the site show a new door on the customer’s own house?",
        answer:
          "It shows your doors on real houses, by style and color. Tools that paint a door into a customer’s photo come from the makers, and the panel guide links to the one whose doors you hang.",
      },
      {
        question: "How do we show spring prices without bait?",
        answer:
          "One spring and the pair, fitted, with the trip, and what would make it more. A “from $39” that nobody ever paid is what people fear in this trade, and we don’t write one.",
      },
      {
        question: "We repair at night and sell doors by day. Which comes first?",
        answer:
          "The button for repairs, on every page and at every hour. Sales get the room below it, because whoever is choosing a door has time to scroll.",
      },
    ],
  },
};
