import { renderAsync } from "@resvg/resvg-js";
import { withTokens } from "../drawings/token-colors.mjs";
import { palettePng } from "./palette-png.mjs";
import { shareCard } from "./share-card.mjs";
import { pictureReader } from "./site-picture.mjs";

/** @typedef {import("../../src/app/prerender/share-pictures.ts").SharePicture} SharePicture */

const OPTIONS = { font: { loadSystemFonts: false } };

/**
 * @param {string} dist folder of the drawings
 * @param {Pick<typeof import("../../src/app/entry-server.tsx"), "site" | "SHARE_IMAGE_SIZE">} server
 */
export function shareImages(dist, { site, SHARE_IMAGE_SIZE: size }) {
  const place = pictureReader(dist);
  return {
    /** @param {SharePicture} picture */
    card: (picture) => shareCard(picture, { brand: site.brand, place, size }),
    /** @param {string} card */
    async png(card) {
      const { pixels } = await renderAsync(await withTokens(card), OPTIONS);
      return palettePng(pixels, size);
    },
  };
}
