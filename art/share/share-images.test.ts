import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import type { SharePicture } from "@/app/prerender/share-pictures";
import { palettePng } from "./palette-png.mjs";
import { shareImages } from "./share-images.mjs";

const size = { width: 1200, height: 630 };
const images = shareImages("public", {
  site: { brand: "Curbfront" } as Parameters<typeof shareImages>[1]["site"],
  SHARE_IMAGE_SIZE: size,
});
const picture: SharePicture = {
  file: "/share/blog/a.png",
  kind: "Mobile",
  title: "Answering the phone",
  text: "",
  art: {
    type: "fronts",
    fronts: [{ picture: "/covers/phone-number.svg", awning: ["#111", "#fff"] }],
  },
};
const draw = (fields: Partial<SharePicture>) => images.png(images.card({ ...picture, ...fields }));

it("is a small PNG of the size that networks ask for", async () => {
  const png = await draw({});
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size.width, size.height]);
  expect(png.length).toBeLessThan(40_000);
});

it("has no text that a font would be needed for", () => {
  expect(images.card(picture)).not.toContain("<text");
});

it.each<Partial<SharePicture>>([
  { title: "報告" },
  { title: "🔧" },
  { title: "<b>&\u0000" },
  { kind: "Категория" },
  { kind: "A category ".repeat(30) },
  {
    art: {
      type: "fronts",
      fronts: [{ picture: "/covers/../../package.json", awning: ["#111", "#fff"] }],
    },
  },
  { art: { type: "fronts", fronts: [{ picture: "/covers/%.svg", awning: ["#111", "#fff"] }] } },
  {
    art: {
      type: "fronts",
      fronts: [{ picture: "https://a.example/b.svg", awning: ["#111", "#fff"] }],
    },
  },
])("is drawn whatever an editor wrote: %j", async (fields) => {
  expect((await draw(fields)).length).toBeGreaterThan(5000);
});

it("is another one with another title", async () => {
  expect(await draw({ title: "Another" })).not.toEqual(await draw({}));
});

it("keeps the colors that are there most when there are more than a palette has", async () => {
  const side = 20;
  const pixels = Buffer.alloc(side * side * 4, 255);
  for (let at = 0; at < 300; at += 1) pixels.writeUInt16LE(at * 7, at * 4);
  const png = await palettePng(pixels, { width: side, height: side });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><image width="20" height="20" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
  const drawn = new Resvg(svg).render().pixels;
  expect(drawn.subarray(301 * 4)).toEqual(pixels.subarray(301 * 4));
});
