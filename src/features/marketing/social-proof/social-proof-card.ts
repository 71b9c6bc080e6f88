import { writeTexts } from "@/lib/behavior";
import { trustedHtml } from "@/lib/html/trusted-types";
import { paths } from "@/lib/paths";
import { t } from "@/lib/language/translate";

const CARD = `
<aside class="on-bar fixed inset-x-2.5 bottom-[calc(10px+var(--bar,0px))] z-15 grid h-17 grid-cols-[56px_minmax(0,1fr)_auto_44px] items-center overflow-hidden rounded-md border-frame border-text bg-surface shadow-lift transition-[opacity,translate] duration-220 **:focus-visible:shadow-none **:focus-visible:-outline-offset-3 sm:inset-x-auto sm:bottom-[calc(20px+var(--bar,0px))] sm:left-5 sm:h-auto sm:w-93 sm:grid-cols-[104px_1fr] sm:items-stretch starting:translate-y-3 starting:opacity-0 print:hidden">
  <img class="h-full w-full bg-sky-100 object-cover sm:row-span-2 sm:min-h-30" alt="" width="104" height="124">
  <div class="grid min-w-0 grid-cols-1 gap-y-0.5 px-2 sm:gap-y-0 sm:content-end sm:pt-3 sm:pr-12 sm:pl-3.5">
    <p class="flex items-center gap-1.5 text-xs/tight whitespace-nowrap text-text-2 sm:text-sm">
      <span class="sample px-1.5 leading-tight sm:py-0.5" data-text="example"></span>
      <span class="truncate" data-text="news"></span>
    </p>
    <strong class="-order-1 truncate text-sm/tight font-bold sm:order-none sm:text-base/snug sm:whitespace-normal" data-text="name"></strong>
    <p class="truncate text-xs/tight text-text-2 font-stretch-88% sm:text-sm/snug sm:font-stretch-100% sm:whitespace-normal" data-text="facts"></p>
  </div>
  <div class="flex items-center gap-4 sm:px-3.5">
    <a class="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-curb-400 decoration-[0.22em] underline-offset-[0.28em] [text-decoration-skip-ink:none] hover:decoration-current" href="${paths.signup}" data-text="follow"></a>
    <button class="min-h-11 text-xs text-muted underline decoration-curb-500 decoration-[0.16em] underline-offset-[0.2em] hover:text-text max-sm:hidden" type="button" data-text="off"></button>
  </div>
  <button class="inline-flex size-11 flex-none items-center justify-center rounded-sm hover:bg-sunken sm:absolute sm:top-0 sm:right-0" type="button" data-dismiss>
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>
  </button>
</aside>`;

const OFFER = `
<button class="on-bar fixed bottom-[calc(10px+var(--bar,0px))] left-2.5 z-15 inline-flex min-h-11 items-center rounded-sm bg-surface px-4 py-2 text-sm/tight font-semibold text-text shadow-lift inset-ring-frame inset-ring-field hover:inset-ring-text sm:hidden print:hidden" type="button" data-text="off"></button>`;

type CardActions = Record<"onDismiss" | "onTurnOff" | "onFollow" | "onEscape", () => void>;

/** The card without its entry, whose places are named by `data-text`. */
export function drawCard({ onDismiss, onTurnOff, onFollow, onEscape }: CardActions): HTMLElement {
  const card = elementOf(CARD);
  card.ariaLabel = t("Recent sign-up, example");
  writeTexts(card, {
    example: t("Example"),
    news: t("Just signed up"),
    follow: t("Sign up"),
    off: t("Don’t show these"),
  });
  const dismiss = card.querySelector<HTMLElement>("[data-dismiss]");
  if (dismiss) dismiss.ariaLabel = t("Dismiss");
  dismiss?.addEventListener("click", onDismiss);
  card.querySelector("[data-text=off]")?.addEventListener("click", onTurnOff);
  card.querySelector("a")?.addEventListener("click", onFollow);
  const handleKey = (event: KeyboardEvent) => {
    if (!card.isConnected) document.removeEventListener("keydown", handleKey);
    else if (event.key === "Escape" && !event.defaultPrevented) onEscape();
  };
  document.addEventListener("keydown", handleKey);
  return card;
}

/** A way to turn the card off for good. */
export function drawOffer(onTurnOff: () => void): HTMLElement {
  const button = elementOf(OFFER);
  button.textContent = t("Don’t show these");
  button.addEventListener("click", () => {
    onTurnOff();
    button.remove();
  });
  return button;
}

/** Of markup that is ours from beginning to end. */
function elementOf(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html.trim());
  const element = template.content.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error("There is no element in the markup");
  return element;
}
