import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { MessageSlip } from "../message-slip";
import { slip, slipBehind } from "./callsi-call-content";

export function MessageSlips() {
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
