import type { CSSProperties } from "react";
import { cn } from "@/lib/cn";
import type { TypedSign } from "../typed-sign";
import type { Look, Section, SiteContent } from "./site-content";
import { SiteFoot } from "./site-foot";
import { SiteHero } from "./site-heroes";
import { SiteList } from "./site-lists";
import { SiteBand, SiteOffer, SiteQuestions, SiteTowns } from "./site-places";
import { SiteTop } from "./site-top";
import { SitePrices, SiteVisit } from "./site-visit";
import { SiteReviews, SiteSteps } from "./site-voices";
import { SiteButton } from "./site-section";
import { phoneHref, useWords, WordsProvider, wordsOf } from "./site-words";

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
