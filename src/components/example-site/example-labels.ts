import type { DrawnTradeId } from "@/content/trades";

/** Descriptions for `t()`. Screen readers differ on "&", so it is spelled out. */
export const exampleLabels: Record<
  DrawnTradeId,
  Record<"site" | "preview" | "phone" | "scene", string>
> = {
  hvac: {
    site: "Example heating and cooling website for the fictional business Halden Air",
    preview: "Preview: the example heating and cooling site with your business name in the header",
    phone: "The Halden Air example site on a phone",
    scene: "Example artwork for heating and cooling",
  },
  plumb: {
    site: "Example plumbing website for the fictional business Okafor and Sons",
    preview: "Preview: the example plumbing site with your business name in the header",
    phone: "The Okafor and Sons example site on a phone",
    scene: "Example artwork for plumbing",
  },
  roof: {
    site: "Example roofing website for the fictional business Ridgeline Roofing",
    preview: "Preview: the example roofing site with your business name in the header",
    phone: "The Ridgeline Roofing example site on a phone",
    scene: "Example artwork for roofing",
  },
  elec: {
    site: "Example electrical website for the fictional business Brightwork",
    preview: "Preview: the example electrical site with your business name in the header",
    phone: "The Brightwork example site on a phone",
    scene: "Example artwork for electrical",
  },
  land: {
    site: "Example landscaping website for the fictional business Juniper and Stone",
    preview: "Preview: the example landscaping site with your business name in the header",
    phone: "The Juniper and Stone example site on a phone",
    scene: "Example artwork for landscaping",
  },
  clean: {
    site: "Example cleaning website for the fictional business Tidewater",
    preview: "Preview: the example cleaning site with your business name in the header",
    phone: "The Tidewater example site on a phone",
    scene: "Example artwork for cleaning",
  },
  pest: {
    site: "Example pest control website for the fictional business Lookout",
    preview: "Preview: the example pest control site with your business name in the header",
    phone: "The Lookout example site on a phone",
    scene: "Example artwork for pest control",
  },
  garage: {
    site: "Example garage doors website for the fictional business Pryor Overhead Door",
    preview: "Preview: the example garage doors site with your business name in the header",
    phone: "The Pryor Overhead Door example site on a phone",
    scene: "Example artwork for garage doors",
  },
};

/** Describes the drawing of an older website; for `t()`. */
export const DATED_SITE_LABEL =
  "Example: the same fictional plumber’s older website, with small text and no clear phone number";
