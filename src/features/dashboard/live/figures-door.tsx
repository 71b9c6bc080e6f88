import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { PageHeader } from "@/components/page-header";
import { useCrmRights } from "@/data/staff/use-crm-rights";

/** Explains missing figures to editors, for whom row security would show an empty company. */
export function FiguresDoor({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { member, readsClients } = useCrmRights();
  if (member === null || readsClients) return children;
  return (
    <>
      <PageHeader title={t("Dashboard")} />
      <EmptyState
        heading={t("No figures for your role")}
        body={t("They are counted from clients, leads and tickets, which your role does not see.")}
      />
    </>
  );
}
