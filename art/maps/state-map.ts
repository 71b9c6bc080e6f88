// Draws a state's outline with a city pin as SVG. Outlines: us-atlas, public domain.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  geoCentroid,
  geoConicConformal,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from "d3-geo";
import type { Feature, FeatureCollection } from "geojson";
import { feature, mesh } from "topojson-client";
import type { Place } from "./map-places";

type Frame = { width: number; height: number; padding: number };

export const STATE_IDS: Record<string, string> = {
  AL: "01",
  AK: "02",
  AZ: "04",
  AR: "05",
  CA: "06",
  CO: "08",
  CT: "09",
  DE: "10",
  DC: "11",
  FL: "12",
  GA: "13",
  HI: "15",
  ID: "16",
  IL: "17",
  IN: "18",
  IA: "19",
  KS: "20",
  KY: "21",
  LA: "22",
  ME: "23",
  MD: "24",
  MA: "25",
  MI: "26",
  MN: "27",
  MS: "28",
  MO: "29",
  MT: "30",
  NE: "31",
  NV: "32",
  NH: "33",
  NJ: "34",
  NM: "35",
  NY: "36",
  NC: "37",
  ND: "38",
  OH: "39",
  OK: "40",
  OR: "41",
  PA: "42",
  RI: "44",
  SC: "45",
  SD: "46",
  TN: "47",
  TX: "48",
  UT: "49",
  VT: "50",
  VA: "51",
  WA: "53",
  WV: "54",
  WI: "55",
  WY: "56",
};

/** Alaska, Hawaii and the territories are no neighbors and are far outside the projection. */
const FAR_AWAY = ["02", "15", "60", "66", "69", "72", "78"];

const atlas = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
const topology = JSON.parse(readFileSync(atlas, "utf8"));
const collection = feature(topology, topology.objects.states) as unknown as FeatureCollection;
const states = collection.features;

/**
 * Path data on a grid of 0.1 px that skips points closer than `tolerance` px: a thumbnail needs a tenth of the
 * atlas' points. Lines of fewer than `fewestPoints` are omitted.
 */
function thinPath(
  projection: GeoProjection,
  shape: GeoPermissibleObjects,
  tolerance: number,
  fewestPoints = 4,
) {
  let path = "";
  let line: [number, number][] = [];
  let isClosed = false;
  const flush = () => {
    if (line.length >= fewestPoints) path += `M${line.join("L")}${isClosed ? "Z" : ""}`;
    line = [];
    isClosed = false;
  };
  const push = (x: number, y: number) => {
    const last = line.at(-1);
    const point: [number, number] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    if (!last || Math.hypot(last[0] - point[0], last[1] - point[1]) >= tolerance) line.push(point);
  };
  geoPath(projection, {
    beginPath() {},
    moveTo(x, y) {
      flush();
      push(x, y);
    },
    lineTo: push,
    closePath() {
      isClosed = true;
      flush();
    },
    arc() {},
  })(shape);
  flush();
  return path;
}

function projectionFor(
  state: Feature,
  { width, height, padding, pinScale }: Frame & { pinScale: number },
) {
  const [longitude, latitude] = geoCentroid(state);
  const headRoomForPin = 9 * pinScale;
  return geoConicConformal()
    .rotate([-longitude, 0])
    .parallels([latitude - 3, latitude + 3])
    .fitExtent(
      [
        [padding, padding + headRoomForPin],
        [width - padding, height - padding],
      ],
      state,
    );
}

function neighbors(state: Feature, projection: GeoProjection, width: number, height: number) {
  const path = geoPath(projection);
  return states.filter((other) => {
    if (other === state || FAR_AWAY.includes(String(other.id))) return false;
    const [[left, top], [right, bottom]] = path.bounds(other);
    return (
      right > -width * 0.2 && left < width * 1.2 && bottom > -height * 0.2 && top < height * 1.2
    );
  });
}

function countyLines(stateId: string, projection: GeoProjection) {
  const isInside = (county: { id?: string | number | undefined }) =>
    String(county.id).startsWith(stateId);
  const lines = mesh(
    topology,
    topology.objects.counties,
    (a, b) => a !== b && isInside(a) && isInside(b),
  );
  return thinPath(projection, lines, 2.4, 2);
}

function outlineOf(state: string) {
  const id = STATE_IDS[state];
  const outline = states.find((candidate) => candidate.id === id);
  if (id === undefined || outline === undefined) throw new Error(`${state} is not in STATE_IDS`);
  return { id, outline };
}

const THUMBNAIL_PX = 48;

/** The largest part. With all its islands, Alaska's mainland would be a speck. */
function mainland(outline: Feature): Feature {
  if (outline.id !== STATE_IDS.AK || outline.geometry.type !== "MultiPolygon") return outline;
  const [largest = []] = outline.geometry.coordinates.toSorted(
    (a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0),
  );
  return { ...outline, geometry: { type: "Polygon", coordinates: largest } };
}

/** A thumbnail without a pin, for a place of which only the state is known. */
export function stateThumbnail(state: string) {
  const size = THUMBNAIL_PX;
  const { outline } = outlineOf(state);
  const frame = { width: size, height: size, padding: 6, pinScale: 0 };
  const projection = projectionFor(mainland(outline), frame);
  const near = FAR_AWAY.includes(String(outline.id))
    ? []
    : neighbors(outline, projection, size, size);
  projection.clipExtent([
    [-2, -2],
    [size + 2, size + 2],
  ]);
  const nearPath = near.map((other) => thinPath(projection, other, 2)).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" fill="#DDE7E4"/>`,
    nearPath && `<path d="${nearPath}" fill="#EEF0EA" stroke="#C9D2CC" stroke-width=".75"/>`,
    `<path d="${thinPath(projection, outline, 0.9)}" fill="#fff" stroke="#14201C" stroke-width="1.25" stroke-linejoin="round"/>`,
    "</svg>\n",
  ].join("");
}

export function stateMap(
  { state, lat, lon }: Place,
  { width, height, padding, isLarge = false }: Frame & { isLarge?: boolean },
) {
  const { id, outline } = outlineOf(state);
  const pinScale = isLarge ? 1.35 : 1;
  const projection = projectionFor(outline, { width, height, padding, pinScale });
  const near = neighbors(outline, projection, width, height);
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const nearPath = near.map((other) => thinPath(projection, other, isLarge ? 1.6 : 2.2)).join("");
  const statePath = thinPath(projection, outline, isLarge ? 0.8 : 1.1);
  const pin = (projection([lon, lat]) ?? [0, 0]).map((n) => Math.round(n * 10) / 10);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#DDE7E4"/>`,
    `<path d="${nearPath}" fill="#EEF0EA" stroke="#C9D2CC" stroke-width=".75"/>`,
    `<path d="${statePath}" fill="#fff" stroke="#14201C" stroke-width="${isLarge ? 1.6 : 1.25}" stroke-linejoin="round"/>`,
    isLarge
      ? `<path d="${countyLines(id, projection)}" fill="none" stroke="#D5DCD6" stroke-width=".75"/>`
      : "",
    `<g transform="translate(${pin.join(" ")}) scale(${pinScale})"><ellipse cy=".5" rx="5" ry="2" fill="#14201C" opacity=".22"/>`,
    `<path d="M0 0C-2-5-8-8-8-14a8 8 0 1 1 16 0c0 6-6 9-8 14Z" fill="#FFC831" stroke="#14201C" stroke-width="1.4"/>`,
    `<circle cy="-14" r="2.9" fill="#14201C"/></g></svg>\n`,
  ].join("");
}
