import type { CSSProperties } from "react";
import { cn } from "@/lib/cn";
import type { TypedSign } from "../typed-sign";
import type { Look, Section, SiteContent } from "./site-content";
import { SiteHero } from "./site-heroes";
import { SiteList } from "./site-lists";
import { SiteBand, SiteOffer, SiteQuestions, SiteTowns } from "./site-places";
import { SitePrices, SiteVisit } from "./site-visit";
import { SiteReviews, SiteSteps } from "./site-voices";
import { SiteButton, groundOf, QUIET } from "./site-section";
import { phoneHref, useWords, WordsProvider, wordsOf, Fill, fit } from "./site-words";

interface WholeSiteProps {
  content: SiteContent;
  sign: TypedSign;
  /** Only the first screen. */
  isTop?: boolean;
}

/** Laid out by its container's width, so that a narrow box shows the phone layout. */
export function WholeSite({ content, sign, isTop = false }: WholeSiteProps) {
  const sections = isTop ? content.sections.slice(0, 2) : content.sections;
  return (
    <WordsProvider value={wordsOf(content, sign, isTop)}>
      <div
        className={cn(
          "@container relative overflow-x-clip bg-(--x-ground) font-sans text-(--x-ink) scheme-light",
          content.look.colors.ground === content.look.colors.deep && "on-dark",
        )}
        style={lookOf(content.look)}
      >
        {content.look.hasStripe && <div className="h-3 bg-(--x-hot)" />}
        <SiteTop />
        <SiteHero />
        {sections.map((section) => (
          <SiteSectionOf key={`${section.kind} ${section.title}`} section={section} />
        ))}
        {!isTop && <SiteFoot />}
        {content.look.hasCallBar && !isTop && <CallBar />}
      </div>
    </WordsProvider>
  );
}

/** Fixed on a phone. */
function CallBar() {
  const { phone } = useWords();
  return (
    <p className="sticky bottom-0 z-1 bg-(--x-ground) p-2.5 shadow-lift @3xl:hidden">
      <SiteButton href={phoneHref(phone)} className="w-full">
        <span>Emergency line</span> <span className="tabular-nums">{phone}</span>
      </SiteButton>
    </p>
  );
}

function SiteSectionOf({ section }: { section: Section }) {
  switch (section.kind) {
    case "services":
    case "work":
      return <SiteList section={section} />;
    case "reviews":
      return <SiteReviews section={section} />;
    case "steps":
    case "crew":
    case "seasons":
      return <SiteSteps section={section} />;
    case "towns":
      return <SiteTowns section={section} />;
    case "questions":
      return <SiteQuestions section={section} />;
    case "visit":
      return <SiteVisit section={section} />;
    case "band":
      return <SiteBand section={section} />;
    case "offer":
      return <SiteOffer section={section} />;
    case "prices":
      return <SitePrices section={section} />;
  }
}

function lookOf({ colors, round, pill }: Look): CSSProperties {
  const properties = {
    "--x-ground": colors.ground,
    "--x-ink": colors.ink,
    "--x-tint": colors.tint,
    "--x-deep": colors.deep,
    "--x-on-deep": colors.onDeep,
    "--x-glow": colors.glow,
    "--x-hot": colors.hot,
    "--x-on-hot": colors.onHot,
    "--x-mark": colors.mark,
    // A light card on a dark section resets `--x-mark` to this color.
    "--x-light-mark": colors.mark,
    "--x-round": round,
    "--x-pill": pill,
  };
  return properties as CSSProperties;
}

