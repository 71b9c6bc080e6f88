import { renderToStaticMarkup } from "react-dom/server";
import { publicDrawings } from "./drawings";
import { standaloneSvg } from "./outline-svg";

export const PUBLIC_FOLDER = "public/drawings";

export async function drawAll(): Promise<Map<string, string>> {
  const files = publicDrawings.map(
    async ([name, drawing]) =>
      [`${PUBLIC_FOLDER}/${name}`, await standaloneSvg(renderToStaticMarkup(drawing))] as const,
  );
  return new Map(await Promise.all(files));
}
