import { useTranslation } from "react-i18next";
import { RoofScene } from "@/components/example-site/trades/roof-scene";
import { buttonVariants } from "@/components/ui/button";
import { AnnouncementBand } from "./announcement-band";
import { CallTranscript } from "./call-transcript";
import { DoesAndWont } from "./does-and-wont";
import { HandOffRules } from "./hand-off-rules";
import { JoinTheList } from "./join-the-list";
import { MessageSlips } from "./message-slips";
import { SetupSteps } from "./setup-steps";
import "./callsi.css";
import "./callsi-call.css";

export function Callsi() {
  const { t } = useTranslation();
  return (
    <>
      <section className="callsi-hero">
        <RoofScene decorative />
        <div className="wrap">
          <div className="callsi-hero-text">
            <h1 className="display">{t("It’s ringing. You’re on a roof.")}</h1>
            <p className="lead">
              {t(
                "Callsi AI answers your business line, asks what a good office manager would ask, and texts you the slip. You stay on the ladder.",
              )}
            </p>
            <div>
              <a className={buttonVariants({ variant: "ink", size: "lg" })} href="#join">
                {t("Join the list")}
              </a>
              <a className="painted-link" href="#call">
                {t("Read a call")}
              </a>
            </div>
          </div>
        </div>
      </section>
      <CallTranscript />
      <MessageSlips />
      <DoesAndWont />
      <HandOffRules />
      <SetupSteps />
      <AnnouncementBand />
      <JoinTheList />
    </>
  );
}
