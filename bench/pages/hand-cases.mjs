/**
 * What a hand does first on a page. `read` runs in the page and says what is seen: the answer has
 * come when it says something else than before.
 * @typedef {object} Hand
 * @property {string} name
 * @property {string} path
 * @property {string} target a CSS selector of what is touched in its middle
 * @property {"tap" | "type" | "drag"} gesture `type` taps and, once that gave the focus, types a digit, `drag` moves 60 px to the right
 * @property {() => string} read
 */

const calculator = /** @type {const} */ ({
  target: "main input[inputmode=decimal]",
  gesture: "type",
  read: () =>
    document
      .querySelector("main input[inputmode=decimal]")
      ?.closest("section")
      ?.querySelector("[role=status]")?.textContent ?? "",
});

/** @type {Hand[]} */
export const hands = [
  {
    name: "menu",
    path: "/",
    target: "header button[aria-label='Open menu']",
    gesture: "tap",
    read: () => {
      const box = document.querySelector("[role=dialog], dialog[open]")?.getBoundingClientRect();
      return box && box.height > 0 && box.left < innerWidth && box.right > 0 ? "open" : "closed";
    },
  },
  {
    name: "trade picker",
    path: "/",
    target: "label:has([name=trade][value=roof])",
    gesture: "tap",
    // Whose site stands in the middle of the street.
    read: () => {
      const lots = [...document.querySelectorAll("main [data-trade]")].map((lot) => {
        const { left, width } = lot.getBoundingClientRect();
        const trade = lot.getAttribute("data-trade") ?? "";
        return { trade, away: Math.abs(left + width / 2 - innerWidth / 2) };
      });
      return lots.toSorted((one, other) => one.away - other.away)[0]?.trade ?? "";
    },
  },
  { name: "home calculator", path: "/", ...calculator },
  {
    name: "before/after handle",
    path: "/",
    target: "main div:has(> input[type=range]) > div:has(> svg)",
    gesture: "drag",
    // Where the line stands between the two pictures, and what of the upper one is cut off.
    read: () =>
      [...(document.querySelector("main input[type=range]")?.parentElement?.children ?? [])]
        .map((part) => `${getComputedStyle(part).clipPath} ${part.getBoundingClientRect().left}`)
        .join(),
  },
  {
    name: "FAQ question",
    path: "/",
    target: "main details:not([open]) summary",
    gesture: "tap",
    read: () =>
      [...document.querySelectorAll("main details")]
        .map((item) => item.getBoundingClientRect().height)
        .join(),
  },
  { name: "pricing calculator", path: "/pricing", ...calculator },
  {
    name: "sign-up field",
    path: "/signup",
    target: "main form input[name=business]",
    gesture: "type",
    read: () =>
      document.querySelector(/** @type {"input"} */ ("main form input[name=business]"))?.value ??
      "",
  },
  {
    name: "contact field",
    path: "/contact",
    target: "main form input[name=name]",
    gesture: "type",
    read: () =>
      document.querySelector(/** @type {"input"} */ ("main form input[name=name]"))?.value ?? "",
  },
];

/** From a page to another by a link of its own. */
export const links = [
  { from: "/", to: "/pricing" },
  { from: "/", to: "/how-it-works" },
  { from: "/pricing", to: "/checkout" },
  { from: "/industries", to: "/signup?trade=plumbing" },
  { from: "/blog", to: "/blog/slow-gallery-roofer" },
  { from: "/blog/slow-gallery-roofer", to: "/blog" },
  { from: "/contact", to: "/about" },
];
