import type { Segment } from "./segment";

const OWNERS = [
  "Abbott", "Alder Creek", "Barlow", "Bellweather", "Birch Hill", "Calloway", "Carver", "Castellano",
  "Clearbrook", "Dalton", "Delgado", "Eastgate", "Ellery", "Fairmount", "Fenwick", "Fisk",
  "Garrity", "Glen Rock", "Haverty", "Hollis", "Ibarra", "Ironwood", "Jasper", "Kessler",
  "Kingfisher", "Lindqvist", "Lone Pine", "Maddox", "Mercer", "Nakamura", "Novak", "Oakhurst",
  "Ortega", "Palmer", "Pemberton", "Quarry Road", "Quinlan", "Redfern", "Rosen", "Saltmarsh",
  "Sandoval", "Stillwater", "Tamarack", "Thorpe", "Underhill", "Vance", "Wexford", "Whitcomb",
  "Yarrow", "Zielinski",
]; // prettier-ignore

const SMALL_TRADES = [
  "Plumbing", "Roofing", "Electric", "Heating & Air", "Landscaping", "Cleaning", "Garage Doors",
  "Tree Care", "Painting", "Fence Co.", "Masonry",
]; // prettier-ignore

const ENTERPRISE_OWNERS = [
  "Allegheny", "Bay State", "Cascadia", "Delmarva", "Erie Shore", "Front Range", "Great Basin",
  "High Plains", "Inland", "Keystone", "Lakeshore", "Midland", "Niagara",
]; // prettier-ignore

const ENTERPRISE_TRADES = ["Mechanical", "Restoration Group", "Building Services"];

/** Invented businesses, as many as asked for, no two alike. */
export function clientNames(segment: Segment, count: number): string[] {
  const [owners, trades] =
    segment === "enterprise" ? [ENTERPRISE_OWNERS, ENTERPRISE_TRADES] : [OWNERS, SMALL_TRADES];
  if (count > owners.length * trades.length) throw new RangeError("Too few names for that many");
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / owners.length);
    return `${owners[index % owners.length]} ${trades[(index + round * 4) % trades.length]}`;
  });
}

/** "Okafor & Sons" would have "okaforandsons.example". */
export function domainOf(name: string): string {
  const label = name
    .replace(/ Co\.$/, "")
    .replaceAll("&", "and")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  return `${label}.example`;
}
