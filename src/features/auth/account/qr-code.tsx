import qrcode from "qrcode-generator";
import { useMemo } from "react";

/** The quiet zone in modules, which readers need. */
const MARGIN = 4;

/** Rendered locally, so that the secret does not leave the browser. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  const { size, path } = useMemo(() => {
    const code = qrcode(0, "M");
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    const places = Array.from(
      { length: count * count },
      (_, at) => [Math.floor(at / count), at % count] as const,
    );
    const dark = places.filter(([row, column]) => code.isDark(row, column));
    return {
      size: count + 2 * MARGIN,
      path: dark.map(([row, column]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`).join(""),
    };
  }, [text]);
  return (
    // Dark on light in both themes, because not every reader supports the inverse.
    <svg
      className="size-48 rounded-sm bg-white text-black"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
