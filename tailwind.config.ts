import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

/*
 * Design tokens. Style sheets load this file by `@config`. Defined elsewhere:
 * - role colors such as "surface", which differ by theme: CSS variables in src/styles/semantic.css;
 * - variables such as `var(--color-curb-400)` for plain CSS and drawings: Tailwind 4 creates none from a config,
 * so src/styles/theme-variables.ts does;
 * - `content`: each sheet lists its files by `@source`.
 */

/** Fixed colors, the same in both themes. */
export const palette = {
  // Asphalt (text) and concrete (ground)
  asphalt: {
    950: "#14201c",
    800: "#2a3732",
    700: "#3b4843",
    600: "#56635d",
    400: "#7f8b85",
  },
  concrete: {
    300: "#cdd4cc",
    200: "#dde2da",
    100: "#ecefe8",
    50: "#f6f7f3",
  },
  white: "#ffffff",
  black: "#000000",
  // Curb yellow: the brand
  curb: {
    700: "#6e4c00",
    600: "#b98600", // the edge of the curb
    500: "#f0b400",
    400: "#ffc831",
    200: "#ffdf86",
    100: "#ffefc0",
  },
  // Spruce: the dark ground
  spruce: {
    950: "#0b2a23",
    800: "#123d33",
    700: "#1b4f43",
    200: "#bcd3c8",
  },
  sky: { 100: "#dce9e8" },
  mark: { 600: "#bf360c" }, // marking paint: annotations only
  overlay: "#0b2a2399", // spruce 950, over the page behind a dialog
  // A message slip: its text, its lines, its paper
  slip: {
    800: "#6b3a2c",
    300: "#d9a08f",
    100: "#f8ddd5",
  },
  wood: "#8a5a2b",
  board: "#c79a62",
  glass: "#cfe4ee",
  steel: "#a9b3ad",
  cone: "#e0643a",
};
const { asphalt, curb } = palette;

/** Role colors: `bg-surface`, `text-muted`, `border-line`, `fill-chart-1`. */
const roles = {
  bg: "var(--bg)",
  surface: "var(--surface)",
  raised: "var(--raised)",
  sunken: "var(--sunken)",
  line: "var(--line)",
  "line-strong": "var(--line-strong)",
  field: "var(--field)",
  text: "var(--text)",
  "text-2": "var(--text-2)",
  muted: "var(--muted)",
  accent: "var(--accent)",
  "accent-hover": "var(--accent-hover)",
  "on-accent": "var(--on-accent)",
  strong: "var(--strong)",
  "strong-hover": "var(--strong-hover)",
  "on-strong": "var(--on-strong)",
  focus: "var(--focus)",
  "focus-halo": "var(--focus-halo)",
  go: "var(--go)",
  "go-bg": "var(--go-bg)",
  wait: "var(--wait)",
  "wait-bg": "var(--wait-bg)",
  stop: "var(--stop)",
  "stop-bg": "var(--stop-bg)",
  "on-stop": "var(--on-stop)",
  hold: "var(--hold)",
  "hold-bg": "var(--hold-bg)",
  info: "var(--info)",
  "info-bg": "var(--info-bg)",
  draft: "var(--draft)",
  "draft-bg": "var(--draft-bg)",
  "chart-1": "var(--chart-1)",
  "chart-2": "var(--chart-2)",
  "chart-3": "var(--chart-3)",
  "chart-4": "var(--chart-4)",
  "chart-5": "var(--chart-5)",
  "chart-grid": "var(--chart-grid)",
  side: "var(--side)",
  "side-2": "var(--side-2)",
  "side-text": "var(--side-text)",
};

const easeOut = "cubic-bezier(0.2, 0.8, 0.2, 1)";

