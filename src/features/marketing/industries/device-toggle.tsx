import { useTranslation } from "react-i18next";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { cn } from "@/lib/cn";

export type Device = "desktop" | "phone";

/** The `sm:` breakpoint, from which a page starts with desktop sites. */
const IS_WIDE = "(width >= 40rem)";

const DEVICES: readonly { id: Device; label: string; startsOn: string }[] = [
  { id: "desktop", label: "Desktop", startsOn: "sm:bg-surface sm:text-text" },
  { id: "phone", label: "Phone", startsOn: "max-sm:bg-surface max-sm:text-text" },
];

type DeviceToggleProps = {
  /** Null until chosen: then the reader's own kind of screen, which only CSS knows. */
  device: Device | null;
  onDeviceChange: (device: Device) => void;
};

export function DeviceToggle({ device, onDeviceChange }: DeviceToggleProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const start = isHydrated ? (matchMedia(IS_WIDE).matches ? "desktop" : "phone") : "";
  return (
    <ToggleGroup
      className="flex-none"
      data-needs-script
      aria-label={t("Show the sites on")}
      value={device ?? start}
      onValueChange={(chosen) => onDeviceChange(chosen === "phone" ? "phone" : "desktop")}
    >
      {DEVICES.map(({ id, label, startsOn }) => (
        <ToggleGroupItem
          key={id}
          className={cn("max-sm:px-2.5", device === null && startsOn)}
          value={id}
        >
          {t(label)}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  );
}
