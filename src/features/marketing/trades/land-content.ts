import type { TradeStory } from "./trade-story";

export const landStory: TradeStory = {
  website: "Landscaping website",
  description:
    "A website for landscapers, built around the first warm Saturday: your own yards, care plans with prices, a start date.",
  headline: "A landscaping website for the first warm Saturday.",
  intro:
    "People hire a yard with their eyes. They want to see one like theirs, know who will be in it, and hear what it costs before they like it too much.",
  moment: "The yard is the first thing guests see and the last thing anyone does.",
  calls: [
    {
      ask: "Can I see your work?",
      answer:
        "Yards by size and kind, before and after from the same spot, with what was done and in which month. No brochure gardens.",
    },
    {
      ask: "Can you make it look like next door’s?",
      answer:
        "A next step for the shy: one walk through the yard, what it costs, and what they hold in their hands afterward.",
    },
    {
      ask: "When could you start?",
      answer:
        "One line under the headline: mowing now, planting from April, stonework booked until June. You text us when it moves.",
    },
    {
      ask: "Do you take the leaves, too?",
      answer:
        "Care plans side by side: how many visits, where the clippings and leaves go, and what costs extra.",
    },
  ],
  opens: "A big season-led picture and one friendly next step.",
  pages: [
    {
      name: "Care plans",
      text: "Weekly, every two weeks or once, by size of lot, with the rule for rain and drought.",
    },
    {
      name: "Design",
      text: "From walk to drawing to price, and whether the drawing’s fee comes off the job.",
    },
    {
      name: "Planting",
      text: "What outlives deer, clay and shade where you work, and what happens if it doesn’t take.",
    },
    {
      name: "Hardscape",
      text: "Patios, walls, steps, with a picture of the base that nobody sees later.",
    },
    { name: "Gallery", text: "Filed by what people look for: slope, shade, small front, no lawn." },
    {
      name: "Towns",
      text: "Soil, watering days, and what the homeowners’ association lets you plant.",
    },
  ],
  season: {
    months: [0, 1, 3, 3, 3, 2, 1, 1, 2, 3, 1, 0],
    text: "Spring clean-ups book first, leaves pay for fall, and winter is for drawings.",
    changes: [
      { when: "February", what: "The picture turns from snow to mulch, and clean-ups open." },
      { when: "April", what: "Mowing and planting lead, and the start date is kept true." },
      { when: "September", what: "Leaves, aeration, bulbs, and the patio that fits before frost." },
      { when: "December", what: "Drawings in winter, digging in spring. Snow, if you plow." },
    ],
  },
  trust: [
    "Before and after, same angle",
    "Who will be in the yard",
    "Weekly, monthly and once, priced",
  ],
  ground: "#EFF0DC",
};
