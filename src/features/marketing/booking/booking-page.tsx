import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { Intro } from "@/components/intro";
import { textLinkVariants } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { LinkedBooking } from "./linked-booking";
import { useLinkedDemo } from "./use-linked-demo";

/** One booked demo, of whoever has its link: when it is, and how to move or cancel it. */
export function BookingPage() {
  const { t } = useTranslation();
  const key = useLocation().hash.slice(1);
  const { state, change, readAnew, retry } = useLinkedDemo(key);
  const isOver =
    state.kind === "unknown" ||
    (state.kind === "demo" && (state.demo.status !== "booked" || state.demo.has_begun));
  return (
    <section className="bg-concrete-100">
      <div className="wrap grid-12 py-10 lg:py-18">
        <div className="col-span-full lg:col-span-4">
          <h1 className="h1">{t("Your demo")}</h1>
          <Intro>
            {t("By phone: we call you, and there is nothing to install.")}
            {!isOver && ` ${t("Move it or cancel it here.")}`}
          </Intro>
          <p className="mt-2.5 flex flex-wrap items-center gap-x-2 text-base">
            {t("Rather say it?")}{" "}
            <a
              className={cn(textLinkVariants({ variant: "painted" }), "tabular-nums")}
              href={site.phoneHref}
            >
              {site.phone}
            </a>
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
              readAnew={readAnew}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function Reading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t("Reading the booking")}</span>
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="h3">{t("This link leads to no booking")}</h2>
      <p className="leading-snug text-text-2">
        {t(
          "It may have been cut in two by a mail program. Open it from the mail again, or call us and say your reference.",
        )}
      </p>
      <Link className={buttonVariants({ size: "lg" })} to={paths.scheduleDemo}>
        {t("Schedule Demo")}
      </Link>
    </div>
  );
}
