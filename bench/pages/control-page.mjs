import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("@playwright/test").Browser} Browser */

const WORDS =
  "front curb street sign window door shop lamp brick porch gate yard paint roof stone light corner bench tree wall".split(
    " ",
  );
const PROPERTIES = ["padding", "margin-top", "font-size", "line-height", "border-radius", "gap"];
const CLASSES = 1_150;
const SECTIONS = 19;
const CARDS = 6;
const PICTURE = { width: 768, height: 432, dots: 2_600, quality: 0.5 };

/** Numbers from 0 to 1, the same on every machine. */
function randomNumbers() {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const random = randomNumbers();
/** @param {number} count */
const below = (count) => Math.floor(random() * count);
/** @param {number} count @param {(place: number) => string} make */
const repeat = (count, make) => Array.from({ length: count }, (_, place) => make(place)).join("");
/** @param {number} count */
function sentence(count) {
  const words = Array.from({ length: count }, () => WORDS[below(WORDS.length)]).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
/** Utility classes, as such a template names them on every element. */
const classes = (own = "") =>
  `class="${[own, ...Array.from({ length: 11 }, () => `u${below(CLASSES)}`)].join(" ").trim()}"`;

/** @param {number} place */
function utilityRule(place) {
  const rule = `.u${place}{${PROPERTIES[place % PROPERTIES.length]}:${(0.4 + random()).toFixed(3)}rem}`;
  return place % 5 === 0 ? `@media (width>=48rem){${rule}}\n` : `${rule}\n`;
}

/** @param {number} place */
function darkRule(place) {
  const color = () => `rgb(${below(90)} ${below(90)} ${below(90)} / ${random().toFixed(2)})`;
  return `@media (prefers-color-scheme:dark){.d${place}{color:${color()};background-color:${color()}}}\n`;
}

const styleSheet =
  () => `@font-face{font-family:Inter;src:url(font.woff2) format("woff2");font-display:swap;font-weight:100 900}
*{box-sizing:border-box}
body{margin:0;font:16px/1.6 Inter,sans-serif;color:#111}
img{max-width:100%;height:auto}
h1{font-size:clamp(2.2rem,6vw,4rem);line-height:1.05}
header{position:sticky;top:0;background:#fff}
section{padding:3rem 0}
.wrap{max-width:72rem;margin:auto;padding:1rem}
.grid{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}
.card{padding:1rem;border:1px solid #ddd;border-radius:.5rem}
${repeat(CLASSES, utilityRule)}${repeat(420, darkRule)}`;

const card = () =>
  `<div ${classes("card")}><svg width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M5 12l5 5L20 7"/></svg><h3 ${classes()}>${sentence(3)}</h3><p ${classes()}>${sentence(17)}.</p></div>`;
const section = () =>
  `<section ${classes()}><div class="wrap"><h2 ${classes()}>${sentence(5)}</h2><p ${classes()}>${sentence(20)}.</p><div class="grid">${repeat(CARDS, card)}</div></div></section>`;

const html = () =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Control page</title><meta name="description" content="A page of known weight to measure beside."><link rel="icon" href="data:,"><link rel="stylesheet" href="style.css"><script type="module" src="script.js"></script></head><body><header><div class="wrap"><nav>${repeat(14, () => `<a ${classes()} href="#">${sentence(1)}</a> `)}</nav></div></header><main><section><div class="wrap"><h1>${sentence(6)}</h1><p>${sentence(26)}.</p><img src="picture.webp" width="${PICTURE.width}" height="${PICTURE.height}" alt="Dots of many colors" fetchpriority="high"></div></section>${repeat(SECTIONS, section)}</main><footer class="wrap">${repeat(30, () => `<a href="#">${sentence(2)}</a> `)}</footer></body></html>`;

const script =
  () => `${repeat(360, (place) => `const f${place}=()=>${JSON.stringify(sentence(4))};`)}
for(const card of document.querySelectorAll(".card"))card.addEventListener("click",()=>card.classList.toggle("open"));
new IntersectionObserver((all)=>{for(const one of all)if(one.isIntersecting)one.target.classList.add("seen")}).observe(document.body);`;

/** Runs in a page: dots on a canvas, as WebP in base64. @param {typeof PICTURE} picture */
function drawPicture({ width, height, dots, quality }) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("The browser draws no canvas.");
  for (let dot = 0; dot < dots; dot += 1) {
    brush.fillStyle = `hsl(${(dot * 47) % 360} 60% ${30 + (dot % 50)}%)`;
    brush.beginPath();
    brush.arc((dot * 131) % width, (dot * 89) % height, 4 + (dot % 19), 0, 7);
    brush.fill();
  }
  return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
}

/**
 * Writes a page of the weight of a fast static template's home page: some 62 KB of HTML in 730
 * elements, 79 KB of style sheet, a picture of 50 KB, a font of 48 KB, 15 KB of script. It is a
 * yardstick: how long it takes says how fast the machine is just now.
 * @param {string} folder
 * @param {string} font a WOFF2 file
 * @param {Browser} browser
 */
export async function writeControlPage(folder, font, browser) {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  const picture = await page.evaluate(drawPicture, PICTURE);
  await page.close();
  writeFileSync(join(folder, "picture.webp"), Buffer.from(picture, "base64"));
  copyFileSync(font, join(folder, "font.woff2"));
  writeFileSync(join(folder, "style.css"), styleSheet());
  writeFileSync(join(folder, "script.js"), script());
  writeFileSync(join(folder, "index.html"), html());
}
