import { ArrowRight, Check, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import type { DrawnTrade } from "@/content/trades";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExamplePhone, ExampleSite, TradeScene } from "@/components/example-site/example-picture";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { PreviewLink, ExampleNote, OpenExample } from "../trades/open-example";
import { tradeStories } from "../trades/trade-stories";
import { SeasonStrip } from "../trades/season-strip";
import { labels } from "./industries-content";

interface TradeSectionProps {
  trade: DrawnTrade;
  /** Picture on the left. */
  flip: boolean;
  device: Device | null;
}

export function TradeSection({ trade, flip, device }: TradeSectionProps) {
  const { t } = useTranslation();
  const story = tradeStories[trade.id];
  return (
    <section
      className={cn(
        "break-inside-avoid overflow-hidden sm:scroll-mt-9",
        trade.id === "elec" && "on-dark text-white print:text-black",
      )}
      id={trade.slug}
      aria-labelledby={`${trade.slug}-title`}
      style={{ background: story.ground }}
    >
      <div className={cn("wrap lg:flex lg:gap-12 xl:gap-16", flip && "lg:flex-row-reverse")}>
        <div className="pt-8 sm:pt-12 lg:w-5/12 lg:self-center lg:py-18">
          <h2 className="h1" id={`${trade.slug}-title`}>
            <Link
              className="decoration-curb-400 decoration-4 underline-offset-6 hover:underline max-sm:underline"
              to={paths.industry(trade.slug)}
            >
              {t(trade.label)}
              {/* On phones "Heating & cooling" fills the line. */}
              <span className="whitespace-nowrap max-sm:hidden" aria-hidden="true">
                {"\u00a0"}
                <ArrowRight className="inline size-[0.7em] align-[-0.04em]" />
              </span>
            </Link>
          </h2>
          <p className="mt-2 text-lead text-current/80 sm:mt-3">{t(story.moment)}</p>
          <TradeFacts trade={trade} />
          <PreviewLink trade={trade} className="mt-5 sm:mt-7" />
        </div>
        <TradePicture trade={trade} device={device} />
      </div>
    </section>
  );
}

interface TradePictureProps {
  trade: DrawnTrade;
  /** Null until chosen: then the reader's own kind of screen. */
  device: Device | null;
}

function TradePicture({ trade, device }: TradePictureProps) {
  const { t } = useTranslation();
  return (
    <div className="@container flex min-w-0 flex-1 flex-col justify-end pt-5 sm:pt-10 lg:pt-14">
      {/* Hidden on phones, where the example's own bar has it. */}
      <p className="mb-3 max-sm:hidden">
        <span className="sample border-current/50 text-current/80">
          {t("Example site, fictional business")}
        </span>
      </p>
      <ExampleNote trade={trade} className="mb-4 text-sm/snug text-current/80 [&_b]:text-current" />
      {/* As tall as the text beside it, up to the height of the drawing. */}
      <OpenExample
        trade={trade}
        className="h-72 overflow-hidden sm:h-[clamp(380px,76vw,620px)] lg:h-auto lg:max-h-[min(138cqi,808px)] lg:min-h-95 lg:flex-1"
      >
        {device !== "phone" && (
          <BrowserFrame
            trade={trade.id}
            className={cn("absolute inset-0 border-current", device === null && "max-sm:hidden")}
            open
          >
            <ExampleSite trade={trade.id} alt="" />
          </BrowserFrame>
        )}
        {device !== "desktop" && (
          <div
            className={cn(
              "absolute inset-0 overflow-hidden rounded-t-md border-frame border-b-0 border-current",
              device === null && "sm:hidden",
            )}
          >
            <TradeScene trade={trade.id} className="h-full opacity-55" />
            <div className="absolute top-3.5 left-1/2 w-52 -translate-x-1/2 sm:top-[9%] sm:w-[min(370px,66%)]">
              <ExamplePhone trade={trade.id} alt="" />
            </div>
          </div>
        )}
      </OpenExample>
    </div>
  );
}

export type Device = "desktop" | "phone";

/** The `sm:` breakpoint, from which a page starts with desktop sites. */
const IS_WIDE = "(width >= 40rem)";

const DEVICES: readonly { id: Device; label: string; startsOn: string }[] = [
  { id: "desktop", label: "Desktop", startsOn: "sm:bg-surface sm:text-text" },
  { id: "phone", label: "Phone", startsOn: "max-sm:bg-surface max-sm:text-text" },
];

type DeviceToggleProps = {
  /** Null until chosen: then the reader's own kind of screen, which only CSS knows. */
  device: Device | null;
  onDeviceChange: (device: Device) => void;
};

export function DeviceToggle({ device, onDeviceChange }: DeviceToggleProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const start = isHydrated ? (matchMedia(IS_WIDE).matches ? "desktop" : "phone") : "";
  return (
    <ToggleGroup
      className="flex-none"
      data-needs-script
      aria-label={t("Show the sites on")}
      value={device ?? start}
      onValueChange={(chosen) => onDeviceChange(chosen === "phone" ? "phone" : "desktop")}
    >
      {DEVICES.map(({ id, label, startsOn }) => (
        <ToggleGroupItem
          key={id}
          className={cn("max-sm:px-2.5", device === null && startsOn)}
          value={id}
        >
          {t(label)}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  );
}

/** The number that fits; a trade's own page has all. */
const CALLS_SHOWN = 3;

function TradeFacts({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  const { calls, opens, pages, season, trust } = tradeStories[trade.id];
  return (
    <div className="mt-5 border-t-2 border-current sm:mt-6">
      <dl>
        <Fact label={t(labels.calls)}>
          {calls.slice(0, CALLS_SHOWN).map(({ ask }, place) => (
            <dd
              key={ask}
              className={cn(
                "font-display font-semibold",
                place === 0 ? "mt-0.5 mb-1 text-[1.35rem]/tight" : "text-lg/snug",
              )}
            >
              {t("“{{quote}}”", { quote: t(ask) })}
            </dd>
          ))}
        </Fact>
      </dl>
      {/* Closed on phones only, in browsers that can override it by CSS. */}
      <details className="group sm:details-content:block sm:details-content:[content-visibility:visible]">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 border-b border-current/20 py-2 font-semibold supports-[selector(::details-content)]:sm:hidden print:hidden [&::-webkit-details-marker]:hidden">
          {t("Pages, season and what callers check")}
          <ChevronDown className="flex-none group-open:rotate-180" size={22} aria-hidden />
        </summary>
        <dl className="gap-x-10 sm:grid sm:grid-cols-2 lg:block">
          <Fact label={t(labels.opens)}>
            <dd>{t(opens)}</dd>
          </Fact>
          <Fact label={t(labels.pages)}>
            <dd>{pages.map(({ name }) => t(name)).join(" · ")}</dd>
          </Fact>
          <Fact label={t(labels.season)}>
            <dd>
              <SeasonStrip months={season.months} />
              <span>{t(season.text)}</span>
            </dd>
          </Fact>
          <Fact label={t(labels.trust)}>
            {trust.map((item) => (
              <dd key={item} className="flex items-start gap-2">
                <Check className="mt-0.75 flex-none" size={17} strokeWidth={2.6} aria-hidden />
                {t(item)}
              </dd>
            ))}
          </Fact>
        </dl>
      </details>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-current/20 py-3 leading-snug">
      <dt className="text-sm/normal font-semibold text-current/80">{label}</dt>
      {children}
    </div>
  );
}
