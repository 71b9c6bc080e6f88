import { useTranslation } from "react-i18next";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExamplePhone, ExampleSite, TradeScene } from "@/components/example-site/example-picture";
import { cn } from "@/lib/cn";
import type { DrawnTrade } from "@/content/trades";
import { ExampleNote } from "../trades/example-note";
import { OpenExample } from "../trades/open-example";
import type { Device } from "./device-toggle";

interface TradePictureProps {
  trade: DrawnTrade;
  /** Null until chosen: then the reader's own kind of screen. */
  device: Device | null;
}

export function TradePicture({ trade, device }: TradePictureProps) {
  const { t } = useTranslation();
  return (
    <div className="@container flex min-w-0 flex-1 flex-col justify-end pt-5 sm:pt-10 lg:pt-14">
      {/* Hidden on phones, where the example's own bar has it. */}
      <p className="mb-3 max-sm:hidden">
        <span className="sample border-current/50 text-current/80">
          {t("Example site, fictional business")}
        </span>
      </p>
      <ExampleNote trade={trade} className="mb-4 text-sm/snug text-current/80 [&_b]:text-current" />
      {/* As tall as the text beside it, up to the height of the drawing. */}
      <OpenExample
        trade={trade}
        className="h-72 overflow-hidden sm:h-[clamp(380px,76vw,620px)] lg:h-auto lg:max-h-[min(138cqi,808px)] lg:min-h-95 lg:flex-1"
      >
        {device !== "phone" && (
          <BrowserFrame
            trade={trade.id}
            className={cn("absolute inset-0 border-current", device === null && "max-sm:hidden")}
            open
          >
            <ExampleSite trade={trade.id} alt="" />
          </BrowserFrame>
        )}
        {device !== "desktop" && (
          <div
            className={cn(
              "absolute inset-0 overflow-hidden rounded-t-md border-frame border-b-0 border-current",
              device === null && "sm:hidden",
            )}
          >
            <TradeScene trade={trade.id} className="h-full opacity-55" />
            <div className="absolute top-3.5 left-1/2 w-52 -translate-x-1/2 sm:top-[9%] sm:w-[min(370px,66%)]">
              <ExamplePhone trade={trade.id} alt="" />
            </div>
          </div>
        )}
      </OpenExample>
    </div>
  );
}
