import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { otherTowns } from "../examples-content";
import { WorkPicture } from "./site-picture";
import type { Section } from "./site-content";
import { groundOf, QUIET, SiteButton, SiteHeading, SiteSection } from "./site-section";
import { Fill, phoneHref, useWords } from "./site-words";

type SectionOf<Kind> = Extract<Section, { kind: Kind }>;

export function SiteTowns({ section }: { section: SectionOf<"towns"> }) {
  const { kind, form, notes, map, ...titled } = section;
  const { t } = useTranslation();
  const { towns, content, isVisitorsTown } = useWords();
  const { look } = content;
  return (
    <SiteSection
      id={kind}
      {...titled}
      // The example's intro is about its own towns, not the visitor's.
      intro={isVisitorsTown ? t(otherTowns) : titled.intro}
      isBeside={form === "columns"}
    >
      {map && !isVisitorsTown && (
        <img
          className="mb-6 aspect-2/1 w-full max-w-3xl rounded-(--x-round) object-cover"
          src={`/maps/${map}.svg`}
          alt=""
          loading="lazy"
        />
      )}
      {form === "line" ? (
        <ul
          className={cn(
            "flex flex-wrap gap-x-[0.5em] gap-y-1 text-[clamp(1.75rem,5.4cqw,4rem)]/[1.1]",
            look.heading,
            look.isCentered && "justify-center",
          )}
        >
          {towns.map((town, place) => (
            <li key={town} className="min-w-0 wrap-anywhere">
              <span className={cn(place % 2 === 1 && "text-(--x-mark)")}>{town}</span>
              {place < towns.length - 1 && <span aria-hidden>,</span>}
            </li>
          ))}
        </ul>
      ) : (
        <ul
          className={cn("grid border-t-2 border-current", !notes && "@lg:grid-cols-2 @lg:gap-x-10")}
        >
          {towns.map((town, place) => (
            <li
              key={town}
              className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 border-b border-current/25 py-3.5"
            >
              <span className={cn("min-w-0 text-[1.3rem]/tight wrap-anywhere", look.item)}>
                {town}
              </span>
              {notes && !isVisitorsTown && (
                <span className={cn("tabular-nums", QUIET)}>{notes[place]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </SiteSection>
  );
}

export function SiteQuestions({ section }: { section: SectionOf<"questions"> }) {
  const { kind, items, isOpen = false, ...titled } = section;
  const { look } = useWords().content;
  if (isOpen) {
    return (
      <SiteSection id={kind} {...titled}>
        <dl className="grid gap-x-[5cqw] gap-y-9 @3xl:grid-cols-2">
          {items.map(({ question, answer }) => (
            <div key={question} className="max-w-[60ch]">
              <dt className={cn("text-[1.3rem]/snug", look.item)}>{question}</dt>
              <dd className={cn("mt-2 text-[1.0625rem]/relaxed", QUIET)}>
                <Fill text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </SiteSection>
    );
  }
  return (
    <SiteSection id={kind} {...titled} isBeside>
      <div className="border-t-2 border-current">
        {items.map(({ question, answer }, place) => (
          <details key={question} className="group border-b border-current/25" open={place === 0}>
            <summary
              className={cn(
                "flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 py-4 text-[1.25rem]/snug [&::-webkit-details-marker]:hidden",
                look.item,
              )}
            >
              {question}
              <span
                className="relative size-4 flex-none text-(--x-mark) before:absolute before:inset-x-0 before:top-1/2 before:-mt-px before:border-t-[2.5px] after:absolute after:inset-y-0 after:left-1/2 after:-ml-px after:border-l-[2.5px] group-open:after:hidden"
                aria-hidden
              />
            </summary>
            <p className={cn("max-w-[60ch] pb-6 text-[1.0625rem]/relaxed", QUIET)}>
              <Fill text={answer} />
            </p>
          </details>
        ))}
      </div>
    </SiteSection>
  );
}

export function SiteBand({ section: { title, intro } }: { section: SectionOf<"band"> }) {
  const { phone } = useWords();
  return (
    <section
      className={cn(
        "px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)] py-[clamp(2.5rem,5cqw,4.5rem)]",
        groundOf("deep"),
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="max-w-[46rem] flex-[1_1_18rem]">
          <SiteHeading>{title}</SiteHeading>
          {intro && (
            <p className={cn("mt-3 text-[1.0625rem]/relaxed", QUIET)}>
              <Fill text={intro} />
            </p>
          )}
        </div>
        <SiteButton href={phoneHref(phone)} className="min-h-16 px-8 text-[1.35rem]/tight">
          <span>Call</span> <span className="tabular-nums">{phone}</span>
        </SiteButton>
      </div>
    </section>
  );
}

/** One job at a fixed price, overlapping the picture above. */
export function SiteOffer({ section }: { section: SectionOf<"offer"> }) {
  const { look } = useWords().content;
  return (
    <section className="relative bg-(--x-ground) px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)]">
      <div className="-mt-14 grid overflow-hidden rounded-(--x-round) border border-(--x-on-deep)/20 bg-(--x-deep) text-(--x-on-deep) @3xl:-mt-24 @3xl:grid-cols-[1.5fr_1fr]">
        <div className="p-[clamp(1.5rem,4cqw,3.5rem)]">
          <h2 className={cn("text-[clamp(1.6rem,3.4cqw,2.6rem)]/[1.05]", look.heading)}>
            {section.title}
          </h2>
          <p className={cn("mt-3 max-w-[40ch]", QUIET)}>{section.intro}</p>
          <p className="mt-6 flex flex-wrap items-baseline gap-x-4">
            <span
              className={cn("text-[clamp(3.2rem,8cqw,6.5rem)]/none text-(--x-glow)", look.headline)}
            >
              {section.price}
            </span>
            <span className={QUIET}>{section.note}</span>
          </p>
        </div>
        <WorkPicture name={section.picture} className="size-full rounded-none object-cover" />
      </div>
    </section>
  );
}
