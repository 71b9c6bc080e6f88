// node art/maps/make-maps.mjs: writes public/maps/*.svg. Run it after changing a place, and commit the files.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cardPlaces, leadReviewPlaces, reviewPlaces } from "./map-places.mjs";
import { STATE_IDS, stateMap, stateThumbnail } from "./state-map.mjs";

const FOLDER = "public/maps";

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(`${FOLDER}/states`, { recursive: true });

/** @param {import("./map-places.mjs").Place[]} places @param {Parameters<typeof stateMap>[1]} frame */
function draw(places, frame) {
  for (const place of places) {
    const slug = `${place.city}-${place.state}`.toLowerCase().replaceAll(" ", "-");
    writeFileSync(`${FOLDER}/${slug}.svg`, stateMap(place, frame));
  }
}

draw(cardPlaces, { width: 104, height: 124, padding: 12 });
draw(leadReviewPlaces, { width: 400, height: 330, padding: 34, isLarge: true });
draw(reviewPlaces, { width: 190, height: 150, padding: 16 });
for (const state of Object.keys(STATE_IDS)) {
  writeFileSync(`${FOLDER}/states/${state.toLowerCase()}.svg`, stateThumbnail(state));
}
const places = [...cardPlaces, ...leadReviewPlaces, ...reviewPlaces];
console.log(`Drew ${places.length} maps and ${Object.keys(STATE_IDS).length} states.`);
