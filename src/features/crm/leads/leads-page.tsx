import { useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { crmCountsQuery } from "@/data/records/crm-counts";
import { useIsBelow } from "@/hooks/use-is-below";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { ColumnsMenu } from "@/components/data-table/filters/columns-menu";
import { FilterBar } from "@/components/data-table/filters/filter-bar";
import { LIST_CARD, LIST_SCREEN, ListHead } from "@/components/data-table/list-head";
import { SavedViews } from "@/features/crm/shared/list/saved-views-menu";
import { totalText } from "@/components/data-table/list-total";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { SampleData } from "@/features/crm/shared/sample-mark";
import { textsAlone } from "@/components/ui/texts-alone";
import { searchFields } from "@/data/records/record-list";
import { AddLeadDialog } from "./add/add-lead-dialog";
import { BoardExport } from "./board/board-export";
import { BoardView } from "./board/board-view";
import { FROM_THIS_PAGE, useLeadsAddress, type LeadsAddress } from "./leads-address";
import { LeadSheet } from "./record/lead-sheet";
import { ListView } from "./lead-list";
import { RightsNotice } from "./rights-notice";
import { SpamRequests } from "./spam/spam-requests";
import { TodayView } from "./today-view";
import { useLeadColumns } from "./use-lead-columns";
import { useLeadFilters } from "./use-lead-filters";
import { useLeadsCommands } from "./use-leads-commands";

export function LeadsPage() {
  const { t } = useTranslation();
  const address = useLeadsAddress();
  const rights = useCrmRights();
  const [isAdding, setAdding] = useState(false);
  const { open, layout } = address.search;
  const isBoard = layout === "board";
  const isToday = layout === "today";
  const hasListTools = !useIsBelow("sm") && !isBoard;
  const filters = useLeadFilters(layout);
  const { columns, sorts } = useLeadColumns();
  const closeSheet = useCloseSheet(address);
  const openLead = (id: string) => address.change({ open: id }, { isReplacing: open !== null });
  const onAdd = rights.writesLeads ? () => setAdding(true) : null;
  useLeadsCommands({ address, onAdd });
  const views = <SavedViews page="leads" address={address} canSave={rights.member !== null} />;

  return (
    // The board fills the rest of the screen, so the page does not scroll.
    <div
      className={cn(
        isBoard && "lg:-mb-8 lg:flex lg:h-[calc(100dvh-2.25rem)] lg:min-h-180 lg:flex-col",
        layout === "list" && LIST_SCREEN,
      )}
    >
      <ListHead
        title={t("Leads")}
        count={<LeadCount />}
        notice={
          <>
            <RightsNotice rights={rights} />
            {rights.readsLeads && <SpamRequests canWrite={rights.writesLeads} />}
          </>
        }
      >
        <LayoutSwitch address={address} />
        {onAdd && (
          <>
            <Link
              className={cn(buttonVariants({ variant: "secondary" }), "max-sm:w-12 max-sm:px-0")}
              to={paths.crmImport("leads")}
            >
              <Upload size={17} aria-hidden />
              <span className="max-sm:sr-only">{t("Import")}</span>
            </Link>
            <Button className="max-sm:flex-1 max-sm:px-3" onClick={onAdd} aria-keyshortcuts="n">
              <Plus size={19} strokeWidth={2.2} aria-hidden />
              {t("Add lead")}
            </Button>
          </>
        )}
      </ListHead>
      {isToday ? (
        <TodayView canWrite={rights.writesLeads} hrefOf={(id) => address.hrefOf({ open: id })} />
      ) : (
        <Card className={isBoard ? "mb-3 *:border-b-0" : LIST_CARD}>
          <FilterBar
            address={address}
            searchLabel={t("Search leads")}
            searched={searchFields.leads}
            filters={filters}
            sorts={isBoard ? [] : sorts}
            columns={isBoard || hasListTools ? [] : columns}
          >
            {isBoard && <BoardExport address={address} filters={filters} />}
            {!hasListTools && textsAlone(views)}
          </FilterBar>
          {!isBoard && (
            <ListView
              address={address}
              rights={rights}
              filters={filters}
              onOpen={openLead}
              onAdd={onAdd}
            >
              {hasListTools && (
                <>
                  {views}
                  <ColumnsMenu columns={columns} address={address} />
                </>
              )}
            </ListView>
          )}
        </Card>
      )}
      {isBoard && <BoardView address={address} canMove={rights.writesLeads} onAdd={onAdd} />}
      <LeadSheet id={open} canWrite={rights.writesLeads} onClose={closeSheet} onOpen={openLead} />
      <AddLeadDialog isOpen={isAdding} onClose={() => setAdding(false)} onOpenLead={openLead} />
    </div>
  );
}

/** Back if the lead was opened here; otherwise replaces this entry. */
function useCloseSheet(address: LeadsAddress) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (state === FROM_THIS_PAGE) void navigate(-1);
    else address.change({ open: null }, { isReplacing: true });
  };
}

function LeadCount() {
  const { t } = useTranslation();
  const { data } = useQuery(crmCountsQuery());
  return (
    <>
      {data !== undefined && (
        <span>
          {t("{{number}} wait for a first answer.", {
            count: data.leads,
            number: totalText(data.leads),
            defaultValue_one: "1 waits for a first answer.",
          })}
        </span>
      )}{" "}
      <SampleData />
    </>
  );
}

function LayoutSwitch({ address }: { address: LeadsAddress }) {
  const { t } = useTranslation();
  const { layout } = address.search;
  return (
    <ToggleGroup
      className="max-sm:flex-1"
      aria-label={t("View")}
      value={layout}
      onValueChange={(next) => address.change({ layout: next })}
    >
      <ToggleGroupItem className="max-sm:px-1.5" value="board">
        {t("Board")}
      </ToggleGroupItem>
      <ToggleGroupItem className="max-sm:px-1.5" value="list">
        {t("List")}
      </ToggleGroupItem>
      <ToggleGroupItem className="max-sm:px-1.5" value="today">
        {t("Today")}
      </ToggleGroupItem>
    </ToggleGroup>
  );
}
