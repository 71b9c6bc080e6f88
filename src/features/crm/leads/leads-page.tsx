import { useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { useState, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
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
import { useCloseRecord } from "@/features/crm/shared/closed-by-back";
import { SavedViews } from "@/features/crm/shared/list/saved-views-menu";
import { totalText } from "@/components/data-table/use-list-pages";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { SampleData } from "@/features/crm/shared/sample-mark";
import { textsAlone } from "@/components/ui/texts-alone";
import { searchFields } from "@/data/records/record-list";
import { leadFilters } from "@/data/leads/list";
import { peopleQuery } from "@/data/staff/queries";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { listFilters } from "@/features/crm/shared/list/record-filters";
import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import { RecordSheet, RecordSheetHeader } from "@/features/crm/shared/record-sheet";
import { SheetTitle } from "@/components/ui/sheet";
import { AddLeadDialog } from "./add-lead-dialog";
import { BoardExport } from "./board/board-export";
import { BoardView } from "./board/board-view";
import { useLeadsAddress, type LeadsAddress } from "./leads-address";
import { LeadSheet } from "./record/lead-sheet";
import { ListView, useLeadColumns } from "./lead-list";
import { RightsNotice } from "./rights-notice";
import { useLeadsCommands } from "./use-leads-commands";
import { SpamNotice } from "./spam/spam-notice";
import { SpamList } from "./spam/spam-list";

export function LeadsPage() {
  const { t } = useTranslation();
  const address = useLeadsAddress();
  const rights = useCrmRights();
  const [isAdding, setAdding] = useState(false);
  const { open, layout } = address.search;
  const isBoard = layout === "board";
  const hasListTools = !useIsBelow("sm") && !isBoard;
  const filters = useLeadFilters(layout);
  const { columns, sorts } = useLeadColumns();
  const closeSheet = useCloseRecord(() => address.change({ open: null }, { isReplacing: true }));
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
      {isBoard && <BoardView address={address} canMove={rights.writesLeads} onAdd={onAdd} />}
      <LeadSheet id={open} canWrite={rights.writesLeads} onClose={closeSheet} onOpen={openLead} />
      <AddLeadDialog isOpen={isAdding} onClose={() => setAdding(false)} onOpenLead={openLead} />
    </div>
  );
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
    </ToggleGroup>
  );
}

/** The filters of leads. The board shows every stage, and no archived leads. */
function useLeadFilters(layout: string): ListFilter[] {
  const { t } = useTranslation();
  const { data: people } = useQuery(peopleQuery());
  return useMemo(() => {
    const owner = [
      { value: "none", label: t("Nobody") },
      ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ];
    const offered = leadFilters.filter(({ isOfListOnly }) => layout !== "board" || !isOfListOnly);
    return listFilters(t, "leads", offered, { owner });
  }, [t, people, layout]);
}

type SpamAddress = { isOpen: boolean };

const codec: UrlCodec<SpamAddress, SpamAddress> = {
  parse: (params) => ({ isOpen: params.get("suspects") === "open" }),
  write: ({ isOpen }) => ({ suspects: isOpen ? "open" : null }),
};

export function SpamRequests({ canWrite }: { canWrite: boolean }) {
  const { state, change } = useUrlState(codec);
  return (
    <>
      <SpamNotice onOpen={() => change({ isOpen: true })} />
      <SpamSheet
        isOpen={state.isOpen}
        canWrite={canWrite}
        onClose={() => change({ isOpen: false }, { isReplacing: true })}
      />
    </>
  );
}

type SpamSheetProps = { isOpen: boolean; canWrite: boolean; onClose: () => void };

function SpamSheet({ isOpen, canWrite, onClose }: SpamSheetProps) {
  const { t } = useTranslation();
  return (
    <RecordSheet isOpen={isOpen} onClose={onClose}>
      <RecordSheetHeader>
        <div>
          <SheetTitle className="text-2xl/tight tracking-tight">
            {t("Put aside as suspect")}
          </SheetTitle>
          <p className="mt-1.5 text-muted">
            {t(
              "These came in greater numbers than people send, or with the field filled that only programs and some password managers see. Nobody was refused: each was told a reference. They are in no list and no count until you make leads of them. The oldest go when there are too many.",
            )}
          </p>
        </div>
      </RecordSheetHeader>
      {isOpen && <SpamList canWrite={canWrite} />}
    </RecordSheet>
  );
}
