/** Lines of every bill: only services that a client can be shown. */
export const planContents = [
  {
    title: "Build",
    summary: "Done once, before you go live.",
    items: [
      "Design for your trade",
      "Service and town pages",
      "Copy written from the demo",
      "Forms that reach your phone",
      "Old links lead to the new pages",
      "Launch checks on real phones",
    ],
  },
  {
    title: "Host",
    summary: "Always on, looked after by us.",
    items: [
      "Hosting with HTTPS, speed reported",
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
      "Google Business Profile links to it",
      "Pictures cut to size for phones",
      "Your newest Google reviews, monthly",
      "Tested by keyboard and screen reader",
      "Taps to call and forms, counted",
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
] as const;
