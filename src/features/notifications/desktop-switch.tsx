import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { desktopState, turnDesktopOff, turnDesktopOn } from "./desktop-notifications";

/** Notifications of the computer while the tab is hidden, which this browser's person turns on. */
export function DesktopSwitch() {
  const { t } = useTranslation();
  const [state, setState] = useState(desktopState);
  switch (state) {
    case "unknown":
      return null;
    case "blocked":
      return <span className="text-muted">{t("Your browser blocks notifications here.")}</span>;
    case "on":
      return (
        <Button
          variant="link"
          className="-mx-1.5 min-h-11 px-1.5"
          onClick={() => setState(turnDesktopOff())}
        >
          {t("Stop notifying me on this device")}
        </Button>
      );
    case "off":
      return (
        <Button
          variant="link"
          className="-mx-1.5 min-h-11 px-1.5"
          onClick={() => void turnDesktopOn().then(setState)}
        >
          {t("Notify me on this device")}
        </Button>
      );
  }
}
