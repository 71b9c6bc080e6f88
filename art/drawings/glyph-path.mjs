/** @typedef {{ type: string, values: number[] }} Command absolute, in the font's units, y upward */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ scale: number, slant: number, grid: number }} Size grid: points lie on so many lines a unit */
/** @typedef {{ first: Point, rest: string }} Drawn the first point, from the glyph's origin, and the rest */

/** @type {WeakMap<Command[], Map<string, Drawn>>} */
const drawn = new WeakMap();

/**
 * Path data that is absolute at its first point only: repeated letters become repeated characters, which
 * compress well.
 * @param {Command[]} outline @param {Size & Point} place
 */
export function glyphPath(outline, { x, y, ...size }) {
  const { scale, slant, grid } = size;
  const known = drawn.get(outline) ?? new Map();
  drawn.set(outline, known);
  const key = [scale, slant, grid].join();
  const { first, rest } = known.get(key) ?? draw(outline, size);
  known.set(key, { first, rest });
  if (rest === "") return "";
  const start = [Math.round(x * grid) + first.x, Math.round(y * grid) + first.y];
  return `M${numbers(start, grid)}${rest}`;
}

/** @param {Command[]} outline @param {Size} size @returns {Drawn} */
function draw(outline, { scale, slant, grid }) {
  let path = "";
  /** @type {Point | null} */
  let first = null;
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
    else if (first !== null) path += `m${numbers([to.x - pen.x, to.y - pen.y], grid)}`;
    first ??= to;
    if (type === "M") start = to;
    pen = to;
  }
  return { first: first ?? pen, rest: path };
}

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

/** Whether a curve stays within one grid step of its chord. @param {Point[]} steps */
function isFlat([control = { x: 0, y: 0 }, end = control]) {
  const length = Math.hypot(end.x, end.y);
  const isShort = Math.hypot(control.x, control.y) <= length;
  return isShort && Math.abs(control.x * end.y - control.y * end.x) < 2 * length;
}

/** @param {number[]} values @param {number} grid */
function numbers(values, grid) {
  let path = "";
  for (const value of values) {
    const number = String(value / grid).replace(/^(-?)0\./, "$1.");
    const isApart = number.startsWith("-") || (number.startsWith(".") && /\.\d*$/.test(path));
    path += path === "" || isApart ? number : ` ${number}`;
  }
  return path;
}
