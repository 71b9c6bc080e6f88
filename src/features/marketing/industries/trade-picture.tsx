import { useTranslation } from "react-i18next";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExamplePhone } from "@/components/example-site/example-phone";
import { ExampleSite } from "@/components/example-site/example-site";
import { TradeScene } from "@/components/example-site/trade-scene";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import type { Trade } from "@/lib/trades";
import { TradePhone } from "./trade-phone";

export type Device = "desktop" | "phone";

const DEVICES: readonly { id: Device; label: string }[] = [
  { id: "desktop", label: "Desktop" },
  { id: "phone", label: "Phone" },
];

interface TradePictureProps {
  trade: Trade;
  device: Device;
  onDeviceChange: (device: Device) => void;
}

export function TradePicture({ trade, device, onDeviceChange }: TradePictureProps) {
  const { t } = useTranslation();
  return (
    <div className="industries-picture">
      <div className="industries-picture-bar">
        <span className="sample">
          {t("Example site")}
          <span className="industries-picture-tag">{t(", fictional business")}</span>
        </span>
        <ToggleGroup
          className="flex-none bg-current/12 print:hidden"
          data-needs-script
          aria-label={t("Show the {{trade}} site on", { trade: t(trade.label) })}
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
      <div className="industries-stage">
        {device === "desktop" ? (
          <BrowserFrame trade={trade.id} open>
            <ExampleSite trade={trade.id} />
          </BrowserFrame>
        ) : (
          <div className="industries-phone">
            <TradeScene trade={trade.id} decorative />
            <PhoneOf trade={trade} />
          </div>
        )}
      </div>
    </div>
  );
}

function PhoneOf({ trade }: { trade: Trade }) {
  if (trade.id === "hvac" || trade.id === "plumb") return <ExamplePhone trade={trade.id} />;
  return <TradePhone trade={trade.id} />;
}
