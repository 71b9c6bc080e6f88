import { useTranslation } from "react-i18next";
import { Card, CardHeader } from "@/components/ui/card";

/** The page's final layout, empty; a quick answer never shows it. */
export function ClientSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="client appear-late" role="status">
      <h1 className="sr-only">{t("Loading the client")}</h1>
      <Card aria-hidden="true">
        <div className="client-head">
          <div className="client-id">
            <span className="skeleton client-ghost-map" />
            <div className="client-name">
              <span className="skeleton client-ghost-title" />
              <span className="skeleton client-ghost-line" />
            </div>
          </div>
        </div>
        <div className="client-facts">
          {[1, 2, 3, 4, 5].map((fact) => (
            <div key={fact}>
              <span className="skeleton client-ghost-short" />
              <span className="skeleton client-ghost-line" />
            </div>
          ))}
        </div>
      </Card>
      <div className="client-columns" aria-hidden="true">
        <div className="client-main">
          <GhostPanel rows={3} />
          <GhostPanel rows={5} />
        </div>
        <div className="client-side">
          <GhostPanel rows={2} />
          <GhostPanel rows={2} />
          <GhostPanel rows={3} />
        </div>
      </div>
    </div>
  );
}

function GhostPanel({ rows }: { rows: number }) {
  return (
    <Card>
      <CardHeader>
        <span className="skeleton client-ghost-heading" />
      </CardHeader>
      {Array.from({ length: rows }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- empty rows are all alike
        <div className="crm-row" key={row}>
          <div className="crm-row-text">
            <span className="skeleton client-ghost-line" />
            <span className="skeleton client-ghost-short" />
          </div>
        </div>
      ))}
    </Card>
  );
}
