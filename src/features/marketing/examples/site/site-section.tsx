import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { Fill, useWords } from "./site-words";

/** Muted text is a transparent version of the ground's text color. */
export const QUIET = "text-current/80";

const GROUNDS = {
  ground: "bg-(--x-ground) text-(--x-ink)",
  tint: "bg-(--x-tint) text-(--x-ink)",
  deep: "bg-(--x-deep) text-(--x-on-deep) [--x-mark:var(--x-glow)] on-dark",
};

export type Ground = keyof typeof GROUNDS;
export const groundOf = (on: Ground) => GROUNDS[on];

interface SiteSectionProps {
  id?: string;
  on?: Ground | undefined;
  title: string;
  intro?: string | undefined;
  /** Beside its list on wide screens. */
  isBeside?: boolean;
  className?: string;
  children: ReactNode;
}

export function SiteSection(section: SiteSectionProps) {
  const { id, on = "ground", title, intro, isBeside = false, className, children } = section;
  const { isCentered } = useWords().content.look;
  return (
    <section
      id={id}
      className={cn(
        "scroll-mt-14 px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)] py-[clamp(3.75rem,8.5cqw,7.5rem)]",
        groundOf(on),
        className,
      )}
    >
      <div className={cn(isBeside && "@5xl:grid @5xl:grid-cols-[4fr_7fr] @5xl:gap-[6cqw]")}>
        <header className={cn(isCentered && !isBeside && "text-center")}>
          <SiteHeading>{title}</SiteHeading>
          {intro && (
            <p
              className={cn(
                "mt-4 max-w-[46ch] text-[1.0625rem]/relaxed",
                QUIET,
                isCentered && !isBeside && "mx-auto",
              )}
            >
              <Fill text={intro} />
            </p>
          )}
        </header>
        <div className={cn("mt-[clamp(1.75rem,4cqw,3rem)] min-w-0", isBeside && "@5xl:mt-0")}>
          {children}
        </div>
      </div>
    </section>
  );
}

export function SiteHeading({ children }: { children: string }) {
  const { look } = useWords().content;
  return (
    <h2 className={cn("text-[clamp(1.9rem,4.6cqw,3.5rem)]/[1.04] text-balance", look.heading)}>
      <Fill text={children} />
    </h2>
  );
}

/** Marks invented reviews and pictures. */
export function ExampleMark({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <span
      className={cn(
        "inline-block rounded-xs border border-dashed border-current px-1.5 py-0.5 font-sans text-xs/tight font-normal tracking-normal normal-case [font-stretch:100%]",
        className,
      )}
    >
      {t("Example")}
    </span>
  );
}

interface SiteButtonProps {
  href: string;
  variant?: "hot" | "line";
  className?: string;
  children: ReactNode;
}

export function SiteButton({ href, variant = "hot", className, children }: SiteButtonProps) {
  return (
    <a
      className={cn(
        "inline-flex min-h-13 items-center justify-center gap-2 rounded-(--x-pill) px-6 py-2.5 text-center text-[1.0625rem]/tight font-bold wrap-anywhere no-underline transition-[filter,translate] hover:brightness-92 active:translate-y-px",
        variant === "hot" ? "bg-(--x-hot) text-(--x-on-hot)" : "border-2 border-current",
        className,
      )}
      href={href}
    >
      {children}
    </a>
  );
}
