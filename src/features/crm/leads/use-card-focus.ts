import type { KeyboardEvent } from "react";

const CARD_LINK = ".lead-card-link";
const LANE = ".lead-lane";

const cardsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(CARD_LINK)];

/** To the card of this lead, or where it went out of sight to what is chosen there. */
export function focusCard(id: string): void {
  // After the menu that was pressed has gone and the card stands in its new place.
  setTimeout(() => {
    const card = document.querySelector(`[data-lead="${CSS.escape(id)}"] ${CARD_LINK}`);
    const target = card ?? document.querySelector(".lead-switch [aria-selected=true]");
    if (target instanceof HTMLElement) target.focus();
  });
}

/** To the next card of the whole board, or with -1 the one before. */
export function stepCard(step: 1 | -1): void {
  const cards = cardsIn(document);
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = at === -1 ? cards[0] : cards[at + step];
  next?.focus();
}

/** Arrow keys walk from card to card: up and down within a stage, sideways to the next one. */
export function handleCardKeys(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || !target.matches(CARD_LINK)) return;
  const lane = target.closest(LANE);
  if (lane === null) return;
  const within = cardsIn(lane);
  const at = within.indexOf(target);
  const goal =
    key === "ArrowDown"
      ? within[at + 1]
      : key === "ArrowUp"
        ? within[at - 1]
        : key === "ArrowRight" || key === "ArrowLeft"
          ? beside(lane, at, key === "ArrowRight" ? 1 : -1)
          : undefined;
  if (goal === undefined) return;
  event.preventDefault();
  goal.focus();
}

function beside(lane: Element, at: number, step: 1 | -1): HTMLElement | undefined {
  const lanes = [...document.querySelectorAll(LANE)].filter((place) => cardsIn(place).length > 0);
  const place = lanes[lanes.indexOf(lane) + step];
  if (place === undefined) return undefined;
  const cards = cardsIn(place);
  return cards[Math.min(at, cards.length - 1)];
}
