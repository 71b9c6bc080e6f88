import { EXAMPLE_BUSINESSES } from "@/components/example-site/example-businesses";
import { partOf, writeTexts } from "@/lib/behavior";
import { paths } from "@/lib/paths";
import { drawnTrades, type DrawnTrade } from "@/lib/site/trades";
import { t } from "@/lib/language/translate";
import { chosenTrade, keepAnswers } from "../lead-form/visitor-answers";

/**
 * The trade that is picked stands in front, which hero.css does by itself. Here it is scrolled to,
 * told, remembered for the forms and taken along by the link.
 */
export function pickTrade(hero: HTMLElement): () => void {
  const radios = [...hero.querySelectorAll<HTMLInputElement>("[name=trade]")];
  const link = partOf<HTMLAnchorElement>(hero, "[data-takes-trade]");
  const pressed = () =>
    drawnTrades.find(({ id }) => radios.some(({ checked, value }) => checked && value === id)) ??
    drawnTrades[0];
  const show = () => {
    link.setAttribute("href", `${paths.signup}?trade=${pressed().slug}`);
  };
  const choose = () => {
    const trade = pressed();
    keepAnswers({ trade: trade.slug });
    const { name } = EXAMPLE_BUSINESSES[trade.id];
    writeTexts(hero, { "came-to-front": t("In front now: {{name}}, an example site", { name }) });
    show();
    showInFront(hero, trade);
  };
  const kept = chosenTrade();
  // What was pressed before this code arrived, or what was chosen on an earlier page.
  if (pressed() !== drawnTrades[0]) {
    choose();
  } else if (kept) {
    for (const radio of radios) radio.checked = radio.value === kept.id;
    showInFront(hero, kept);
  }
  // Not "change": who presses the one that is in front already has chosen it too.
  hero.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLInputElement && radios.includes(target)) choose();
  });
  return show;
}

/** On a narrow screen the price sign stands before the front lot, which may be half out of view. */
function showInFront(hero: HTMLElement, trade: DrawnTrade): void {
  const street = partOf(hero, ".home-street");
  const lot = partOf(hero, `[data-trade="${trade.id}"]`);
  const left = lot.offsetLeft - (street.clientWidth - lot.offsetWidth) / 2;
  // At once: the lots have changed places at once, too.
  street.scrollTo({ left, behavior: "instant" });
  if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
  // As at first: see example-site.css.
  lot
    .querySelector(".xs-awning")
    ?.animate({ scale: ["1 0", "1"] }, { duration: 420, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
}
