import { describe, expect, it } from "vitest";
import { routedAddress } from "./routed-address";

const CLICK = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const element = document.createElement("a");
  element.href = href;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

describe("a plain click on a link in a post", () => {
  it.each([
    ["/pricing", "/pricing"],
    [`${location.origin}/blog/thumbs-first?utm=a#why`, "/blog/thumbs-first?utm=a#why"],
    ["/blog/%E9%9B%BB#%E8%A9%B1", "/blog/%E9%9B%BB#%E8%A9%B1"],
    ["?page=2", `${location.pathname}?page=2`],
  ])("on %s stays in the app", (href, address) => {
    expect(routedAddress(CLICK, link(href))).toBe(address);
  });

  it.each([
    "https://example.com/pricing",
    "//example.com/pricing",
    "http://localhost:1/pricing",
    "tel:+15555550100",
    "mailto:a@example.com",
    "/rss.xml",
    "/covers/a.svg",
    "#part",
    `${location.pathname}#part`,
    "https://",
  ])("on %s is the browser's", (href) => {
    expect(routedAddress(CLICK, link(href))).toBeNull();
  });

  it.each([
    ["target", "_blank"],
    ["target", "frame"],
    ["download", ""],
  ])("on a link with %s %j is the browser's", (name, value) => {
    expect(routedAddress(CLICK, link("/pricing", { [name]: value }))).toBeNull();
  });
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { defaultPrevented: true },
])("a click with %o is the browser's", (change) => {
  expect(routedAddress({ ...CLICK, ...change }, link("/pricing"))).toBeNull();
});
