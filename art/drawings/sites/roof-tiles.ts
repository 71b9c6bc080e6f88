const TILE_WIDTH = 26;
const ROW_HEIGHT = 17;
const FIRST_ROW = 140;

export const CLAY = ["#B8492A", "#C4552F", "#A83F25", "#CC633A", "#9C3A22"] as const;

/** From the ridge down, so that each row overlaps the one above; one path per shade. */
export function tileRows(): { row: number; shades: { fill: string; d: string }[] }[] {
  return Array.from({ length: 17 }, (_, row) => ({
    row,
    shades: CLAY.map((fill, shade) => ({ fill, d: tilesOfShade(row, shade) })),
  }));
}

function tilesOfShade(row: number, shade: number) {
  let d = "";
  for (let column = -1; column < 29; column += 1) {
    const x = column * TILE_WIDTH + (row % 2 ? TILE_WIDTH / 2 : 0);
    const y = FIRST_ROW + row * ROW_HEIGHT;
    if (shadeOf(row, column) === shade && reachesSlope(x, y)) {
      d += `M${x} ${y}h24v20q-12 6-24 0Z`;
    }
  }
  return d;
}

function shadeOf(row: number, column: number) {
  return (((column * 7 + row * 13 + ((column * row) % 5)) % 5) + 5) % 5;
}

// The slope runs from (-10, 330) up to the ridge at (300, 150); tiles above it are clipped away.
function reachesSlope(x: number, y: number) {
  const right = Math.min(x + TILE_WIDTH, 300);
  return y + 26 > 330 - ((right + 10) * 180) / 310;
}
