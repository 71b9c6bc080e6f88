import { useTranslation } from "react-i18next";
import { Card, CardHeader } from "@/components/ui/card";
import { Item, ItemContent } from "@/components/ui/item";
import { Skeleton } from "@/components/ui/skeleton";
import { Fact, FactsStrip } from "./facts-strip";

export function ClientSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="animate-appear-late" role="status">
      <h1 className="sr-only">{t("Loading the client")}</h1>
      <Card aria-hidden="true">
        <div className="flex items-center gap-4 p-4.5">
          <Skeleton className="size-16 flex-none" />
          <div className="flex-1">
            <Skeleton className="h-6.5 w-48 max-w-full" />
            <Skeleton className="mt-2 w-2/3" />
          </div>
        </div>
        <FactsStrip>
          {[1, 2, 3, 4, 5].map((fact) => (
            <Fact key={fact} label={<Skeleton className="mt-1.5 h-2.75 w-2/5" />}>
              <Skeleton className="mt-2 w-2/3" />
            </Fact>
          ))}
        </FactsStrip>
      </Card>
      <div className="mt-4 grid gap-4 lg:grid-cols-3" aria-hidden="true">
        <div className="grid content-start gap-4 lg:col-span-2">
          <GhostPanel rows={3} />
          <GhostPanel rows={5} />
        </div>
        <div className="grid content-start gap-4">
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
      <ul>
        {Array.from({ length: rows }, (_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- empty rows are all alike
          <Item key={row}>
            <ItemContent>
              <Skeleton className="mt-2 w-2/3" />
              <Skeleton className="mt-1.5 h-2.75 w-2/5" />
            </ItemContent>
          </Item>
        ))}
      </ul>
    </Card>
  );
}
