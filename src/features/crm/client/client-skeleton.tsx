import { useTranslation } from "react-i18next";
import { Card, CardHeader } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The page's final layout, empty; a quick answer never shows it. */
export function ClientSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="client appear-late" role="status">
      <h1 className="sr-only">{t("Loading the client")}</h1>
      <Card aria-hidden="true">
        <div className="client-head">
          <div className="client-id">
            <Skeleton className="size-16 flex-none" />
            <div className="client-name">
              <Skeleton className="h-6.5 w-48 max-w-full" />
              <Skeleton className="mt-2 w-2/3" />
            </div>
          </div>
        </div>
        <div className="client-facts">
          {[1, 2, 3, 4, 5].map((fact) => (
            <div key={fact}>
              <Skeleton className="mt-1.5 h-2.75 w-2/5" />
              <Skeleton className="mt-2 w-2/3" />
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
        <Skeleton className="h-4.5 w-36" />
      </CardHeader>
      {Array.from({ length: rows }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- empty rows are all alike
        <div className="crm-row" key={row}>
          <div className="crm-row-text">
            <Skeleton className="mt-2 w-2/3" />
            <Skeleton className="mt-1.5 h-2.75 w-2/5" />
          </div>
        </div>
      ))}
    </Card>
  );
}
