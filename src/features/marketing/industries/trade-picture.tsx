import { useTranslation } from "react-i18next";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExamplePhone, ExampleSite, TradeScene } from "@/components/example-site/example-picture";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { cn } from "@/lib/cn";
import type { DrawnTrade } from "@/lib/site/trades";

export type Device = "desktop" | "phone";

const DEVICES: readonly { id: Device; label: string }[] = [
  { id: "desktop", label: "Desktop" },
  { id: "phone", label: "Phone" },
];

interface TradePictureProps {
  trade: DrawnTrade;
  /** Under the text, and not beside it, on wide screens. */
  isHalf: boolean;
  device: Device;
  onDeviceChange: (device: Device) => void;
}

export function TradePicture({ trade, isHalf, device, onDeviceChange }: TradePictureProps) {
  const { t } = useTranslation();
  return (
    <div className="@container flex min-w-0 flex-1 flex-col justify-end pt-10 lg:pt-14">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-2.5">
        <span className="sample border-current/50 whitespace-nowrap text-current/80">
          <span className="@sm:hidden">{t("Example site")}</span>
          <span className="hidden @sm:inline">{t("Example site, fictional business")}</span>
        </span>
        <ToggleGroup
          className="flex-none bg-current/12 print:hidden"
          data-needs-script
          aria-label={t("{{trade}}: show the site on", { trade: t(trade.label) })}
          value={device}
          onValueChange={onDeviceChange}
        >
          {DEVICES.map(({ id, label }) => (
            <ToggleGroupItem key={id} className="text-inherit" value={id}>
              {t(label)}
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
      </div>
      {/* As tall as the text beside it, but no taller than the site drawn in it. */}
      <div
        className={cn(
          "relative h-107.5 max-h-[min(138cqi,808px)] sm:h-[clamp(380px,76vw,620px)]",
          isHalf ? "lg:h-[clamp(380px,46vw,620px)]" : "lg:h-auto lg:min-h-95 lg:flex-1",
        )}
      >
        {device === "desktop" ? (
          <BrowserFrame trade={trade.id} className="absolute inset-0 border-current" open>
            <ExampleSite trade={trade.id} />
          </BrowserFrame>
        ) : (
          <div className="absolute inset-0 overflow-hidden rounded-t-md border-frame border-b-0 border-current">
            <TradeScene trade={trade.id} className="h-full opacity-55" />
            <div className="absolute top-[7%] left-1/2 w-[min(250px,78%)] -translate-x-1/2 sm:top-[9%] sm:w-[min(370px,66%)]">
              <ExamplePhone trade={trade.id} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
