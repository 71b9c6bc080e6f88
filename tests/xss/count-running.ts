import type { Page } from "@playwright/test";
import { SINKS } from "./tripwires.ts";

/**
 * Writes each of the HTML texts into a document of its own, causes every event it has a handler
 * for, follows its links, and returns the indexes of those that ran something.
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
 * In the page. Behind the texts stands a witness that runs by a picture that fails, and again by a link
 * that is followed: once it has, what came before it has run, too, or does not.
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
      // A form's own properties can be hidden by its fields.
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
  // The witness's picture was told of its failure again, and then its link was followed.
  while (witnessed < 3 || !areSettled()) await nextFrame();
  await nextFrame();
  for (const { frame } of frames) frame.remove();
  return [...ran];
}
