import { readStored, writeStored } from "@/lib/storage/storage";

/** Where the router's ScrollRestoration keeps how far down each entry of the tab's history was. */
const STORED_PLACES = "react-router-scroll-positions";

/** To be called on leaving a page that the router does not know. `key` is its entry's. */
export function keepPlace(key: string, place: number): void {
  writePlaces({ ...readPlaces(), [key]: place });
}

/** In pixels from the top. */
export const placeOf = (key: string) => readPlaces()[key] ?? 0;

/** To be called before the router takes a page over: where it is now, it shall stay. */
export function forgetPlace(key: string): void {
  const { [key]: _, ...others } = readPlaces();
  writePlaces(others);
}

// Only the router and this file write it. Without storage a page is come back to at its top.
const readPlaces = (): Record<string, number> =>
  JSON.parse(readStored(STORED_PLACES, "sessionStorage") ?? "{}");

const writePlaces = (places: Record<string, number>) =>
  writeStored(STORED_PLACES, JSON.stringify(places), "sessionStorage");
