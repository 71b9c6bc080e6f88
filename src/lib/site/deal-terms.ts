/**
 * What only the company can decide about the deal, in one place. Pricing, Checkout, Terms and
 * Home all read it, so they cannot disagree. A sentence may stand alone on any page.
 */
export const dealTerms = {
  priceUsdPerMonth: 299,
  dueTodayUsd: 0,
  demoMinutes: 20,
  billing: {
    starts: "The first month starts when you approve the draft, not when we start drawing.",
    renews: "The rent renews on the same day each month until you stop it.",
    taxes: "Prices are in US dollars. Tax is added where it applies.",
  },
  notice: {
    days: 30,
    short: "Leave with 30 days’ notice",
    long: "Stop any month with 30 days’ notice, by phone or email. There is no minimum term and no exit fee.",
  },
  ownership: {
    short: "Your domain, words and photos are yours",
    long: "Your domain name, your text, your photos and your reviews belong to you from the first day. The site’s design and code belong to us; you rent them.",
    yours: ["Your domain name", "Your text", "Your photos", "Your reviews"],
    ours: ["The design", "The code"],
  },
  export: {
    days: 10,
    short: "Take your content when you go",
    long: "When you leave, we send your text, photos and form entries as ordinary files within 10 business days and point your domain where you say.",
  },
  edits: {
    short: "Edits are part of the rent",
    long: "Send edits by text, email or phone. A change to what is on the site is an edit; a new page type or a new function is a project, and we say which before we start.",
    included: [
      "New hours, prices, phone numbers and towns",
      "Swapping photos and seasonal offers",
      "A new service page in the layout you have",
      "Adding a team member or a review",
    ],
    notIncluded: [
      "An online store or a booking system of your own",
      "Translating the whole site",
      "A second brand with its own domain",
    ],
    turnaround: "Small edits are done within two business days.",
  },
  response: {
    businessDays: 1,
    long: "We call back within one business day.",
    written: "A person answers by email within one business day.",
  },
  included: [
    {
      title: "Build",
      summary: "Done once, before you go live.",
      items: [
        "Design for your trade",
        "Service and town pages",
        "Copy written from one interview",
        "Forms that reach your phone",
        "Old links lead to the new pages",
        "Launch checks on real phones",
      ],
    },
    {
      title: "Host",
      summary: "Always on, looked after by us.",
      items: [
        "Fast hosting, with the padlock",
        "Daily backups",
        "Domain renewals tracked",
        "Security updates",
        "An alarm if your site goes down",
        "Spam filtering on forms",
      ],
    },
    {
      title: "Optimize",
      summary: "So the right people find it.",
      items: [
        "Titles and text for search results",
        "Google Business Profile linked",
        "Pictures that load fast",
        "Your reviews, kept current",
        "Checked to be usable by all",
        "Calls and forms counted for you",
      ],
    },
    {
      title: "Improve",
      summary: "Every month, in writing.",
      items: [
        "At least one planned change",
        "A one-page report",
        "Small edits by text",
        "Seasonal offers swapped",
        "What doesn’t help is undone",
        "A person to call",
      ],
    },
  ],
  notIncluded: [
    {
      title: "Callsi AI",
      text: "The phone assistant is optional. It is quoted on the demo, by call volume.",
    },
    {
      title: "Ad spend",
      text: "If you run ads, you pay the ad platform directly. We make the page they land on.",
    },
    {
      title: "A photographer",
      text: "Phone photos are fine, and we show you how to take them. A pro is your call.",
    },
    {
      title: "Online stores",
      text: "We build for service businesses. If you sell from a warehouse, we say so and point you elsewhere.",
    },
  ],
} as const;
