// A glyph's outline in few characters.

/** @typedef {{ type: string, values: number[] }} Command absolute, in the font's units, y upward */

/**
 * Path data with one absolute point, its first: a letter that comes again is the same characters
 * again, which compresses well.
 * @param {Command[]} outline
 * @param {{ x: number, y: number, scale: number, slant: number, grid: number }} place grid: points
 *   lie on so many lines a unit
 */
export function glyphPath(outline, { x, y, scale, slant, grid }) {
  let path = "";
  let pen = { x: 0, y: 0 };
  let start = pen;
  for (const { type, values } of outline) {
    const points = pointsOf(values).map((point) => ({
      x: Math.round((point.x + slant * point.y) * scale * grid),
      y: Math.round(-point.y * scale * grid),
    }));
    const to = points.at(-1) ?? start;
    if (type === "Z") path += "z";
    else if (type !== "M") path += segment(type, pen, points, grid);
    else if (path !== "") path += `m${numbers([to.x - pen.x, to.y - pen.y], grid)}`;
    else path += `M${numbers([Math.round(x * grid) + to.x, Math.round(y * grid) + to.y], grid)}`;
    if (type === "M") start = to;
    pen = to;
  }
  return path;
}

/** @typedef {{ x: number, y: number }} Point */

/** @param {number[]} values @returns {Point[]} */
function pointsOf(values) {
  return Array.from({ length: values.length / 2 }, (_, i) => ({
    x: values[2 * i] ?? 0,
    y: values[2 * i + 1] ?? 0,
  }));
}

/** @param {string} type @param {Point} pen @param {Point[]} points @param {number} grid */
function segment(type, pen, points, grid) {
  const steps = points.map(({ x, y }) => ({ x: x - pen.x, y: y - pen.y }));
  const { x, y } = steps.at(-1) ?? pen;
  if (type === "C" || (type === "Q" && !isFlat(steps))) {
    return (
      type.toLowerCase() +
      numbers(
        steps.flatMap((step) => [step.x, step.y]),
        grid,
      )
    );
  }
  if (x === 0 && y === 0) return "";
  if (y === 0) return `h${numbers([x], grid)}`;
  if (x === 0) return `v${numbers([y], grid)}`;
  return `l${numbers([x, y], grid)}`;
}

/** A curve that leaves its chord by less than one step of the grid. @param {Point[]} steps */
function isFlat([control = { x: 0, y: 0 }, end = control]) {
  const length = Math.hypot(end.x, end.y);
  const isShort = Math.hypot(control.x, control.y) <= length;
  return isShort && Math.abs(control.x * end.y - control.y * end.x) < 2 * length;
}

/** In as few characters as path data allows. @param {number[]} values @param {number} grid */
function numbers(values, grid) {
  let path = "";
  for (const value of values) {
    const number = String(value / grid).replace(/^(-?)0\./, "$1.");
    const isApart = number.startsWith("-") || (number.startsWith(".") && /\.\d*$/.test(path));
    path += path === "" || isApart ? number : ` ${number}`;
  }
  return path;
}
