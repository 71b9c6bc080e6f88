import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExamplePhone } from "@/components/example-site/example-picture";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { MessageSlip } from "../message-slip";
import { emergencyCall, messageSlip, researchedCall, type Moment } from "./home-content";
import "./home.css";

/** How a call arrives: at once, or after a week of reading. */
export function TwoCalls() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100" aria-labelledby="home-calls">
      <div className="wrap">
        <div className="grid-12 items-end">
          <h2 className="h1 col-span-full lg:col-span-7" id="home-calls">
            {t("Two kinds of call, one page.")}
          </h2>
          <Intro className="col-span-full lg:col-span-4 lg:col-start-9 lg:mt-0">
            {t(
              "Some people have water on the floor. Some have three quotes and a spreadsheet. The same page has to work for both.",
            )}
          </Intro>
        </div>
        <div className="mt-9 grid gap-x-16 gap-y-12 lg:mt-14 xl:grid-cols-[7fr_5fr]">
          <Call title={t("The emergency: two\u00a0minutes, one\u00a0tap")} moments={emergencyCall}>
            <div className="mx-auto w-full max-w-75 sm:mt-6">
              <ExamplePhone trade="hvac" />
            </div>
          </Call>
          <Call
            className="xl:block"
            title={t("The research: three\u00a0visits, one\u00a0form")}
            moments={researchedCall}
          >
            <MessageSlip
              className="mt-6 max-w-96 self-start max-sm:mx-auto xl:ml-auto"
              lines={messageSlip}
            >
              <span className="sample border-slip-800 text-slip-800">{t("Example")}</span>
            </MessageSlip>
            <p className="col-span-full mt-8 text-sm text-muted">
              {t("On a ladder when it rings?")}{" "}
              <Trans
                i18nKey="<callsi>Callsi AI can pick up</callsi>, as an optional extra."
                components={{
                  callsi: <TextLink className="text-text" to={paths.callsi} />,
                }}
              />
            </p>
          </Call>
        </div>
      </div>
    </section>
  );
}

type CallProps = {
  title: string;
  moments: readonly Moment[];
  children: ReactNode;
  className?: string;
};

function Call({ title, moments, children, className }: CallProps) {
  const { t } = useTranslation();
  return (
    <div
      className={cn(
        "content-start gap-x-9 border-t-2 border-text pt-5 sm:grid sm:grid-cols-[1fr_18rem]",
        className,
      )}
    >
      <h3 className="h3 col-span-full">{title}</h3>
      <ol className="mt-6 flex flex-col">
        {moments.map((moment) => (
          <li
            key={moment.time}
            className="home-moment relative grid grow grid-cols-[5.5rem_1fr] items-start gap-x-4 pb-7 last:grow-0"
          >
            <span className="plate border-frame border-text px-1 pt-2 pb-1.5 text-lg/none tracking-normal">
              {t(moment.time)}
            </span>
            <p className="text-base text-text-2">
              <b className="block text-text">{t(moment.title)}</b> {t(moment.text)}
            </p>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
