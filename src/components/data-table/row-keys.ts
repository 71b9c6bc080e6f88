import type { KeyboardEvent } from "react";

const LINK = "[data-row-link]";

const linksOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(LINK)];

function focusLink(link: HTMLElement | undefined): void {
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
}

export function stepToRow(list: Element, step: 1 | -1): void {
  const links = linksOf(list);
  const current = document.activeElement?.closest("[data-row]")?.querySelector<HTMLElement>(LINK);
  const index = current ? links.indexOf(current) : -1;
  focusLink(index === -1 ? links[0] : links[index + step]);
}

export function tickRow(list: Element): void {
  const row = document.activeElement?.closest("[data-row]");
  if (row && list.contains(row)) {
    row.querySelector<HTMLInputElement>('[data-slot="select-box"] input')?.click();
  }
}

function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("[data-row]") === null) return;
  if (linksOf(event.currentTarget).length === 0) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    stepToRow(event.currentTarget, event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === " " && target?.matches(LINK)) {
    event.preventDefault();
    tickRow(event.currentTarget);
  }
}

/** Keyboard navigation of a list: up and down move, Space selects, Enter follows the row's link. */
export const rowKeys = { onKeyDown: handleRowKeys };
