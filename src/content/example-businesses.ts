import type { DrawnTradeId } from "./trades";

export type AwningColors = readonly [string, string];

export interface ExampleBusiness {
  name: string;
  domain: string;
  colors: { ground: string; ink: string; accent: string };
  awning: AwningColors;
}

export const ROOF_SKY = "#E9DDC8";

/** Every business here is invented; none is a client. */
export const EXAMPLE_BUSINESSES: Readonly<Record<DrawnTradeId, ExampleBusiness>> = {
  hvac: {
    name: "Halden Air",
    domain: "haldenair.example",
    colors: { ground: "#fff", ink: "#14284B", accent: "#F26B3A" },
    awning: ["#14284B", "#F26B3A"],
  },
  plumb: {
    name: "Okafor & Sons",
    domain: "okaforplumbing.example",
    colors: { ground: "#fff", ink: "#0A2E4F", accent: "#0B5FA5" },
    awning: ["#0B5FA5", "#EAF2F9"],
  },
  roof: {
    name: "Ridgeline Roofing",
    domain: "ridgelineroofing.example",
    colors: { ground: "#F7F1E6", ink: "#2A2D34", accent: "#E0643A" },
    awning: ["#A83F25", "#F3E7D2"],
  },
  elec: {
    name: "Brightwork",
    domain: "brightwork.example",
    colors: { ground: "#14122F", ink: "#fff", accent: "#FFB84D" },
    awning: ["#2E2861", "#FFB84D"],
  },
  land: {
    name: "Juniper & Stone",
    domain: "juniperandstone.example",
    colors: { ground: "#FBF7EA", ink: "#28502F", accent: "#D94F70" },
    awning: ["#28502F", "#E9E3C4"],
  },
  clean: {
    name: "Tidewater",
    domain: "tidewaterclean.example",
    colors: { ground: "#FFF8F4", ink: "#17626B", accent: "#E2735A" },
    awning: ["#17626B", "#F8D9CF"],
  },
  pest: {
    name: "Lookout",
    domain: "lookoutpest.example",
    colors: { ground: "#F7EFD2", ink: "#2B2A17", accent: "#E9B824" },
    awning: ["#2B2A17", "#E9B824"],
  },
  garage: {
    name: "Pryor Overhead Door",
    domain: "pryordoor.example",
    colors: { ground: "#fff", ink: "#2B333B", accent: "#8B2F2B" },
    awning: ["#8B2F2B", "#E7E9EA"],
  },
};
