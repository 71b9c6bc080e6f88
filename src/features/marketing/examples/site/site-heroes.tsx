import { Fragment } from "react";
import { cn } from "@/lib/cn";
import type { Hero } from "./site-content";
import { HeroPicture } from "./site-picture";
import { ExampleMark, QUIET, SiteButton, groundOf } from "./site-section";
import { Fill, messageHref, phoneHref, useWords } from "./site-words";

const EDGES = "px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)]";

export function SiteHero() {
  const { hero } = useWords().content;
  switch (hero.layout) {
    case "below":
      return <BelowHero hero={hero} />;
    case "card":
      return <CardHero hero={hero} />;
    case "arch":
      return <ArchHero hero={hero} />;
    case "split":
      return <SplitHero hero={hero} />;
    case "poster":
      return <PosterHero />;
  }
}

type HeroOf<Layout> = { hero: Extract<Hero, { layout: Layout }> };

function Headline({ className }: { className: string }) {
  const { content, isPicture } = useWords();
  const { hero, look } = content;
  const Heading = isPicture ? "p" : "h1";
  return (
    <Heading className={cn(className, look.headline)}>
      {hero.lines.map((line, place) => (
        <Fragment key={line}>
          <span className={cn("block", place === hero.marked && "text-(--x-mark)")}>
            {line}
          </span>{" "}
        </Fragment>
      ))}
    </Heading>
  );
}

function Intro({ className }: { className?: string }) {
  const { hero } = useWords().content;
  return (
    <p
      className={cn("max-w-[44ch] text-[clamp(1.0625rem,1.6cqw,1.3rem)]/normal", QUIET, className)}
    >
      <Fill text={hero.intro} />
    </p>
  );
}

function AskButton({ className }: { className?: string }) {
  const { content, phone } = useWords();
  const { opens, button } = content.hero;
  const href = opens === "messages" ? messageHref(phone) : `#${opens ?? "visit"}`;
  return (
    <SiteButton href={href} className={cn("min-h-14 px-7 text-[1.125rem]/tight", className)}>
      {button}
    </SiteButton>
  );
}

function CallButton({ className }: { className?: string }) {
  const { phone } = useWords();
  return (
    <SiteButton variant="line" href={phoneHref(phone)} className={cn("min-h-14", className)}>
      <span>Call</span> <span className="tabular-nums">{phone}</span>
    </SiteButton>
  );
}

function BelowHero({ hero }: HeroOf<"below">) {
  const { license } = useWords().content;
  return (
    <section className={groundOf("ground")}>
      <div
        className={cn("pt-[clamp(1.75rem,4cqw,3.25rem)] pb-[clamp(1.75rem,3.5cqw,3rem)]", EDGES)}
      >
        <Headline className="text-[clamp(2.3rem,9.6cqw,8rem)]" />
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 @3xl:mt-8">
          {hero.over === "calls" && <Counter side={hero.side} />}
          <Intro />
          {hero.over !== "calls" && (
            <div className="flex flex-wrap gap-3">
              <AskButton />
              <CallButton />
            </div>
          )}
        </div>
        {license && (
          <p className={cn("mt-5 text-sm", QUIET)}>
            <span>{license}</span> <ExampleMark />
          </p>
        )}
      </div>
      <HeroPicture
        className={cn(
          "h-[clamp(17rem,44cqw,40rem)]",
          hero.over === "offer" && "mask-[linear-gradient(transparent,black_12%)]",
        )}
      />
    </section>
  );
}

function Counter({ side }: { side: string }) {
  const { phone } = useWords();
  return (
    <div className="grid gap-3 @max-xl:w-full @xl:grid-cols-[auto_auto] @3xl:gap-4">
      <SiteButton
        href={phoneHref(phone)}
        className="min-h-20 px-8 text-[clamp(1.35rem,2.6cqw,2rem)]/tight @3xl:min-h-24 @3xl:px-10"
      >
        <span>Call</span> <span className="tabular-nums">{phone}</span>
      </SiteButton>
      <SiteButton href="#work" variant="line" className="min-h-16 px-8 text-[1.2rem]/tight">
        {side}
      </SiteButton>
    </div>
  );
}

