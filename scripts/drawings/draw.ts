import { renderToStaticMarkup } from "react-dom/server";
import { inlineDrawings, publicDrawings } from "./drawings";
import { standaloneSvg } from "./outline-svg.mjs";

export const PUBLIC_FOLDER = "public/drawings";

/** What every file of the drawings has to hold, by its path in the repository. */
export function drawAll(): Map<string, string> {
  const files = publicDrawings.map(
    ([name, drawing]) =>
      [`${PUBLIC_FOLDER}/${name}`, standaloneSvg(renderToStaticMarkup(drawing))] as const,
  );
  const inline = inlineDrawings.map(
    ([file, drawing]) =>
      [file, standaloneSvg(renderToStaticMarkup(drawing), { keepText: true })] as const,
  );
  return new Map([...files, ...inline]);
}
