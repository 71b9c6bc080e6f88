import { useRef, useEffect, useState, useId, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { Unbroken } from "@/components/unbroken";
import { textLinkVariants, TextLink } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { site } from "@/content/company";
import { drawnTrades, type DrawnTrade } from "@/content/trades";
import { keepAnswers } from "@/features/lead-form/visitor-answers";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { paths } from "@/lib/paths";
import { Street } from "./street";
import { useChosenTrade } from "../use-chosen-trade";

/** English, for `t()`. */
const roadSigns = [
  "Built for you",
  "Hosted and backed up",
  "Tuned for local search",
  "Improved every month",
];

export function Hero({ billId }: { billId: string }) {
  const { t } = useTranslation();
  const streetRef = useRef<HTMLDivElement>(null);
  const { front, picked, pickTrade } = useFrontTrade(streetRef);
  return (
    <section className="home-hero bg-sky-100" aria-labelledby="home-title">
      <div className="wrap grid-12 items-end pt-6 sm:pt-12 lg:pt-10">
        <h1
          className="display col-span-full text-[min(2.7rem,12vw)] sm:text-[min(8.6vw,5.4rem)] lg:col-span-9 lg:text-[min(6vw,5.4rem)]"
          id="home-title"
        >
          <Unbroken text={t("Rent the best-looking front on the block.")} />
        </h1>
        <div className="col-span-full mt-5 items-end justify-between gap-10 md:flex lg:col-span-3 lg:block">
          <p className="leading-normal text-text-2 sm:max-lg:text-lead">
            {t(
              "{{brand}} builds, hosts and keeps improving a website for your trade business. One price, one phone number to call, nothing to maintain.",
              { brand: site.brand },
            )}
          </p>
          <a
            className={cn(
              textLinkVariants({ variant: "painted" }),
              "flex-none max-md:hidden lg:mt-3 print:hidden",
            )}
            href={`#${billId}`}
          >
            {t("What {{price}} covers", { price: formatUsd(dealTerms.priceUsdPerMonth) })}
          </a>
        </div>
      </div>
      <TradePicker front={front} onPick={pickTrade} />
      <p className="sr-only" role="status">
        {picked &&
          t("In front now: {{name}}, an example site", {
            name: EXAMPLE_BUSINESSES[picked.id].name,
          })}
      </p>
      <Street billId={billId} ref={streetRef} />
      <Curb />
      <div className="on-dark bg-asphalt-800 text-white print:hidden">
        <ul className="wrap grid gap-x-10 gap-y-2 py-4.5 text-base font-medium sm:grid-cols-2 lg:flex lg:justify-between">
          {roadSigns.map((sign) => (
            <li
              key={sign}
              className="flex items-center gap-3 before:h-1.25 before:w-7.5 before:bg-curb-400"
            >
              {t(sign)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * The trade in front: the one chosen on this page, or else on an earlier one. `picked` is undefined
 * until a visitor chooses on this page.
 */
function useFrontTrade(streetRef: RefObject<HTMLElement | null>) {
  // An object per press, because a press on the current trade scrolls to it again.
  const [pick, setPick] = useState<{ trade: DrawnTrade }>();
  const stored = useChosenTrade();

  useEffect(() => {
    if (streetRef.current && pick) showInFront(streetRef.current, pick.trade);
  }, [streetRef, pick]);

  const pickTrade = (trade: DrawnTrade) => {
    keepAnswers({ trade: trade.slug });
    setPick({ trade });
  };
  // Storage may be refused, so the choice on this page does not depend on it.
  return { front: pick?.trade ?? stored ?? drawnTrades[0], picked: pick?.trade, pickTrade };
}

/** Scrolls the page to the lot, which hero.css has moved. */
function showInFront(street: HTMLElement, trade: DrawnTrade): void {
  const lot = street.querySelector<HTMLElement>(`[data-trade="${trade.id}"]`);
  if (lot === null) return;
  // Lots move without animation, so scrolling has none.
  street.scrollTo({ left: 0, behavior: "instant" });
  const isStill = !matchMedia("(prefers-reduced-motion: no-preference)").matches;
  // Only as far as needed; `scroll-padding` keeps it clear of the header and the bottom bar.
  street.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
  if (isStill) return;
  // Restarts the awning's animation of example-site.css.
  lot
    .querySelector(".xs-awning")
    ?.animate({ scale: ["1 0", "1"] }, { duration: 420, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
}

type TradePickerProps = { front: DrawnTrade; onPick: (trade: DrawnTrade) => void };

/** Radio buttons, with which hero.css moves the street before the app runs. */
function TradePicker({ front, onPick }: TradePickerProps) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <div className="wrap @container mt-5 sm:mt-7 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-bold max-sm:font-display max-sm:text-xl" id={labelId}>
          {t("See a site for your trade")}
        </p>
        <div
          className="order-1 flex w-full flex-wrap gap-1.5 py-1.5 @7xl:order-none @7xl:mr-auto @7xl:w-auto @7xl:py-0"
          role="radiogroup"
          aria-labelledby={labelId}
        >
          {drawnTrades.map((trade) => (
            <label key={trade.id} className="group relative flex grow sm:grow-0">
              <RadioGroupItem
                isCover
                className="peer"
                name="trade"
                value={trade.id}
                checked={trade === front}
                onChange={() => onPick(trade)}
                // A press on the current trade selects it, too.
                onClick={trade === front ? () => onPick(trade) : undefined}
              />
              <span className="flex min-h-11 w-full items-center justify-center rounded-xs bg-white px-3 text-sm/none font-semibold whitespace-nowrap inset-ring-frame inset-ring-field outline-offset-3 outline-focus group-hover:inset-ring-text peer-checked:bg-strong peer-checked:text-white peer-checked:shadow-[inset_0_-5px_0_var(--color-curb-400)] peer-checked:inset-ring-transparent peer-focus-visible:outline-3 forced-colors:border peer-checked:forced-colors:border-4">
                {t(trade.label)}
              </span>
            </label>
          ))}
        </div>
        <TextLink
          variant="painted"
          className="max-sm:order-2"
          to={`${paths.signup}?trade=${front.slug}`}
          data-entered-address
        >
          {t("Put your name on it")}
        </TextLink>
      </div>
    </div>
  );
}