function CardHero({ hero }: HeroOf<"card">) {
  const isLeft = hero.side === "left";
  return (
    <section className="relative isolate bg-(--x-ground)">
      <div className="absolute inset-x-0 top-0 bottom-24 -z-1 @5xl:bottom-16">
        <HeroPicture />
      </div>
      <div
        className={cn(
          "flex pt-[clamp(13rem,24cqw,16rem)]",
          EDGES,
          !isLeft && "pt-[clamp(20rem,33cqw,27rem)] @3xl:justify-end",
        )}
      >
        <div className="w-full max-w-[46rem] rounded-(--x-round) bg-(--x-ground) p-[clamp(1.5rem,4cqw,3.25rem)] pb-[clamp(1.5rem,3cqw,2.5rem)] text-(--x-ink) @3xl:w-[62cqw]">
          <Headline
            className={
              isLeft ? "text-[clamp(2.7rem,8cqw,5.9rem)]" : "text-[clamp(2.3rem,6.6cqw,4.75rem)]"
            }
          />
          <Intro className="mt-4" />
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <AskButton />
            <CallButton />
          </div>
          <p className={cn("mt-4 text-sm", QUIET)}>
            <Fill text={hero.note} />
          </p>
        </div>
      </div>
    </section>
  );
}

function ArchHero({ hero }: HeroOf<"arch">) {
  const { look } = useWords().content;
  const [season, news] = hero.badge;
  return (
    <section className={cn("pb-[clamp(3rem,5cqw,4.5rem)] text-center", EDGES, groundOf("ground"))}>
      <Headline className="mx-auto mt-[clamp(1.25rem,2.6cqw,2.5rem)] text-[clamp(2.1rem,7cqw,5.75rem)]" />
      <Intro className="mx-auto mt-5" />
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <AskButton className="bg-(--x-deep) text-(--x-on-deep)" />
        <CallButton />
      </div>
      <div className="relative mx-auto mt-[clamp(2rem,3.5cqw,3.5rem)] max-w-6xl">
        <HeroPicture className="aspect-4/5 rounded-t-[50cqw] @xl:aspect-3/2 @5xl:aspect-21/10" />
        <p className="absolute right-[3cqw] -bottom-9 grid size-[clamp(7rem,14cqw,11rem)] place-content-center rounded-full bg-(--x-hot) p-3 text-(--x-on-hot)">
          <span className={cn("text-[clamp(1.2rem,2.5cqw,2rem)]/none", look.heading)}>
            {season}
          </span>
          <span className="mt-1.5 text-[clamp(0.8rem,1.2cqw,1rem)]/tight font-semibold">
            {news}
          </span>
        </p>
      </div>
    </section>
  );
}

function SplitHero({ hero }: HeroOf<"split">) {
  return (
    <section className={cn("pt-3 pb-10 @5xl:pb-16", EDGES, groundOf("ground"))}>
      <div className="grid gap-8 @5xl:grid-cols-[1.02fr_1fr] @5xl:items-center @5xl:gap-[4cqw]">
        <HeroPicture className="aspect-4/3 rounded-(--x-round) @xl:aspect-16/9 @5xl:order-last @5xl:aspect-[1.08]" />
        <div>
          <Headline className="text-[clamp(1.9rem,9.6cqw,4.5rem)] @5xl:text-[clamp(3rem,5.1cqw,4.6rem)]" />
          <Intro className="mt-5" />
          <div className="mt-7 flex flex-wrap gap-3">
            <AskButton />
            <CallButton />
          </div>
          <ul className="mt-7 grid gap-x-6 gap-y-2 text-[0.9375rem] font-semibold @lg:grid-cols-3">
            {hero.promises.map((promise) => (
              <li key={promise} className="flex items-start gap-2">
                <svg className="mt-1 size-4 flex-none" viewBox="0 0 16 16" aria-hidden>
                  <path
                    d="M2 8.5l4 4 8-9"
                    fill="none"
                    stroke="var(--x-mark)"
                    strokeWidth="2.6"
                    strokeLinecap="round"
                  />
                </svg>
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function PosterHero() {
  return (
    <section className="grid bg-(--x-ground) @5xl:grid-cols-[1.1fr_1fr]">
      <HeroPicture className="aspect-3/2 @3xl:aspect-2/1 @5xl:order-last @5xl:aspect-auto" />
      <div
        className={cn(
          "py-[clamp(1.75rem,6cqw,6.5rem)] @5xl:pr-8 @5xl:pl-[max(calc((100cqw-78rem)/2),4.5cqw)]",
          "px-[max(1.25rem,4.5cqw)] text-(--x-ink)",
        )}
      >
        <Headline className="text-[clamp(3.1rem,15cqw,10rem)] @5xl:text-[clamp(5rem,9.2cqw,9rem)]" />
        <Intro className="mt-5" />
        <div className="mt-7 flex flex-wrap gap-3">
          <AskButton className="bg-(--x-deep) text-(--x-glow)" />
          <CallButton />
        </div>
      </div>
    </section>
  );
}
