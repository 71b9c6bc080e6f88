// node --import tsx art/maps/make-maps.ts: writes public/maps/*.svg. Run it after changing a place, and commit the files.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cardPlaces, leadReviewPlaces, reviewPlaces, type Place } from "./map-places";
import { STATE_IDS, stateMap, stateThumbnail } from "./state-map";

const FOLDER = "public/maps";

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(`${FOLDER}/states`, { recursive: true });

function draw(places: Place[], frame: Parameters<typeof stateMap>[1]) {
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
