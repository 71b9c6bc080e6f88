import { Phone } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { site } from "@/content/company";
import { DrawnPicture } from "@/components/drawn-picture";
import { Awning } from "@/components/example-site/awning";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { ScheduleDemoButton } from "./schedule-demo/schedule-demo-button";
import { useChosenTrade } from "./use-chosen-trade";

interface ClosingBandProps {
  heading?: string;
  text?: string;
  /** Replaces both buttons: "Schedule Demo" and the phone number. */
  action?: ReactNode;
}

export function ClosingBand({ heading, text, action }: ClosingBandProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section
      className="closing on-dark overflow-hidden bg-spruce-800 text-white"
      aria-labelledby={headingId}
    >
      <div className="wrap grid-12 items-end pt-12 lg:pt-[min(7vw,7rem)]">
        <div className="col-span-full pb-6 lg:col-span-7 lg:pb-18">
          <h2 className="display" id={headingId}>
            {heading ?? t("The spot out front is open.")}
          </h2>
          <p className="my-5 max-w-[44ch] text-lead text-spruce-200 lg:my-7">
            {text ??
              t(
                "See an example site for your trade on the demo, {{minutes}} minutes by phone. If it isn’t a fit, we email you our notes.",
                { minutes: dealTerms.demoMinutes },
              )}
          </p>
          <div className="flex flex-wrap gap-3">{action ?? <DefaultActions />}</div>
        </div>
        <div className={cn("col-span-full lg:col-span-5", action !== undefined && "max-lg:hidden")}>
          <WaitingLot />
        </div>
      </div>
      <Curb className="[--face:34px]" />
    </section>
  );
}

function DefaultActions() {
  return (
    <>
      <ScheduleDemoButton inPage />
      <a
        className={cn(
          buttonVariants({ variant: "outline", size: "lg" }),
          "tabular-nums max-sm:w-full",
        )}
        href={site.phoneHref}
      >
        <Phone size={20} aria-hidden />
        {site.phone}
      </a>
    </>
  );
}

const COMPANY_COLORS = ["var(--color-curb-400)", "var(--color-white)"] as const;

/** An empty lot with the awning of the visitor's trade. */
function WaitingLot() {
  const trade = useChosenTrade();
  const colors = trade ? EXAMPLE_BUSINESSES[trade.id].awning : COMPANY_COLORS;
  return (
    <div
      className="relative ml-auto w-50 sm:ml-0 sm:w-full sm:max-w-130 lg:max-w-full"
      data-awning={trade?.id}
      data-shows-trade
    >
      <DrawnPicture src="/drawings/open-lot.svg" alt="" width={520} height={400} />
      {/* Over the top edge of the sign in the picture. */}
      <div className="absolute inset-x-[9%] top-[calc(32.5%-2rem)]">
        <Awning colors={colors} />
      </div>
    </div>
  );
}
