import { useTranslation } from "react-i18next";
import { ROOF_SKY } from "@/content/example-businesses";
import { DrawnPicture } from "@/components/drawn-picture";
import { textLinkVariants, TextLink } from "@/components/text-link";
import { buttonVariants } from "@/components/ui/button";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { paths } from "@/lib/paths";
import { dealTerms } from "@/content/deal-terms";
import { CallTranscript } from "./call-transcript";
import { CallsiLimits } from "./callsi-limits";
import { JoinTheList } from "./join-the-list";
import { announcement, slip, slipBehind } from "./callsi-call-content";
import { announcementFacts, setup, handOffs, tradeQuestions } from "./callsi-content";
import { MessageSlip } from "../message-slip";
import { StepColumns } from "../step-columns";
import { RuledTable } from "../ruled-table";

export function Callsi() {
  const { t } = useTranslation();
  return (
    <>
      {/* The scene’s sky continues under the picture on phones. */}
      <section className="relative overflow-hidden" style={{ background: ROOF_SKY }}>
        {/* Wider than the page as long as that keeps the roofer clear of the text. */}
        <DrawnPicture
          className="absolute inset-0 h-[62vw] object-cover object-top lg:h-full lg:w-[122%] lg:max-w-none xl:w-full"
          src="/drawings/scenes/roof.svg"
          alt=""
          width={720}
          height={430}
          isEager
        />
        <div className="wrap relative pt-[56vw] pb-8 lg:min-h-[25vw] lg:pt-14 lg:pb-18">
          <div className="max-w-150 rounded bg-white p-6 lg:p-12">
            {/* Two lines, as large as the second one allows. */}
            <h1 className="display text-[min(2.25rem,9vw)] sm:text-[3.75rem]">
              <span className="block">{`${t("It’s ringing.")} `}</span>
              <span className="block">{t("You’re on a roof.")}</span>
            </h1>
            <p className="mt-5.5 mb-6.5 text-lead text-text-2">
              {t(
                "Callsi AI answers your business line, asks what a good office manager would ask, and texts you the slip. You stay on the ladder.",
              )}
            </p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <a className={buttonVariants({ size: "lg" })} href="#join">
                {t("Join the list")}
              </a>
              <a className={textLinkVariants({ variant: "painted" })} href="#call">
                {t("Read a call")}
              </a>
            </div>
          </div>
        </div>
      </section>
      <CallTranscript />
      <MessageSlips />
      <CallsiLimits />
      <HandOffRules />
      <SetupSteps />
      <AnnouncementBand />
      <JoinTheList />
    </>
  );
}

function AnnouncementBand() {
  const { t } = useTranslation();
  return (
    <section className="section bg-curb-400" aria-labelledby="callsi-says">
      <div className="wrap">
        <div className="grid-12">
          <h2 className="h2 col-span-full lg:col-span-5" id="callsi-says">
            {t("What every caller hears first")}
          </h2>
          <blockquote className="col-span-full mt-5 font-display text-[clamp(1.5rem,1.1rem+1.6vw,2.375rem)]/[1.25] font-medium tracking-[-0.02em] text-pretty lg:col-span-7 lg:mt-0 lg:pl-6">
            {t(announcement)}
          </blockquote>
        </div>
        <dl className="mt-6 grid gap-x-18 sm:mt-9 sm:grid-cols-2 lg:mt-14">
          {announcementFacts.map(({ title, text }) => (
            <div key={title} className="relative border-t-2 border-text py-4 sm:pb-6">
              <dt className="font-display text-xl/[1.3] font-semibold max-sm:pr-10">{t(title)}</dt>
              <dd className="max-w-[50ch]">
                <Fold label={t(title)}>
                  <p className="pt-1">{t(text)}</p>
                </Fold>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function MessageSlips() {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="callsi-slip">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[5fr_6fr] lg:gap-18">
        <div>
          <h2 className="h2" id="callsi-slip">
            {t("You get a slip, not a recording to sit through.")}
          </h2>
          <Intro>
            {t(
              "Read it in five seconds between jobs. Tap the number to call back. The full transcript is there if you want it.",
            )}
          </Intro>
        </div>
        <div className="relative pt-14 sm:pt-30">
          <div className="absolute top-0 right-0 w-[min(410px,92%)]" aria-hidden="true">
            <MessageSlip className="rotate-2" lines={slipBehind} />
          </div>
          <MessageSlip className="w-[min(410px,92%)]" titleAs="h3" lines={slip}>
            <span className="sample border-slip-800 text-slip-800">
              {t("Example, from the call above")}
            </span>
          </MessageSlip>
        </div>
      </div>
    </section>
  );
}

function SetupSteps() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100" aria-labelledby="callsi-setup">
      <div className="wrap">
        <div className="grid-12 items-end">
          <h2 className="h2 col-span-full max-w-[19ch] lg:col-span-7" id="callsi-setup">
            {t("Set up in four steps, one of them fun")}
          </h2>
          <p className="col-span-full mt-4 text-text-2 lg:col-span-5 lg:mt-0">
            {t(dealTerms.callsi.long)}{" "}
            {t("No Callsi, no difference: the site works the same without it.")}{" "}
            <TextLink to={paths.example("hvac")}>{t("Open an example site.")}</TextLink>
          </p>
        </div>
        <StepColumns
          isFolded
          className="mt-7 border-t-10 border-curb-400 sm:mt-10"
          steps={setup.map(({ title, text }) => ({ title: t(title), text: t(text) }))}
          mark={(place) => (
            <span className="plate sm:mb-3.5" aria-hidden="true">
              {place + 1}
            </span>
          )}
        />
      </div>
    </section>
  );
}

function HandOffRules() {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="callsi-rules">
      <div className="wrap">
        <h2 className="h2 max-w-[20ch]" id="callsi-rules">
          {t("When it calls you, and when it lets you sleep")}
        </h2>
        <Intro>
          {t("These are the rules it starts with. Yours replace them, except the first.")}
        </Intro>
        <RuledTable
          className="mt-4 sm:mt-7"
          lastColumnClassName="sm:w-1/3"
          columns={[t("What happens"), t("What the caller hears"), t("What you get")]}
          rows={handOffs.map(({ when, hears, get }) => [
            t(when),
            t("“{{quote}}”", { quote: t(hears) }),
            t(get),
          ])}
        />
        <div className="relative py-4 max-sm:border-b max-sm:border-line-strong sm:pt-12 sm:pb-0 lg:pt-18">
          <h3 className="h3 max-sm:pr-10">{t("It asks what you would ask")}</h3>
          <Fold label={t("The questions, trade by trade")}>
            <RuledTable
              className="mt-3 sm:mt-7"
              lastColumnClassName="sm:w-1/3"
              columns={[t("Trade"), t("First question"), t("Calls you right away when")]}
              rows={tradeQuestions.map(({ trade, question, rings }) => [
                t(trade),
                t("“{{quote}}”", { quote: t(question) }),
                t(rings),
              ])}
            />
          </Fold>
        </div>
      </div>
    </section>
  );
}
