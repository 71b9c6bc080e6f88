import { Phone } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { site } from "@/lib/site/site";
import { ScheduleDemoButton } from "./schedule-demo/schedule-demo-button";

interface ClosingBandProps {
  heading?: string;
  text?: string;
  /** Takes the place of both buttons: "Schedule Demo" and the phone number. */
  action?: ReactNode;
}

/** The last section of a public page: an empty lot waiting for the reader's name. */
export function ClosingBand({ heading, text, action }: ClosingBandProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section
      className="closing on-dark overflow-hidden bg-spruce-800 text-white"
      aria-labelledby={headingId}
    >
      <div className="wrap grid-12 items-end pt-16 lg:pt-[min(7vw,7rem)]">
        <div className="col-span-full pb-12 lg:col-span-7 lg:pb-18">
          <h2 className="display" id={headingId}>
            {heading ?? t("The spot out front is open.")}
          </h2>
          <p className="my-7 max-w-[44ch] text-lead text-spruce-200">
            {text ??
              t(
                "See an example site for your trade on a short call. If it isn’t a fit, you keep the notes.",
              )}
          </p>
          <div className="flex flex-wrap gap-3">{action ?? <DefaultActions />}</div>
        </div>
        <div className="col-span-full lg:col-span-5">
          <OpenLot sign={t("Your name here")} />
        </div>
      </div>
      <Curb className="[--face:34px]" />
    </section>
  );
}

function DefaultActions() {
  return (
    <>
      <ScheduleDemoButton />
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

const SCALLOPS = "a27.5 27.5 0 0 1-55 0".repeat(8);
const STRIPES = [95, 205, 315, 425].map((x) => `M${x} 30h55v54a27.5 27.5 0 0 1-55 0Z`).join("");

function OpenLot({ sign }: { sign: string }) {
  return (
    <svg className="h-auto w-full max-w-130 lg:max-w-full" viewBox="0 0 520 400" aria-hidden="true">
      <path
        d="M60 400V150h400v250M92 400V258h250v142M366 258h66v142M366 330h66"
        fill="none"
        stroke="var(--color-spruce-200)"
        strokeWidth={2.5}
        strokeDasharray="9 8"
      />
      <path d="M60 130h400v84H60z" fill="var(--color-spruce-950)" />
      <text
        x={260}
        y={193}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight={650}
        fontSize={42}
        letterSpacing={-0.8}
        fill="var(--color-white)"
      >
        {sign}
      </text>
      <path d={`M40 30h440v54${SCALLOPS}Z`} fill="var(--color-curb-400)" />
      <path d={STRIPES} fill="var(--color-white)" />
    </svg>
  );
}
