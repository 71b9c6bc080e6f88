import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { PageHead } from "@/components/head/page-head";
import { IMPORT_LISTS, type ImportList } from "@/data/imports/schema";
import { ImportPage } from "@/features/crm/import/import-page";
import { NotFound } from "@/features/marketing/not-found-page";

const isImportList = (list: string | undefined): list is ImportList =>
  (IMPORT_LISTS as readonly (string | undefined)[]).includes(list);

export function Component() {
  const { t } = useTranslation();
  const { list } = useParams();
  if (!isImportList(list)) return <NotFound />;
  const titles: Record<ImportList, string> = {
    leads: t("Import leads"),
    clients: t("Import clients"),
    tickets: t("Import tickets"),
  };
  return (
    <>
      <PageHead title={titles[list]} />
      <ImportPage key={list} list={list} />
    </>
  );
}
