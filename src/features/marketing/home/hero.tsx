import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EXAMPLE_BUSINESSES } from "@/components/example-site/example-businesses";
import { buttonVariants } from "@/components/ui/button";
import { dealTerms } from "@/lib/deal-terms";
import { formatUsd } from "@/lib/format";
import { site } from "@/lib/site";
import { trades, type Trade } from "@/lib/trades";
import { chosenTrade, keepAnswers } from "../lead-form/visitor-answers";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";
import { Street } from "./street";
import { TradePicker } from "./trade-picker";
import "./hero.css";

const [initial] = trades;
const roadSigns = [
  "Built for you",
  "Hosted and backed up",
  "Tuned for local search",
  "Improved every month",
];

export function Hero({ billId }: { billId: string }) {
  const { t } = useTranslation();
  const sectionRef = useRef<HTMLElement>(null);
  const streetRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Trade>(initial);
  const [message, setMessage] = useState("");

  // What was pressed before this code arrived, or what was chosen on an earlier page.
  useLayoutEffect(() => {
    const radios = [
      ...(sectionRef.current?.querySelectorAll<HTMLInputElement>("[name=trade]") ?? []),
    ];
    const pressed = () =>
      trades.find(({ id }) => radios.some(({ checked, value }) => checked && value === id)) ??
      initial;
    if (pressed() !== initial) keepAnswers({ trade: pressed().slug });
    const kept = chosenTrade();
    for (const radio of radios) radio.checked = radio.value === (kept ?? initial).id;
    setChosen(pressed());
    if (kept && streetRef.current) showInFront(streetRef.current, kept);
  }, []);

  const choose = (trade: Trade) => {
    setChosen(trade);
    keepAnswers({ trade: trade.slug });
    const { name } = EXAMPLE_BUSINESSES[trade.id];
    setMessage(t("In front now: {{name}}, an example site", { name }));
    if (streetRef.current) showInFront(streetRef.current, trade);
  };

  return (
    <section className="home-hero" aria-labelledby="home-title" ref={sectionRef}>
      <div className="wrap grid-12 home-hero-text">
        <h1 className="display" id="home-title">
          <Unbroken text={t("Rent the best-looking front on the block.")} />
        </h1>
        <div className="home-hero-side">
          <p className="lead">
            {t(
              "{{brand}} builds, hosts and keeps improving a website for your trade business. One price, one phone number to call, nothing to maintain.",
              { brand: site.brand },
            )}
          </p>
          <div className="home-hero-actions">
            <ScheduleDemoButton className={buttonVariants({ variant: "ink", size: "lg" })} />
            <a className="painted-link" href={`#${billId}`}>
              {t("What {{price}} covers", { price: formatUsd(dealTerms.priceUsdPerMonth) })}
            </a>
          </div>
        </div>
      </div>
      <TradePicker chosen={chosen} initial={initial} onChoose={choose} />
      <p className="sr-only" role="status">
        {message}
      </p>
      <Street billId={billId} ref={streetRef} />
      <div className="curb" />
      <div className="home-road on-dark">
        <ul className="wrap">
          {roadSigns.map((sign) => (
            <li key={sign}>{t(sign)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** On a narrow screen the price sign stands before the front lot, which may be half out of view. */
function showInFront(street: HTMLElement, trade: Trade) {
  const lot = street.querySelector<HTMLElement>(`[data-trade="${trade.id}"]`);
  if (!lot) return;
  street.scrollTo({ left: lot.offsetLeft - (street.clientWidth - lot.offsetWidth) / 2 });
}

/** Keeps hyphenated words on one line. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 1 ? (
      <span className="whitespace-nowrap" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
