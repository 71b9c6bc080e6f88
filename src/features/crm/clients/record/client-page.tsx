import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { MissingRecord } from "@/features/crm/shared/missing-record";
import { useSignInAgain } from "@/data/staff/use-staff-member";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { PageHead } from "@/components/head/page-head";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { clientOverviewQuery } from "@/data/clients/queries";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { Item, ItemContent } from "@/components/ui/item";
import { Skeleton } from "@/components/ui/skeleton";
import { ClientView } from "./client-view";
import { Fact, FactsStrip } from "./client-facts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function ClientPage({ id }: { id: string }) {
  return UUID.test(id) ? <StoredClient id={id} /> : <NoSuchClient />;
}

function StoredClient({ id }: { id: string }) {
  const { t } = useTranslation();
  const answer = useQuery(clientOverviewQuery(id));
  const { data: client, error } = answer;
  if (client !== undefined && client !== null) {
    return (
      <>
        <PageHead title={client.business} />
        {answer.isRefetchError && (
          <Alert variant="warning" className="mb-4" role="status">
            {t("This may be out of date: {{reason}}.", { reason: reasonOf(error) })}{" "}
            <Button variant="link" className="min-h-11" onClick={() => void answer.refetch()}>
              {t("Try again")}
            </Button>
          </Alert>
        )}
        <ClientView key={client.id} client={client} />
      </>
    );
  }
  if (client === null) return <NoSuchClient />;
  if (error !== null) {
    return (
      <>
        <PageHead title={t("Client")} />
        <h1 className="mb-4.5 text-3xl/tight tracking-tight">{t("Client")}</h1>
        <ErrorNotice
          heading={t("This client could not be loaded")}
          body={t("Nothing was changed: {{reason}}.", { reason: reasonOf(error) })}
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        />
      </>
    );
  }
  return (
    <>
      <PageHead title={t("Client")} />
      <ClientSkeleton />
    </>
  );
}

function NoSuchClient() {
  const { t } = useTranslation();
  const title = useSignInAgain() === null ? t("Client not found") : t("Client");
  return (
    <>
      <PageHead title={title} />
      <h1 className="mb-4.5 text-3xl/tight tracking-tight">{title}</h1>
      <MissingRecord>
        <Card>
          <EmptyState
            heading={t("Nobody rents at this address")}
            body={t(
              "The link may be cut short, or your role may not show you this client. Nothing was deleted: clients are only ever archived.",
            )}
          >
            <Link className={buttonVariants({ variant: "secondary" })} to={paths.crmClients}>
              {t("All clients")}
            </Link>
          </EmptyState>
        </Card>
      </MissingRecord>
    </>
  );
}

function ClientSkeleton() {
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
