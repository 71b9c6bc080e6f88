const CARD_LINK = ".lead-card-link";

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
