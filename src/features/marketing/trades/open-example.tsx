import type { ReactNode } from "react";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import type { DrawnTrade } from "@/content/trades";
import { buttonVariants } from "@/components/ui/button";
import { beyondTheBill } from "../examples/examples-content";
import { tradeStories } from "./trade-stories";

type OpenExampleProps = {
  trade: DrawnTrade;
  className?: string;
  children: ReactNode;
};

export function OpenExample({ trade, className, children }: OpenExampleProps) {
  const { t } = useTranslation();
  return (
    <Link
      className={cn("group/example relative block text-text no-underline", className)}
      to={paths.example(trade.id)}
    >
      {children}
      <span className="absolute inset-x-0 bottom-0 flex min-h-12 items-center justify-between gap-3 border-x-frame border-t-frame border-text bg-white px-4 text-sm/tight font-bold group-hover/example:bg-curb-100 print:hidden">
        <span>{t("Example: {{business}}", { business: EXAMPLE_BUSINESSES[trade.id].name })}</span>
        <span className="flex flex-none items-center gap-1.5">
          <span className="underline decoration-curb-400 decoration-[0.22em] underline-offset-[0.28em]">
            {t("Open")}
          </span>
          <ArrowRight size={18} aria-hidden />
        </span>
      </span>
    </Link>
  );
}

export function ExampleNote({ trade, className }: { trade: DrawnTrade; className?: string }) {
  const { t } = useTranslation();
  const { shows } = tradeStories[trade.id];
  if (!shows) return null;
  return (
    <p className={className}>
      <b>
        {shows === "booking"
          ? t("The example has times to choose from.")
          : t("The example has a price picker.")}
      </b>{" "}
      <span>{t(beyondTheBill[shows])}</span>
    </p>
  );
}

/** A link to sign-up with the trade's example site, the primary action of its view. */
export function PreviewLink({ trade, className }: { trade: DrawnTrade; className?: string }) {
  const { t } = useTranslation();
  return (
    <Link
      className={cn(
        buttonVariants({ size: "lg" }),
        "max-sm:w-full max-sm:px-2 max-sm:text-center max-sm:whitespace-normal print:hidden",
        className,
      )}
      to={{ pathname: paths.signup, search: `?trade=${trade.slug}` }}
    >
      {t("Put your name on it")}
    </Link>
  );
}
