import type { City } from "@/features/marketing/about/city-map";

export interface CityMapData {
  farShores: readonly string[];
  land: string;
  streets: { angle: number; step: number };
  parks: readonly string[];
  streams: readonly string[];
  roads: readonly string[];
  islands: readonly string[];
  waters: readonly { name: string; x: number; y: number; angle?: number }[];
  pin: readonly [number, number];
}

export const cityMaps: Record<City, CityMapData> = {
  "New York": {
    farShores: [
      "M-10-10H152l-20 62-22 66-16 60-12 62-26 34-18 66H-10Z",
      "M310-10V340H150l8-34 26-20 4-44 22-34 6-46 26-34 2-44 20-34 6-60Z",
    ],
    land: "M176 22l20 8 8 26-14 42-10 44-16 42-12 44-16 30-14 12-10-14 4-34 12-58 16-62 14-52Z",
    streets: { angle: 17, step: 13 },
    parks: ["M160 78l16 5-12 48-15-5Z"],
    streams: [],
    roads: ["M150 268L232 330M196 196L300 244M-10 132l92 40"],
    islands: [],
    waters: [
      { name: "Hudson", x: 92, y: 226, angle: -74 },
      { name: "East River", x: 206, y: 164, angle: -72 },
    ],
    pin: [152, 196],
  },
  "Los Angeles": {
    farShores: [],
    land: "M-10-10H310V340H196l-22-22-4-34 20-22-26-26-30-20-22-46-44-18-62-8-40 2Z",
    streets: { angle: 3, step: 19 },
    parks: ["M20 58l62-26 74 6 60-18 24 22-70 34-78 10Z"],
    streams: [],
    roads: [
      "M310 250L206 158 150 60 120-10M-10 128l96 24 120 6 104-12M206 158l-18 100 6 82M310 60L206 158",
    ],
    islands: [],
    waters: [{ name: "Pacific", x: 66, y: 236 }],
    pin: [206, 158],
  },
  Toronto: {
    farShores: [],
    land: "M-10-10H310V196l-40 10-30-2-22 12-8 22-14-18-36 10-44 14-52 10-40 26-34 6Z",
    streets: { angle: -16, step: 17 },
    parks: ["M42 96l40-12 14 44-38 14ZM214 70l22-6 10 70-18 8Z"],
    streams: ["M262-10c-18 40 6 66-18 104s-16 62-28 112"],
    roads: ["M-10 218l96-32 92-24 46-22 86-26M150-10l30 172"],
    islands: ["M120 286c18-18 54-24 78-12 10 6-6 12-24 12-22 2-44 16-54 0Z"],
    waters: [{ name: "Lake Ontario", x: 86, y: 318 }],
    pin: [166, 196],
  },
  Ottawa: {
    farShores: ["M-10-10H310V4l-88 62-50 26-38 34-40 10-48 24-56 12Z"],
    land: "M-10 206l60-10 52-26 40-8 36-36 50-22 82-58V340H-10Z",
    streets: { angle: -32, step: 16 },
    parks: ["M14 236l54-14 18 44-56 22ZM214 196l50-10 10 46-48 12Z"],
    streams: ["M170 134c4 34-14 40-6 74s44 38 44 74-18 36-16 60"],
    roads: ["M-10 300l120-60 110-70 90-30M120 166l40 174"],
    islands: [],
    waters: [
      { name: "Ottawa River", x: 84, y: 162, angle: -20 },
      { name: "Rideau Canal", x: 244, y: 272 },
    ],
    pin: [146, 206],
  },
};
