import { expect, it } from "vitest";
import { zipNames } from "./zip-names";

const names = (...files: [name: string, caption?: string | null, type?: string][]) =>
  zipNames(
    files.map(([name, caption = null, type = "image/jpeg"]) => ({ name, caption, type })),
    ["photos.txt"],
  );

it.each<[string, string | null, string]>([
  ["IMG_2041.JPG", "The van in front of the shop", "The van in front of the shop.jpg"],
  ["IMG_2041.JPG", null, "IMG_2041.jpg"],
  ["IMG_2041", "The van", "The van.jpg"],
  ["logo.svg", "Logo: light/dark", "Logo light dark.svg"],
  ["../../etc/passwd", null, "etc passwd.jpg"],
  ["a.png", 'What? "50%" <off> | today*', "What 50% off today.png"],
  ["con.jpg", null, "con_.jpg"],
  ["a.jpg", "Aux", "Aux_.jpg"],
  ["a.jpg", "...ends in dots. . ", "ends in dots.jpg"],
  ["a.jpg", "???", "a.jpg"],
  ["???", "", "file.jpg"],
  ["photo\u202Egpj.exe", null, "photo gpj.exe"],
  ["bell\u0007.jpg", null, "bell.jpg"],
  ["写真.png", "Schöne Küche \u{1F6A7}", "Schöne Küche \u{1F6A7}.png"],
  ["a.jpg", "x".repeat(300), `${"x".repeat(80)}.jpg`],
  ["a.jpg", `${"x".repeat(79)}\u{1F6A7}`, `${"x".repeat(79)}.jpg`],
  ["photos.txt", null, "photos (2).txt"],
])("names %j that shows %j as %j", (name, caption, expected) => {
  expect(names([name, caption])).toEqual([expected]);
});

it("gives each name once, also where letters' case or form does not count", () => {
  expect(
    names(["a.jpg", "The van"], ["b.jpg", "THE VAN"], ["c.jpg", "The van"], ["c.png", "The van"]),
  ).toEqual(["The van.jpg", "THE VAN (2).jpg", "The van (3).jpg", "The van.png"]);
  expect(names(["cafe\u0301.jpg"], ["caf\u00E9.jpg"])).toEqual(["café.jpg", "café (2).jpg"]);
});

it("takes 10,000 of one name", () => {
  const all = names(...Array.from({ length: 10_000 }, (): [string] => ["a.jpg"]));
  expect(new Set(all).size).toBe(10_000);
});
