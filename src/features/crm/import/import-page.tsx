import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "@/components/page-header";
import { buttonVariants } from "@/components/ui/button";
import type { ImportList } from "@/data/imports/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { TextLink } from "@/components/text-link";
import { Card, CardContent } from "@/components/ui/card";
import type { StaffMember } from "@/data/staff/schema";
import { paths } from "@/lib/paths";
import { staffRoles } from "@/data/staff/staff-roles";
import { ImportFlow } from "./import-flow";
import { importTitle, listPaths } from "./import-labels";

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

type NoImportProps = { list: ImportList; member: StaffMember | null };

function NoImport({ list, member }: NoImportProps) {
  const { t } = useTranslation();
  const who =
    list === "tickets"
      ? t("Support and owners import tickets.")
      : t("Sales and owners import leads and clients.");
  return (
    <Card className="animate-appear-late">
      <CardContent>
        <p className="font-semibold">{who}</p>
        {member === null ? (
          <p>
            {t("You are not signed in, so the files stay with you.")}{" "}
            <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
          </p>
        ) : (
          <p>
            {t("Your role is {{role}}. An owner can change it on the staff page.", {
              role: t(staffRoles[member.role].label),
            })}
          </p>
        )}
      </CardContent>
    </Card>
  );
}
