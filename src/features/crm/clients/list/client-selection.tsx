import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { CLIENT_STATUSES, type ClientRow } from "@/data/clients/schema";
import type { Colleague } from "@/data/staff/schema";
import { formatNumber } from "@/lib/format/format";
import { clientStatusBadges } from "@/features/crm/shared/crm-labels";
import { BulkMenu } from "@/components/data-table/selection/bulk-menu";
import { ExportSelected } from "@/components/data-table/selection/export-button";
import { SelectionBar } from "@/components/data-table/selection/selection-bar";
import { useBulkChange } from "@/features/crm/shared/list/use-bulk-change";
import type { ListExport } from "@/components/data-table/selection/use-list-export";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";

type ClientSelectionProps = {
  selection: ListSelection<ClientRow>;
  staff: readonly Colleague[];
  list: ListExport;
};

export function ClientSelection({ selection, staff, list }: ClientSelectionProps) {
  const { t } = useTranslation();
  const bulk = useBulkChange("clients", selection, ({ business }) => business);
  const isArchived = selection.rows.some(({ archived_at }) => archived_at !== null);

  const counted = (count: number) => ({ count, number: formatNumber(count) });
  const setStatus = (value: string) => {
    const status = CLIENT_STATUSES.find((one) => one === value);
    if (status === undefined) return;
    const name = t(clientStatusBadges[status].label);
    void bulk.run({
      key: "status",
      changes: () => ({ status }),
      before: (row) => ({ status: row.status }),
      shown: () => ({ status }),
      message: (count) =>
        t("Set {{number}} clients to {{name}}.", {
          ...counted(count),
          name,
          defaultValue_one: "Set 1 client to {{name}}.",
        }),
    });
  };
  const setOwner = (value: string) => {
    const owner = staff.find(({ id }) => id === value) ?? null;
    const changes = { owner_id: owner?.id ?? null };
    void bulk.run({
      key: "owner",
      changes: () => changes,
      before: ({ owner_id }) => ({ owner_id }),
      shown: () => ({ ...changes, owner }),
      message: (count) =>
        owner
          ? t("Gave {{number}} clients to {{name}}.", {
              ...counted(count),
              name: owner.name,
              defaultValue_one: "Gave 1 client to {{name}}.",
            })
          : t("Took the owner off {{number}} clients.", {
              ...counted(count),
              defaultValue_one: "Took the owner off 1 client.",
            }),
    });
  };
  const archive = () => {
    const changes = { archived_at: isArchived ? null : new Date().toISOString() };
    void bulk.run({
      key: "archive",
      changes: () => changes,
      before: ({ archived_at }) => ({ archived_at }),
      message: (count) =>
        isArchived
          ? t("Restored {{number}} clients.", {
              ...counted(count),
              defaultValue_one: "Restored 1 client.",
            })
          : t("Archived {{number}} clients.", {
              ...counted(count),
              defaultValue_one: "Archived 1 client.",
            }),
    });
  };

  return (
    <SelectionBar selection={selection} failures={bulk.failures}>
      <BulkMenu
        label={t("Set status")}
        options={CLIENT_STATUSES.map((value) => ({
          value,
          label: t(clientStatusBadges[value].label),
        }))}
        isBusy={bulk.busy === "status"}
        onChoose={setStatus}
      />
      <BulkMenu
        label={t("Set owner")}
        options={[
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
          { value: "none", label: t("Nobody") },
        ]}
        isBusy={bulk.busy === "owner"}
        onChoose={setOwner}
      />
      <Button
        variant="secondary"
        busyLabel={bulk.busy === "archive" && (isArchived ? t("Restoring") : t("Archiving"))}
        onClick={archive}
      >
        {isArchived ? t("Restore") : t("Archive")}
      </Button>
      <ExportSelected list={list} ids={selection.rows.map(({ id }) => id)} />
    </SelectionBar>
  );
}
