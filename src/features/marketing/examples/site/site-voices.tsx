import { cn } from "@/lib/cn";
import type { ReviewSection, StepSection } from "./site-content";
import { WorkPicture } from "./site-picture";
import { ExampleMark, QUIET, SiteSection } from "./site-section";
import { Fill, useWords } from "./site-words";

/** Invented and marked. */
export function SiteReviews({ section }: { section: ReviewSection }) {
  const { kind, form, items, ...titled } = section;
  const [first, ...others] = items;
  return (
    <SiteSection id={kind} {...titled}>
      {form === "quote" && first ? (
        <div className="grid gap-10 @5xl:grid-cols-[1.7fr_1fr] @5xl:gap-[6cqw]">
          <Review
            {...first}
            className="border-t-2 border-current pt-6"
            quote="text-[clamp(1.6rem,3.9cqw,3.1rem)]/[1.12]"
            isLarge
          />
          <div className="grid content-start gap-8">
            {others.map((review) => (
              <Review
                key={review.who}
                {...review}
                className="border-t border-current/30 pt-5"
                quote="text-lg/relaxed"
              />
            ))}
          </div>
        </div>
      ) : (
        <div
          className={cn(
            "grid gap-4 @3xl:grid-cols-3 @3xl:gap-[2cqw]",
            form === "slips" && "@3xl:items-start",
          )}
        >
          {items.map((review, place) => (
            <Review
              key={review.who}
              {...review}
              className={cn(
                "rounded-(--x-round) p-6 @5xl:p-8",
                titled.on === "tint" ? "bg-(--x-ground)" : "bg-(--x-tint)",
                titled.on === "deep" && "text-(--x-ink) [--x-mark:var(--x-light-mark)]",
                form === "slips" && "rounded-bl-none @max-3xl:odd:mr-8 @max-3xl:even:ml-8",
                form === "slips" && place === 1 && "@3xl:mt-10",
                form === "slips" && place === 2 && "@3xl:mt-20",
              )}
              quote="text-[1.1875rem]/relaxed font-medium"
            />
          ))}
        </div>
      )}
    </SiteSection>
  );
}

interface ReviewProps {
  text: string;
  who: string;
  className: string;
  quote: string;
  isLarge?: boolean;
}

function Review({ text, who, className, quote, isLarge = false }: ReviewProps) {
  const { look } = useWords().content;
  return (
    <figure className={className}>
      <blockquote
        className={cn(
          "text-pretty",
          quote,
          isLarge && look.heading,
          isLarge && "leading-[1.12] normal-case",
        )}
      >
        “<Fill text={text} />”
      </blockquote>
      <figcaption className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
        <span className="font-semibold">{who}</span>
        <span className={QUIET}>
          <Fill text="{town}" />
        </span>
        <ExampleMark />
      </figcaption>
    </figure>
  );
}

export function SiteSteps({ section }: { section: StepSection }) {
  const { kind, items, ...titled } = section;
  const { look } = useWords().content;
  const isCrew = kind === "crew";
  const isOrdered = kind === "steps";
  const List = isOrdered ? "ol" : "ul";
  return (
    <SiteSection {...titled}>
      <List
        className={cn(
          "grid gap-x-[2.4cqw] gap-y-8",
          isCrew ? "grid-cols-2 @3xl:grid-cols-4" : "@xl:grid-cols-2 @5xl:grid-cols-4",
        )}
      >
        {items.map(({ name, text, note, picture }, place) => (
          <li key={name} className={cn(!isCrew && "border-t-2 border-current pt-4")}>
            {picture && <WorkPicture name={picture} className="mb-4 aspect-square bg-(--x-tint)" />}
            {isOrdered && (
              <span
                className={cn(
                  "block text-[clamp(2.5rem,5cqw,4rem)]/none text-(--x-mark)",
                  look.heading,
                )}
              >
                {place + 1}
              </span>
            )}
            {note && <p className="text-[0.9375rem] font-semibold text-(--x-mark)">{note}</p>}
            <h3 className={cn("mt-1 text-[1.3rem]/tight", look.item)}>
              <Fill text={name} />
            </h3>
            <p className={cn("mt-1.5 text-base/relaxed", QUIET)}>
              <Fill text={text ?? ""} />
            </p>
          </li>
        ))}
      </List>
    </SiteSection>
  );
}
