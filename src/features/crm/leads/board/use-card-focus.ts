import type { KeyboardEvent } from "react";

export const CARD_LINK = "[data-slot=lead-card-link]";

const cardsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(CARD_LINK)];

const isCarried = () => document.querySelector("[data-lead][data-dragging]") !== null;

/** Focuses the lead's card, or the stage it moved to out of sight. */
export function focusCard(id: string): void {
  // After the menu has closed and the card was moved.
  setTimeout(() => {
    const card = document.querySelector(`[data-lead="${CSS.escape(id)}"] ${CARD_LINK}`);
    const target = card ?? document.querySelector("[role=tab][aria-selected=true]");
    if (target instanceof HTMLElement) target.focus();
  });
}

export function focusCardNow(id: string): void {
  const card = document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);
  card?.querySelector<HTMLElement>(CARD_LINK)?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The lead of the focused card, unless it is carried. */
export function focusedLeadId(): string | null {
  const card = document.activeElement?.closest<HTMLElement>("[data-lead]");
  return isCarried() ? null : (card?.dataset["lead"] ?? null);
}

export function stepCard(step: 1 | -1): void {
  if (isCarried()) return;
  const cards = cardsIn(document);
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = at === -1 ? cards[0] : cards[at + step];
  next?.focus();
}

const STEPS: Record<string, [lanes: number, cards: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Arrow keys focus cards within a lane, and the nearest one of the next lane. */
export function stepByArrow(event: KeyboardEvent): void {
  const [lanes, cards] = STEPS[event.key] ?? [0, 0];
  const card = event.target;
  if (lanes === 0 && cards === 0) return;
  if (event.defaultPrevented || !(card instanceof HTMLElement) || !card.matches(CARD_LINK)) return;
  if (isCarried()) return;
  const lane = card.closest("[data-stage]");
  if (lane === null) return;
  const next =
    cards === 0 ? nearestBeside(card, lane, lanes) : cardsIn(lane).at(placeOf(card, lane) + cards);
  if (next === undefined || (cards < 0 && placeOf(card, lane) === 0)) return;
  event.preventDefault();
  next.focus();
}

const placeOf = (card: HTMLElement, lane: Element) => cardsIn(lane).indexOf(card);

function nearestBeside(card: HTMLElement, lane: Element, step: number): HTMLElement | undefined {
  const lanes = [...document.querySelectorAll("[data-slot=lead-board] [data-stage]")];
  const ways =
    step < 0
      ? lanes.slice(0, lanes.indexOf(lane)).toReversed()
      : lanes.slice(lanes.indexOf(lane) + 1);
  const beside = ways.map(cardsIn).find((found) => found.length > 0) ?? [];
  const height = (one: HTMLElement) => (one.closest("li") ?? one).getBoundingClientRect().top;
  const from = height(card);
  return beside.toSorted((a, b) => Math.abs(height(a) - from) - Math.abs(height(b) - from))[0];
}
