import type { DrawnTradeId } from "@/lib/site/trades";

export interface TradeStory {
  /** The moment somebody picks up the phone. */
  moment: string;
  calls: readonly string[];
  opens: string;
  pages: string;
  season: {
    /** How busy, January to December, from 0 (quiet) to 3 (phones ring off the wall). */
    months: readonly number[];
    text: string;
  };
  trust: readonly string[];
  /** Ground of the section. */
  ground: string;
}

export const tradeStories: Readonly<Record<DrawnTradeId, TradeStory>> = {
  hvac: {
    moment: "It’s 54 degrees indoors and the kids are in coats.",
    calls: [
      "How soon can someone be here?",
      "Is it worth fixing one this old?",
      "Who does the rebate paperwork?",
    ],
    opens: "Same-day wording, a booking window, and the price of a visit.",
    pages: "Repair, replacement, heat pumps, tune-up plan, rebates, towns",
    season: {
      months: [3, 3, 2, 1, 2, 3, 3, 3, 1, 1, 2, 3],
      text: "Two peaks: the first hard freeze and the first hot week. Tune-ups fill the gaps.",
    },
    trust: ["License number up top", "Price of a visit, in dollars", "Your techs, by first name"],
    ground: "#E4EFF4",
  },
  plumb: {
    moment: "Something is wet that shouldn’t be.",
    calls: [
      "What will it cost to come out?",
      "It’s coming through the ceiling. Now what?",
      "Can you snake it today?",
    ],
    opens: "A call button that never leaves the screen, then “What is it doing?”",
    pages: "Emergency, drains, heaters, fixtures, prices, towns",
    season: {
      months: [3, 3, 2, 1, 1, 1, 2, 2, 1, 1, 3, 3],
      text: "Steady all year. Pipes freeze in January; disposals give up on Thanksgiving.",
    },
    trust: ["Master license shown", "Trip fee before the call", "What to shut off while you wait"],
    ground: "#E6EFF7",
  },
  roof: {
    moment: "There was hail, and the neighbor already has a ladder up.",
    calls: [
      "Have you done one near me?",
      "Will you meet the adjuster?",
      "It only leaks when it rains. Is that bad?",
    ],
    opens: "Proof of roofs nearby, a free inspection, help with the claim.",
    pages: "Replacement, repair, storm claims, materials, gallery, towns",
    season: {
      months: [0, 0, 1, 2, 3, 3, 2, 2, 3, 3, 2, 1],
      text: "Storms start it, snow ends it. The storm page is written in advance and waits.",
    },
    trust: [
      "Insurance on request, by link",
      "Roofs by street, with dates",
      "Warranty in plain words",
    ],
    ground: "#F5EADA",
  },
  elec: {
    moment: "The panel buzzes, or there’s a new car that needs a charger.",
    calls: [
      "Do you handle the permit?",
      "It buzzes. Should I be standing here?",
      "Can my garage take a charger?",
    ],
    opens: "License, fixed prices, and permits handled.",
    pages: "Panels, chargers, rewiring, lighting, safety checks, towns",
    season: {
      months: [2, 1, 1, 1, 2, 3, 3, 3, 1, 1, 2, 3],
      text: "Air conditioners trip panels in July. Heaters and eleven strings of lights do it in December.",
    },
    trust: [
      "License and bond numbers",
      "Fixed prices for common jobs",
      "Permit and inspection included",
    ],
    ground: "#14122F",
  },
  land: {
    moment: "The yard is the first thing guests see and the last thing anyone does.",
    calls: [
      "Can I see your work?",
      "Can you make it look like next door’s?",
      "When could you start?",
    ],
    opens: "A big season-led picture and one friendly next step.",
    pages: "Care plans, design, planting, hardscape, gallery, towns",
    season: {
      months: [0, 1, 3, 3, 3, 2, 1, 1, 2, 3, 1, 0],
      text: "Spring clean-ups book first, leaves pay for fall, and winter is for drawings.",
    },
    trust: [
      "Before and after, same angle",
      "Who will be in the yard",
      "Weekly, monthly and once, priced",
    ],
    ground: "#EFF0DC",
  },
  clean: {
    moment: "Guests on Friday, no time on Thursday.",
    calls: ["Will it be the same person?", "Do you bring the supplies?", "Any room this week?"],
    opens: "An honest price by bedroom, before any form.",
    pages: "Regular, deep clean, move-out, prices, team, towns",
    season: {
      months: [1, 1, 2, 3, 3, 2, 2, 3, 1, 1, 3, 3],
      text: "Spring cleaning, moving month, then everyone’s relatives at once.",
    },
    trust: ["Background checks, explained", "Insured, with proof", "How a re-clean works"],
    ground: "#FBE9E3",
  },
  pest: {
    moment: "Something moved. They would like it to stop.",
    calls: ["Is it safe for the dog?", "What is this? I took a picture.", "Can you come quietly?"],
    opens: "A picture guide, then a number.",
    pages: "Ants, wasps, rodents, termites, prevention, towns",
    season: {
      months: [0, 0, 1, 3, 3, 2, 2, 3, 2, 2, 1, 0],
      text: "Ants in spring, wasps in August, mice on the first cold night.",
    },
    trust: ["State applicator license", "What goes down, and where", "Plain van on request"],
    ground: "#F6EBC6",
  },
  garage: {
    moment: "The car is inside. The door is not opening.",
    calls: [
      "Can you come before work?",
      "Is it just the spring?",
      "What would a new one look like on my house?",
    ],
    opens: "One giant button for repairs, a panel picker for everyone else.",
    pages: "Repair, springs, openers, new doors, panel guide, towns",
    season: {
      months: [3, 3, 2, 1, 2, 2, 1, 1, 2, 2, 2, 3],
      text: "Springs snap in the cold. New doors sell once people stand in the driveway again.",
    },
    trust: [
      "Parts carried on the truck",
      "Repair price before replacement",
      "No “lifetime” without a page",
    ],
    ground: "#E9EDEF",
  },
};
