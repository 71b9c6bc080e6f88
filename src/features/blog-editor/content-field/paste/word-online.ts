import { rename } from "./rewrite";
import { nestByLevel, type ListItem } from "./word-lists";

/**
 * Word Online wraps every item in a list of its own, with its level as an attribute, and marks
 * paragraphs as headings.
 */
export function readWordOnline(body: Element): void {
  for (const heading of body.querySelectorAll("p[role=heading][aria-level]")) {
    const level = Math.min(6, Number(heading.getAttribute("aria-level")) || 1);
    rename(heading, `h${level}`);
  }
  // Word Online's end-of-paragraph marks.
  for (const end of body.querySelectorAll("span.EOP")) end.remove();
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper")) {
    if (wrapper.previousElementSibling?.matches(".ListContainerWrapper") === true) continue;
    const run = runFrom(wrapper);
    nestByLevel(run.flatMap(itemsOf), wrapper);
    for (const done of run) done.remove();
  }
}

function runFrom(first: Element): Element[] {
  const run = [first];
  let next = first.nextElementSibling;
  while (next?.matches(".ListContainerWrapper") === true) {
    run.push(next);
    next = next.nextElementSibling;
  }
  return run;
}

function itemsOf(wrapper: Element): ListItem[] {
  return [...wrapper.querySelectorAll("li")].map((item) => {
    const isNumbered = item.parentElement?.localName === "ol";
    const start = item.parentElement?.getAttribute("start") ?? "1";
    return {
      content: item,
      level: Number(item.getAttribute("data-aria-level")) || 1,
      list: item.getAttribute("data-listid") ?? "",
      isNumbered,
      start: isNumbered ? start : "1",
    };
  });
}
