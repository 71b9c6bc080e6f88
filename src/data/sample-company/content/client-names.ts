import type { Segment } from "@/data/sample-company/segment";

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
