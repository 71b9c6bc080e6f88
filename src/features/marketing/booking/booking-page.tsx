import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Intro } from "@/components/intro";
import { textLinkVariants } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { cn } from "@/lib/cn";
import { site } from "@/content/company";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";
import { LinkedBooking } from "./linked-booking";
import { useLinkedDemo, type LinkState } from "./use-linked-demo";

const READING: LinkState = { kind: "reading" };

export function BookingPage() {
  const { t } = useTranslation();
  const key = useLocation().hash.slice(1);
  const { state: read, change, reload, retry } = useLinkedDemo(key);
  // Prerendered HTML cannot know the key, which no server receives.
  const state = useIsHydrated() ? read : READING;
  const isOver =
    state.kind === "unknown" ||
    (state.kind === "demo" && (state.demo.status !== "booked" || state.demo.has_begun));
  return (
    <section className="bg-concrete-100">
      <div className="wrap grid-12 py-10 lg:py-18">
        <div className="col-span-full lg:col-span-4">
          <h1 className="h1">{t("Your demo")}</h1>
          <Intro>
            <span>{t("By phone: we call you, and there is nothing to install.")}</span>
            {!isOver && <span data-needs-script> {t("Move it or cancel it here.")}</span>}
          </Intro>
          <p className="mt-2.5 flex flex-wrap items-center gap-x-2 text-base">
            {t("Rather say it?")} <PhoneLink variant="painted" />
          </p>
        </div>
        <div className="col-span-full mt-8 min-w-0 self-start rounded-md border border-line-strong bg-surface p-4 shadow-plate sm:p-6 lg:col-span-7 lg:col-start-6 lg:mt-0 lg:p-8">
          {state.kind === "reading" && <Reading />}
          {state.kind === "failed" && (
            <Alert variant="destructive">
              <p>{t("The booking could not be read.")}</p>
              <Button variant="link" className="min-h-11" onClick={retry}>
                {t("Try again")}
              </Button>
            </Alert>
          )}
          {state.kind === "unknown" && <Unknown />}
          {state.kind === "demo" && (
            <LinkedBooking
              key={key}
              linkKey={key}
              demo={state.demo}
              change={change}
              reload={reload}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function PhoneLink({ variant }: { variant: "default" | "painted" }) {
  return (
    <a className={cn(textLinkVariants({ variant }), "tabular-nums")} href={site.phoneHref}>
      {site.phone}
    </a>
  );
}

function Reading() {
  const { t } = useTranslation();
  return (
    <>
      <div role="status" className="grid gap-4" data-needs-script>
        <span className="sr-only">{t("Reading the booking")}</span>
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-12 w-full" />
      </div>
      <noscript>
        <p className="leading-snug">
          <Trans
            i18nKey="A booking is shown here by JavaScript, which is off. Call us at <phone>{{phone}}</phone> and say your reference, and we move or cancel the demo for you."
            values={{ phone: site.phone }}
            components={{ phone: <PhoneLink variant="default" /> }}
          />
        </p>
      </noscript>
    </>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="h3">{t("This link leads to no booking")}</h2>
      <p className="leading-snug text-text-2">
        {t(
          "It may have been cut in two by an email program. Open it from the email again, or call us with your reference.",
        )}
      </p>
      <ScheduleDemoButton />
    </div>
  );
}
