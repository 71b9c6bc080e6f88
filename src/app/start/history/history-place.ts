import { readStored, writeStored } from "@/lib/storage/storage";

/** Where the router's ScrollRestoration keeps how far down each entry of the tab's history was. */
const STORED_PLACES = "react-router-scroll-positions";

/** To be called before leaving a page that the router does not know. */
export function keepPlace(): void {
  changePlaces((places, key) => ({ ...places, [key]: scrollY }));
}

/** To be called before the router takes a page over: where it is now, it shall stay. */
export function forgetPlace(): void {
  changePlaces(({ ...places }, key) => {
    delete places[key];
    return places;
  });
}

type Places = Record<string, number>;

function changePlaces(change: (places: Places, key: string) => Places): void {
  const { key }: { key?: string } = history.state ?? {};
  if (key === undefined) return;
  // Only the router and this file write it. Without storage a page is come back to at its top.
  const places: Places = JSON.parse(readStored(STORED_PLACES, "sessionStorage") ?? "{}");
  writeStored(STORED_PLACES, JSON.stringify(change(places, key)), "sessionStorage");
}
