import type { Page } from "@playwright/test";
import { SINKS } from "./tripwires.ts";

/**
 * Loads each text in its own document, fires its handlers, follows its links, and returns the indexes of those
 * that ran scripts.
 */
export async function findRunning(page: Page, texts: readonly string[]): Promise<number[]> {
  const running: number[] = [];
  const step = 150;
  for (let from = 0; from < texts.length; from += step) {
    const found = await page.evaluate(runBatch, {
      texts: texts.slice(from, from + step),
      sinks: SINKS,
    });
    running.push(...found.map((index) => from + index));
  }
  return running;
}

/**
 * Runs in the page. A witness after the texts runs by a failing picture and by a followed link; by then all
 * earlier ones have run.
 */
async function runBatch({ texts, sinks }: { texts: string[]; sinks: string[] }): Promise<number[]> {
  const WITNESS = '<img src="x:" onerror="alert()"><a href="javascript:alert()">on</a>';
  const ran = new Set<number>();
  let witnessed = 0;
  const frames = [...texts, WITNESS].map((html, index) => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const inner = frame.contentWindow;
    if (inner === null) throw new Error("A frame has no window");
    const doc = inner.document;
    const trip = () => {
      if (index === texts.length) witnessed += 1;
      else ran.add(index);
    };
    doc.open();
    for (const name of sinks) Object.assign(inner, { [name]: trip });
    inner.addEventListener("error", (event) => event.error && trip());
    doc.write(html);
    doc.close();
    return { frame, doc };
  });
  const nextFrame = () => new Promise(requestAnimationFrame);
  const areSettled = () =>
    frames.every(({ doc }) => [...doc.querySelectorAll("img")].every(({ complete }) => complete));
  while (witnessed < 1 || !areSettled()) await nextFrame();
  await nextFrame();
  for (const { doc } of frames) {
    for (const element of doc.querySelectorAll("*")) {
      // Fields can shadow the form's own properties.
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        if (name.startsWith("on"))
          EventTarget.prototype.dispatchEvent.call(element, new Event(name.slice(2)));
      }
      const address =
        Element.prototype.getAttribute.call(element, "href") ??
        Element.prototype.getAttribute.call(element, "formaction");
      if (address !== null)
        EventTarget.prototype.dispatchEvent.call(
          element,
          new MouseEvent("click", { cancelable: true }),
        );
    }
  }
  while (witnessed < 3 || !areSettled()) await nextFrame();
  await nextFrame();
  for (const { frame } of frames) frame.remove();
  return [...ran];
}
