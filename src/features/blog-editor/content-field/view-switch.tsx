import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { reloadForCode } from "@/hooks/late-code";
import type { View } from "./use-content-view";

type ViewSwitchProps = {
  view: View;
  isVisualReady: boolean;
  hasVisualFailed: boolean;
  onVisual: () => void;
  onHtml: () => void;
};

export function ViewSwitch({
  view,
  isVisualReady,
  hasVisualFailed,
  onVisual,
  onHtml,
}: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <>
      <ToggleGroup
        aria-label={t("View of the content")}
        value={view}
        onValueChange={(next) => (next === "html" ? onHtml() : onVisual())}
      >
        <ToggleGroupItem value="visual" disabled={!isVisualReady}>
          {t("Visual")}
        </ToggleGroupItem>
        <ToggleGroupItem value="html">{t("HTML")}</ToggleGroupItem>
      </ToggleGroup>
      {hasVisualFailed && (
        <Alert variant="warning" className="mt-1.5 mb-2 grid w-full gap-1.5" role="status">
          {t("The visual view did not load. The HTML view works, and nothing is lost.")}{" "}
          <Button variant="link" onClick={() => void reloadForCode()}>
            {t("Try again")}
          </Button>
        </Alert>
      )}
    </>
  );
}
