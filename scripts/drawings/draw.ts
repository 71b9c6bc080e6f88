import { renderToStaticMarkup } from "react-dom/server";
import { publicDrawings } from "./drawings";
import { standaloneSvg } from "./outline-svg.mjs";

export const PUBLIC_FOLDER = "public/drawings";

/** What every file of the drawings has to hold, by its path in the repository. */
export function drawAll(): Map<string, string> {
  return new Map(
    publicDrawings.map(([name, drawing]) => [
      `${PUBLIC_FOLDER}/${name}`,
      standaloneSvg(renderToStaticMarkup(drawing)),
    ]),
  );
}
