import type { ReactNode } from "react";
import { landServices } from "../sites/land-services";
import { cleanWorks } from "./clean-works";
import { elecWorks } from "./elec-works";
import { garageWorks } from "./garage-works";
import { hvacWorks } from "./hvac-works";
import { landBefore, landWorks } from "./land-works";
import { pestSpecimens, pestWorks } from "./pest-works";
import { plumbBefore, plumbWorks } from "./plumb-works";
import { CREW, Portrait } from "./portrait";
import { roofWorks } from "./roof-works";

const numbered = (name: string, drawings: readonly ReactNode[]) =>
  drawings.map((drawing, place) => [`works/${name}-${place + 1}.svg`, drawing] as const);

export const workDrawings: readonly (readonly [string, ReactNode])[] = [
  ...numbered("hvac", hvacWorks),
  ...numbered("roof", roofWorks),
  ...numbered("plumb", plumbWorks),
  ...numbered("elec", elecWorks),
  ...numbered("land", landWorks),
  ...numbered("clean", cleanWorks),
  ...numbered("pest", pestWorks),
  ...numbered("garage", garageWorks),
  ["works/land-before.svg", landBefore],
  ["works/plumb-before.svg", plumbBefore],
  ...landServices.map(([name, drawing]) => [`works/land-${name}.svg`, drawing] as const),
  ...Object.entries(pestSpecimens).map(
    ([name, drawing]) => [`works/pest-${name}.svg`, drawing] as const,
  ),
  ...numbered(
    "crew",
    CREW.map((face) => <Portrait key={face.wall} {...face} />),
  ),
];