export default {
  darkMode: ["selector", '[data-theme="dark"]'],
  theme: {
    screens: {
      sm: "40rem",
      md: "48rem",
      lg: "64rem",
      xl: "80rem",
    },
    extend: {
      colors: { ...palette, ...roles },

      fontFamily: {
        display: ['"Besley Variable"', '"Besley Fallback"', '"Rockwell"', "Georgia", "serif"],
        sans: [
          '"Archivo Variable"',
          '"Archivo Fallback"',
          '"Franklin Gothic Medium"',
          '"Helvetica Neue"',
          "Arial",
          "sans-serif",
        ],
      },
      fontSize: {
        display: [
          "clamp(2.75rem, 1.35rem + 5.3vw, 5.5rem)",
          { lineHeight: 1.02, letterSpacing: "-0.028em" },
        ],
        h1: [
          "clamp(2.375rem, 1.5rem + 3.4vw, 4rem)",
          { lineHeight: 1.05, letterSpacing: "-0.024em" },
        ],
        h2: [
          "clamp(2rem, 1.4rem + 2.3vw, 3.125rem)",
          { lineHeight: 1.06, letterSpacing: "-0.02em" },
        ],
        h3: ["1.5rem", { lineHeight: 1.2, letterSpacing: "-0.012em" }],
        lead: ["clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)", { lineHeight: 1.5 }],
        body: ["1.0625rem", { lineHeight: 1.6 }], // 17 px
        sm: ["0.9375rem", { lineHeight: 1.5 }], // 15 px
        code: ["0.875rem", { lineHeight: 1.55 }], // 14 px
        xs: ["0.8125rem", { lineHeight: 1.4 }], // 13 px
      },
      lineHeight: { tight: 1.1 },
      fontWeight: {
        medium: 550,
        semibold: 600,
        bold: 650,
      },

      borderRadius: {
        xs: "3px",
        sm: "6px",
        md: "10px",
        lg: "16px",
      },
      borderWidth: { frame: "1.5px" },
      ringWidth: { frame: "1.5px" },

      boxShadow: {
        edge: `inset 0 -3px 0 ${asphalt[950]}2e`, // the foot of a painted button
        plate: "var(--shadow-plate)",
        lift: "var(--shadow-lift)",
        modal: "var(--shadow-modal)",
      },
      insetShadow: {
        mark: `inset 4px 0 0 ${curb[400]}`, // beside the item that the keys or the pointer are on
      },

      maxWidth: { page: "80rem" },
      spacing: {
        gutter: "clamp(1.25rem, 3.2vw, 2.5rem)", // on both sides of a page
        section: "clamp(2.75rem, 0.9rem + 7.8vw, 8.5rem)", // above and below a section
      },

      backgroundImage: {
        // Two strokes in a square of 6 px. An SVG would be laid out as a separate document.
        chevron: [
          `linear-gradient(45deg, transparent 37%, ${asphalt[400]} 40% 60%, transparent 63%)`,
          `linear-gradient(-45deg, transparent 37%, ${asphalt[400]} 40% 60%, transparent 63%)`,
        ],
        // Three stripes of paint, with joints in the upper part.
        curb: [
          `linear-gradient(transparent 22px, ${curb[400]} 0)`,
          `repeating-linear-gradient(90deg, transparent 0 238px, ${curb[600]} 238px 240px)`,
          `linear-gradient(${curb[200]} 0 12px, ${curb[600]} 12px 14px, ${curb[400]} 14px)`,
        ],
        shimmer: "linear-gradient(90deg, var(--sunken) 25%, var(--line) 50%, var(--sunken) 75%)",
      },

      transitionTimingFunction: { out: easeOut },
      animation: {
        "sheet-in": `sheet-in 220ms ${easeOut}`,
        "appear-late": "appear-late 0.2s 0.15s both", // a quick answer never shows it
        "scroll-fade": "scroll-fade linear",
        "to-and-fro": "to-and-fro 1.2s ease-in-out infinite alternate",
        shimmer: "shimmer 1.4s linear infinite",
        "fade-away": "fade-away linear both",
      },
      keyframes: {
        "sheet-in": { from: { translate: "24px", opacity: "0" } },
        "appear-late": { from: { opacity: "0" } },
        "scroll-fade": { "from, 80%": { maskSize: "100% 100%" } },
        "to-and-fro": { to: { translate: "200%" } },
        shimmer: { to: { backgroundPosition: "-200% 0" } },
        "fade-away": { from: { opacity: "1" } },
      },
    },
  },
  plugins: [
    // Rows stack where a table does not fit.
    plugin((tailwind) => tailwind.addVariant("stacked", "[data-stacked] &")),
    // The sign-up card in its wide form.
    plugin((tailwind) =>
      tailwind.addVariant("as-card", [
        "@media (width >= 40rem)",
        "&:is([data-beside], [data-beside] *)",
      ]),
    ),
    // The bottom bar is visible: on a phone in portrait.
    plugin((tailwind) =>
      tailwind.addVariant("with-bar", "@media (width < 48rem) and (height >= 31.25rem)"),
    ),
  ],
} satisfies Config;
