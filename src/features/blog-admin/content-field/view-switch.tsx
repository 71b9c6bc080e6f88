import { useTranslation } from "react-i18next";
import type { VisualLoading } from "./use-visual-module";
import type { View } from "./use-content-view";

type ViewSwitchProps = {
  view: View;
  loading: VisualLoading & { retry: () => void };
  onVisual: () => void;
  onHtml: () => void;
};

export function ViewSwitch({ view, loading, onVisual, onHtml }: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="segments cf-switch" role="group" aria-label={t("View of the content")}>
        <button
          type="button"
          aria-pressed={view === "visual"}
          disabled={loading.status !== "ready"}
          onClick={onVisual}
        >
          {t("Visual")}
        </button>
        <button type="button" aria-pressed={view === "html"} onClick={onHtml}>
          {t("HTML")}
        </button>
      </div>
      {loading.status === "failed" && (
        <p className="notice cf-notice" role="status">
          {t("The visual view did not load. The HTML view works, and nothing is lost.")}{" "}
          <button type="button" className="inline-link" onClick={loading.retry}>
            {t("Try again")}
          </button>
        </p>
      )}
    </>
  );
}
