import { afterEach, expect, it } from "vitest";
import { withFullStyles } from "./full-styles";

function addSheet(href: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", media: "print" });
  link.setAttribute("href", href);
  link.dataset.wholeSheet = "";
  document.body.append(link);
}

const sheetOf = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
const finish = (href: string, name: "load" | "error") =>
  sheetOf(href)?.dispatchEvent(new Event(name));

afterEach(() => {
  document.body.replaceChildren();
});

it("is done once all sheets of the page are loaded, for everybody who waits", async () => {
  addSheet("/assets/main.css");
  addSheet("/assets/home.css");
  const done: string[] = [];
  const first = withFullStyles(Promise.resolve()).then(() => done.push("first"));
  const second = withFullStyles(Promise.resolve()).then(() => done.push("second"));
  finish("/assets/main.css", "load");
  await Promise.resolve();
  expect(done).toEqual([]);
  finish("/assets/home.css", "load");
  await Promise.all([first, second]);
  expect([...document.querySelectorAll("link")].map(({ media }) => media)).toEqual(["", ""]);
});

it("applies the sheets of a page that was gone to afterwards", async () => {
  addSheet("/assets/main.css");
  const first = withFullStyles(Promise.resolve());
  finish("/assets/main.css", "load");
  await first;
  addSheet("/assets/pricing.css");
  const next = withFullStyles(Promise.resolve());
  expect(sheetOf("/assets/pricing.css")?.media).toBe("");
  finish("/assets/pricing.css", "load");
  await next;
});

it("fails for a lost sheet, and asks for it again", async () => {
  addSheet("/assets/main.css");
  const lost = withFullStyles(Promise.resolve());
  finish("/assets/main.css", "error");
  await expect(lost).rejects.toThrow("Unable to preload CSS");
  expect(sheetOf("/assets/main.css")?.media).toBe("print");
  const found = withFullStyles(Promise.resolve());
  finish("/assets/main.css", "load");
  await found;
  expect(sheetOf("/assets/main.css")?.media).toBe("");
});
