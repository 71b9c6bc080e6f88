import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "@/components/page-header";
import { buttonVariants } from "@/components/ui/button";
import type { ImportList } from "@/data/imports/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { ImportFlow } from "./import-flow";
import { importTitle, listPaths } from "./import-labels";
import { NoImport } from "./no-import";

export function ImportPage({ list }: { list: ImportList }) {
  const { t } = useTranslation();
  const rights = useCrmRights();
  const [round, setRound] = useState(0);
  const mayImport = {
    leads: rights.writesLeads,
    clients: rights.writesClients,
    tickets: rights.writesTickets,
  }[list];
  const back = {
    leads: t("Back to leads"),
    clients: t("Back to clients"),
    tickets: t("Back to tickets"),
  }[list];
  return (
    <>
      <PageHeader
        title={importTitle(t, list)}
        description={t("From a spreadsheet or another CRM. Nothing is added before you say so.")}
      >
        <Link className={buttonVariants({ variant: "secondary" })} to={listPaths[list]}>
          <ArrowLeft size={18} aria-hidden />
          {back}
        </Link>
      </PageHeader>
      {mayImport ? (
        <ImportFlow key={round} list={list} onAgain={() => setRound(round + 1)} />
      ) : (
        <NoImport list={list} member={rights.member} />
      )}
    </>
  );
}
