import type { Colleague } from "@/data/sample-company/colleagues";
import type { Segment } from "@/data/sample-company/seeded-random";

type NamedClient = { trade: string; place: string; keeper: Colleague };

/** In a file of its own, because the dashboard does not need it. */
export const CLIENT_PLACES: Readonly<Record<string, NamedClient>> = {
  "Halden Air": { trade: "heating-and-cooling", place: "Dublin, OH", keeper: "Priya Nair" },
  "Ridgeline Roofing": { trade: "roofing", place: "Bend, OR", keeper: "Sam Kowalski" },
  Tidewater: { trade: "cleaning", place: "Norfolk, VA", keeper: "Luis Ortega" },
  "Okafor & Sons": { trade: "plumbing", place: "Cleveland, OH", keeper: "Sam Kowalski" },
  Brightwork: { trade: "electrical", place: "Denver, CO", keeper: "Priya Nair" },
  "Juniper & Stone": { trade: "landscaping", place: "Bend, OR", keeper: "Luis Ortega" },
  Lookout: { trade: "pest-control", place: "Chattanooga, TN", keeper: "Priya Nair" },
  "Pryor Overhead Door": { trade: "garage-doors", place: "Pryor, OK", keeper: "Luis Ortega" },
  "Sunny Side Cleaning": { trade: "cleaning", place: "Ocala, FL", keeper: "Sam Kowalski" },
  "Northfork Tree & Turf": { trade: "landscaping", place: "Missoula, MT", keeper: "Sam Kowalski" },
  "Blue Kettle Cleaning": { trade: "cleaning", place: "Ithaca, NY", keeper: "Sam Kowalski" },
  "Ransom Garage Door": { trade: "garage-doors", place: "Fargo, ND", keeper: "Sam Kowalski" },
  "Cedar Gutter Co.": { trade: "roofing", place: "Redding, CA", keeper: "Sam Kowalski" },
  "Marlow Electric": { trade: "electrical", place: "Ocala, FL", keeper: "Sam Kowalski" },
  "Hatch Pest": { trade: "pest-control", place: "Macon, GA", keeper: "Luis Ortega" },
  "Northfork Drains": { trade: "plumbing", place: "Missoula, MT", keeper: "Sam Kowalski" },
  "Blue Mesa Comfort Systems": {
    trade: "heating-and-cooling",
    place: "Pueblo, CO",
    keeper: "Priya Nair",
  },
  "Kestrel Fire Protection": { trade: "other", place: "Tulsa, OK", keeper: "Priya Nair" },
  "Granite Gate Paving": { trade: "other", place: "Worcester, MA", keeper: "Luis Ortega" },
};

// prettier-ignore
const OWNERS = [
  "Abbott", "Alder Creek", "Amaya", "Ashby", "Aspen Street", "Atwater", "Avery", "Bannock", "Barlow",
  "Beacon Hill", "Bellweather", "Bergstrom", "Birch Hill", "Blackwood", "Bluff View", "Boyle",
  "Bramble", "Brandt", "Briar Lane", "Burgess", "Cady", "Calloway", "Canfield", "Carver",
  "Castellano", "Chandler", "Cherry Street", "Clearbrook", "Cobb", "Colvin", "Copperline", "Corliss",
  "Cortez", "Cranberry", "Crowell", "Dalton", "Danvers", "Deer Run", "Delgado", "Denby", "Dexter",
  "Dogwood", "Donnelly", "Drummond", "Dunmore", "Eagle Point", "Eastgate", "Ellery", "Elm Grove",
  "Emerson", "Espinoza", "Estes", "Fairmount", "Fallon", "Fenwick", "Ferris", "Finch", "Fisk",
  "Flint River", "Foley", "Foxglove", "Fulton", "Gallagher", "Garrity", "Gibson", "Glen Rock",
  "Gower", "Grady", "Granger", "Greer", "Hadley", "Hanover", "Harbor Light", "Harrow", "Haverty",
  "Hazelton", "Hewitt", "Hollis", "Holloway", "Huxley", "Ibarra", "Ingram", "Ironwood", "Irving",
  "Jarvis", "Jasper", "Jennings", "Kearney", "Kendrick", "Kessler", "Kimball", "Kingfisher", "Kirby",
  "Knox", "Lambert", "Langley", "Larch", "Leland", "Lindqvist", "Lockhart", "Lone Pine", "Lowry",
  "Lyman", "Maddox", "Malone", "Maple Row", "Marsh Creek", "McAllister", "Mercer", "Merritt",
  "Milbrook", "Monroe", "Mulligan", "Nakamura", "Nash", "Newcomb", "Nolan", "Novak", "Oakhurst",
  "Odell", "Orchard", "Ortega", "Osgood", "Otter Creek", "Palmer", "Parrish", "Pemberton", "Perkins",
  "Pine Barren", "Porter", "Quarry Road", "Quimby", "Quinlan", "Radcliffe", "Ramsey", "Redfern",
  "Reyes", "Rigby", "Rosen", "Ruskin", "Saltmarsh", "Sandoval", "Sawyer", "Shelby", "Sibley",
  "Sparrow", "Stillwater", "Sutter", "Talbot", "Tamarack", "Thorpe", "Tillman", "Trask", "Underhill",
  "Upton", "Valdez", "Vance", "Vickers", "Walden", "Wendell", "Wexford", "Whitcomb", "Wilder",
  "Winslow", "Wren", "Yardley", "Yarrow", "York", "Zamora", "Zielinski",
];

// prettier-ignore
const SMALL_LINES: readonly string[] = [
  "Plumbing", "Roofing",
  "Electric", "Heating & Air",
  "Landscaping", "Cleaning",
  "Garage Doors", "Tree Care",
  "Painting", "Fence Co.",
  "Masonry",
];

// prettier-ignore
const ENTERPRISE_OWNERS = [
  "Allegheny", "Bay State", "Cascadia", "Delmarva", "Erie Shore", "Front Range", "Great Basin",
  "High Plains", "Inland", "Keystone", "Lakeshore", "Midland", "Niagara", "Ozark", "Palouse",
  "Piedmont", "Quad Cities", "Rio Grande", "Sandhills", "Tri-State", "Upper Valley", "Wabash",
];

const ENTERPRISE_LINES: readonly string[] = [
  "Mechanical",
  "Restoration Group",
  "Building Services",
];

/** Invented businesses in sequence, no two alike. */
export function businessNames(segment: Segment): () => string {
  const [owners, lines] =
    segment === "enterprise" ? [ENTERPRISE_OWNERS, ENTERPRISE_LINES] : [OWNERS, SMALL_LINES];
  let used = 0;
  return () => {
    const round = Math.floor(used / owners.length);
    const owner = owners[used % owners.length];
    const line = lines[(used + round * 4) % lines.length];
    used += 1;
    if (owner === undefined || line === undefined || round >= lines.length) {
      throw new RangeError("Too few names for that many");
    }
    return `${owner} ${line}`;
  };
}

export function domainOf(name: string): string {
  const label = name
    .replace(/ Co\.$/, "")
    .replaceAll("&", "and")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  return `${label}.example`;
}
