import { useTranslation } from "react-i18next";
import { ROOF_SKY } from "@/content/example-businesses";
import { DrawnPicture } from "@/components/drawn-picture";
import { textLinkVariants } from "@/components/text-link";
import { buttonVariants } from "@/components/ui/button";
import { AnnouncementBand } from "./announcement-band";
import { CallTranscript } from "./call-transcript";
import { CallsiLimits } from "./callsi-limits";
import { HandOffRules } from "./hand-off-rules";
import { JoinTheList } from "./join-the-list";
import { MessageSlips } from "./message-slips";
import { SetupSteps } from "./setup-steps";

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