function SiteFoot() {
  const { content, name, phone, towns } = useWords();
  const { look, foot, nav } = content;
  const isGiant = look.foot === "giant";
  return (
    <footer
      className={cn(
        "border-t border-(--x-on-deep)/20 px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)] pt-[clamp(2.5rem,5cqw,4.5rem)] pb-8",
        groundOf("deep"),
      )}
    >
      <p
        className={cn(
          "wrap-anywhere",
          isGiant
            ? "text-[calc(clamp(2.2rem,9cqw,7.5rem)*var(--fit))]/[0.95]"
            : "text-[calc(1.75rem*var(--fit))]/tight",
          isGiant ? look.headline : look.sign,
        )}
        style={{ "--fit": fit(name, 19) } as React.CSSProperties}
      >
        {name}
      </p>
      <div className="mt-8 grid gap-x-10 gap-y-6 text-[0.9375rem] @3xl:grid-cols-[1.4fr_1fr_auto]">
        <div className={cn("max-w-[48ch]", QUIET)}>
          <p>
            <Fill text={foot} />
          </p>
          <p className="mt-2 wrap-anywhere">{towns.join(", ")}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6 @3xl:flex-col">
          {nav.map(({ text, to }) => (
            <li key={text}>
              <a
                className="inline-flex min-h-11 items-center font-medium @3xl:min-h-8"
                href={`#${to}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a
            className="inline-flex min-h-11 items-center text-xl font-bold wrap-anywhere tabular-nums"
            href={phoneHref(phone)}
          >
            {phone}
          </a>
        </p>
      </div>
    </footer>
  );
}

const TOPS = {
  plain: groundOf("ground"),
  centered: groundOf("ground"),
  deep: groundOf("deep"),
  floating:
    "relative z-1 mx-[max(0.75rem,2.2cqw)] mt-[max(0.75rem,2.2cqw)] -mb-28 rounded-(--x-round) bg-(--x-ground) text-(--x-ink) shadow-plate",
};

function SiteTop() {
  const { content, phone } = useWords();
  const { look, nav } = content;
  const isCentered = look.top === "centered";
  return (
    <header
      className={cn(
        "flex min-h-18 items-center justify-between gap-x-6 gap-y-2 px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)] py-3",
        TOPS[look.top],
        look.top === "floating" && "px-4 @3xl:px-6",
        isCentered && "@4xl:grid @4xl:grid-cols-[1fr_auto_1fr] @4xl:pt-6",
      )}
    >
      <SiteSign className={cn(isCentered && "@4xl:order-2 @4xl:text-center")} />
      <nav className="hidden gap-[2.2cqw] @4xl:flex" aria-label="Site">
        {nav.map(({ text, to }) => (
          <a
            key={text}
            className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium whitespace-nowrap no-underline decoration-2 underline-offset-6 hover:underline"
            href={`#${to}`}
          >
            {text}
          </a>
        ))}
      </nav>
      <SiteButton
        href={phoneHref(phone)}
        className={cn(
          "min-h-11 max-w-[45%] flex-none px-4.5 text-[0.9375rem] tabular-nums @3xl:max-w-60",
          isCentered && "@4xl:order-3 @4xl:justify-self-end",
        )}
      >
        {phone}
      </SiteButton>
    </header>
  );
}

function SiteSign({ className }: { className?: string }) {
  const { content, name, isVisitors } = useWords();
  const { logo, sign } = content.look;
  const own = content.sign;
  const shown = isVisitors ? name : own.name;
  return (
    <p
      className={cn(
        "flex min-w-0 items-center gap-2.5 text-[calc(clamp(1.2rem,2.3cqw,1.7rem)*var(--fit))]/[1.2]",
        sign,
        className,
      )}
      style={{ "--fit": fit(shown, 22) } as React.CSSProperties}
    >
      {logo.length > 0 && (
        <svg className="size-[1.3em] flex-none" viewBox="0 0 32 32" aria-hidden>
          {logo.map((shape) => (
            <path key={shape.d} {...shape} />
          ))}
        </svg>
      )}
      <span className="line-clamp-4 min-w-0 wrap-break-word">{shown}</span>
      {!isVisitors && own.tag && (
        <span className="text-[0.62em] font-semibold tracking-[0.12em] whitespace-nowrap text-(--x-mark) uppercase @max-xl:hidden">
          {own.tag}
        </span>
      )}
    </p>
  );
}
