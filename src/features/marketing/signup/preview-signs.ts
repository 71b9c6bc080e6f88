import { SERIF, type TextStyle, WIDE_SANS } from "@/components/example-site/drawn-label";
import type { DrawnTradeId } from "@/lib/site/trades";

/** Where a line of the visitor's stands on an example site of 720 by 1000, and in which letters. */
export interface Sign extends TextStyle {
  x: number;
  y: number;
  /** How wide it may get, in drawing units. */
  room: number;
}

interface PreviewSigns {
  business: Sign & { isUppercase?: true };
  town: Sign & { sentence: (town: string) => string };
}

/** The drawings leave these places empty for the preview, and show their own wording elsewhere. */
export const previewSigns: Readonly<Record<DrawnTradeId, PreviewSigns>> = {
  hvac: {
    business: { x: 72, y: 53, room: 300, family: SERIF, size: 27, weight: 800, fill: "#14284B" },
    town: {
      x: 36,
      y: 262,
      room: 380,
      size: 19,
      fill: "#44546A",
      sentence: (town) => `Furnace and AC repair in ${town}.`,
    },
  },
  plumb: {
    business: { x: 96, y: 66, room: 400, size: 25, weight: 800, fill: "#0A2E4F", stretch: 92 },
    town: {
      x: 296,
      y: 450,
      room: 380,
      size: 19,
      fill: "#3F5266",
      sentence: (town) => `Day and night calls in ${town}.`,
    },
  },
  roof: {
    business: {
      x: 98,
      y: 48,
      room: 430,
      size: 26,
      weight: 850,
      fill: "#fff",
      stretch: 76,
      spacing: 1.5,
      isUppercase: true,
    },
    town: {
      x: 58,
      y: 492,
      room: 385,
      size: 18,
      fill: "#55504A",
      sentence: (town) => `Tear-offs and repairs in ${town}.`,
    },
  },
  elec: {
    business: {
      x: 80,
      y: 56,
      room: 370,
      family: WIDE_SANS,
      size: 28,
      weight: 700,
      fill: "#fff",
      spacing: -0.6,
      stretch: 112,
    },
    town: {
      x: 34,
      y: 206,
      room: 380,
      size: 20,
      fill: "#CFCBEF",
      sentence: (town) => `Panels, EV chargers and rewires in ${town}.`,
    },
  },
  land: {
    business: {
      x: 360,
      y: 62,
      room: 350,
      anchor: "middle",
      family: SERIF,
      size: 40,
      weight: 500,
      fill: "#28502F",
      spacing: -0.5,
    },
    town: {
      x: 360,
      y: 90,
      room: 380,
      anchor: "middle",
      size: 12,
      weight: 600,
      fill: "#6B7F4B",
      spacing: 3.5,
      sentence: (town) => `GARDENS KEPT IN ${town.toUpperCase()}`,
    },
  },
  clean: {
    business: {
      x: 34,
      y: 58,
      room: 380,
      family: WIDE_SANS,
      size: 33,
      weight: 800,
      fill: "#17626B",
      spacing: -1,
      stretch: 120,
    },
    town: {
      x: 70,
      y: 906,
      room: 380,
      size: 20,
      weight: 500,
      fill: "#17626B",
      sentence: (town) => `Same cleaner each week in ${town}.`,
    },
  },
  pest: {
    business: {
      x: 32,
      y: 47,
      room: 500,
      family: WIDE_SANS,
      size: 30,
      weight: 900,
      fill: "#E9B824",
      stretch: 62,
      spacing: 2,
      isUppercase: true,
    },
    town: {
      x: 34,
      y: 738,
      room: 380,
      size: 19,
      fill: "#4C4A30",
      sentence: (town) => `Ants, wasps, rodents and termites in ${town}.`,
    },
  },
  garage: {
    business: { x: 82, y: 60, room: 430, size: 26, weight: 750, fill: "#2B333B", stretch: 94 },
    town: {
      x: 34,
      y: 964,
      room: 380,
      size: 22,
      weight: 600,
      fill: "#2B333B",
      stretch: 92,
      sentence: (town) => `Springs, cables and openers in ${town}.`,
    },
  },
};
