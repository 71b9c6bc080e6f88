import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExamplePhone } from "@/components/example-site/example-picture";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { MessageSlip } from "../message-slip";
import { emergencyCall, messageSlip, researchedCall, type Moment } from "./home-content";
import "./home.css";

export function TwoCalls() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100" aria-labelledby="home-calls">
      <div className="wrap">
        <div className="items-end gap-x-16 xl:grid xl:grid-cols-[7fr_5fr]">
          <h2 className="h1" id="home-calls">
            {t("Two kinds of call, one page.")}
          </h2>
          <Intro className="xl:mt-0">
            {t(
              "Some people have water on the floor. Some have three quotes and a spreadsheet. The same page has to work for both.",
            )}
          </Intro>
        </div>
        <div className="mt-7 grid gap-x-16 sm:gap-y-12 lg:mt-14 xl:grid-cols-[7fr_5fr]">
          <Call
            title={t("The emergency: two\u00a0minutes, one\u00a0tap")}
            moments={emergencyCall}
            isOpen
          >
            {/* A reader on a phone has seen this one in the street. */}
            <div className="mx-auto w-full max-w-75 max-sm:hidden">
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
  isOpen?: boolean;
};

function Call({ title, moments, children, className, isOpen }: CallProps) {
  const { t } = useTranslation();
  return (
    <div className="relative border-t-2 border-text py-4.5 sm:pb-0">
      <h3 className="h3 max-sm:pr-10">{title}</h3>
      <Fold label={title} isOpen={isOpen}>
        <div
          className={cn("content-start gap-x-9 pt-6 sm:grid sm:grid-cols-[1fr_18rem]", className)}
        >
          <ol>
            {moments.map((moment) => (
              <li
                key={moment.time}
                className="home-moment relative grid grid-cols-[5.5rem_1fr] items-start gap-x-4 pb-7"
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
      </Fold>
    </div>
  );
}
