import { useQueryClient } from "@tanstack/react-query";
import { Archive, CalendarDays } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { demosToComeQuery } from "@/data/bookings/demos";
import { LEAD_STAGES, type Lead, type LeadStage } from "@/data/leads/schema";
import { formatNumber } from "@/lib/format/format";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { stageLabels } from "@/data/leads/choices";
import { BulkMenu } from "@/components/data-table/selection/bulk-menu";
import { ExportSelected } from "@/components/data-table/selection/export-button";
import { SelectionBar } from "@/components/data-table/selection/selection-bar";
import { useBulkChange } from "@/features/crm/shared/list/use-bulk-change";
import type { ListExport } from "@/components/data-table/selection/use-list-export";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";
import { usePersonOptions } from "@/features/crm/shared/fields/inline-kinds";
import { LostDialog, useForgetLostReason } from "./stage/lost-dialog";
import { leadName } from "@/features/crm/shared/lead-labels";

/** Winning converts each lead, which is done one by one. */
const STAGES = LEAD_STAGES.filter((stage) => stage !== "won");

type BulkActionsProps = { selection: ListSelection<Lead>; list: ListExport };

/** Actions for many leads at once, each with Undo. */
export function BulkActions({ selection, list }: BulkActionsProps) {
  const { t } = useTranslation();
  const { run, busy, failures } = useBulkChange("leads", selection, leadName);
  const people = usePersonOptions();
  const forgetLostReason = useForgetLostReason();
  const queryClient = useQueryClient();
  const [isLosing, setLosing] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const count = selection.rows.length;
  const leadIds = selection.rows.map(({ id }) => id);
  const lostReasonOf = leadIds.toSorted().join();
  const personOf = (id: string) => ({
    id,
    name: people.find(({ value }) => value === id)?.label ?? "",
  });
  const moveTo = (stage: LeadStage, lost_reason: string | null) =>
    void run({
      key: "stage",
      changes: () => ({ stage, lost_reason }),
      before: (lead) => ({ stage: lead.stage, lost_reason: lead.lost_reason }),
      shown: () => ({ stage, lost_reason }),
      message: (count) => {
        if (stage === "lost") forgetLostReason(lostReasonOf);
        return t("Moved {{number}} leads to {{stage}}.", {
          count,
          number: formatNumber(count),
          stage: t(stageLabels[stage]),
          defaultValue_one: "Moved 1 lead to {{stage}}.",
        });
      },
    });
  const archive = async () => {
    setCounting(true);
    // Warns also if the demos could not be loaded.
    const losesDemos = await queryClient.fetchQuery(demosToComeQuery(leadIds)).then(
      (demos) => demos > 0,
      () => true,
    );
    setCounting(false);
    void run({
      key: "archive",
      changes: () => ({ archived_at: new Date().toISOString() }),
      before: (lead) => ({ archived_at: lead.archived_at }),
      message: (count) =>
        losesDemos
          ? t("Archived {{number}} leads. Demos they had booked are cancelled.", {
              count,
              number: formatNumber(count),
              defaultValue_one: "Archived 1 lead. A demo it had booked is cancelled.",
            })
          : t("Archived {{number}} leads.", {
              count,
              number: formatNumber(count),
              defaultValue_one: "Archived 1 lead.",
            }),
    });
  };
  return (
    <>
      <SelectionBar selection={selection} failures={failures}>
        <BulkMenu
          label={t("Assign")}
          options={people}
          isBusy={busy === "owner"}
          onChoose={(id) =>
            void run({
              key: "owner",
              changes: () => ({ owner_id: id || null }),
              before: (lead) => ({ owner_id: lead.owner?.id ?? null }),
              shown: () => ({ owner: id ? personOf(id) : null }),
              message: (count) =>
                t("Assigned {{number}} leads.", {
                  count,
                  number: formatNumber(count),
                  defaultValue_one: "Assigned 1 lead.",
                }),
            })
          }
        />
        <BulkMenu
          label={t("Move to")}
          options={STAGES.map((value) => ({ value, label: t(stageLabels[value]) }))}
          isBusy={busy === "stage"}
          onChoose={(value) => {
            const stage = STAGES.find((name) => name === value);
            if (stage === "lost") setLosing(true);
            else if (stage !== undefined) moveTo(stage, null);
          }}
        />
        <NextStepDate
          isBusy={busy === "day"}
          onChoose={(day) =>
            void run({
              key: "day",
              changes: () => ({ next_step_on: day }),
              before: (lead) => ({ next_step_on: lead.next_step_on }),
              shown: () => ({ next_step_on: day }),
              message: (count) =>
                t("Set the next step of {{number}} leads to {{day}}.", {
                  count,
                  number: formatNumber(count),
                  day: formatCalendarDay(day),
                  defaultValue_one: "Set the next step of 1 lead to {{day}}.",
                }),
            })
          }
        />
        <Button
          variant="secondary"
          busyLabel={(isCounting || busy === "archive") && t("Saving")}
          onClick={() => void archive()}
        >
          <Archive size={17} aria-hidden />
          {t("Archive")}
        </Button>
        <ExportSelected list={list} ids={leadIds} />
      </SelectionBar>
      <LostDialog
        name={
          isLosing
            ? t("{{number}} leads", {
                count,
                number: formatNumber(count),
                defaultValue_one: "1 lead",
              })
            : null
        }
        leadIds={leadIds}
        draftOf={lostReasonOf}
        onKeep={() => setLosing(false)}
        onLost={(reason) => {
          setLosing(false);
          moveTo("lost", reason);
        }}
      />
    </>
  );
}

type NextStepDateProps = { isBusy: boolean; onChoose: (day: string) => void };

function NextStepDate({ isBusy, onChoose }: NextStepDateProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^20\d\d-\d\d-\d\d$/.test(day)) return;
    setOpen(false);
    onChoose(day);
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="secondary" disabled={isBusy} aria-busy={isBusy}>
          <CalendarDays size={17} aria-hidden />
          {isBusy ? t("Saving") : t("Next step on")}
        </Button>
      </PopoverTrigger>
      <PopoverContent>
        <form className="grid gap-2.5" onSubmit={handleSubmit}>
          <Field label={t("Date of the next step")}>
            {(control) => (
              <Input
                {...control}
                type="date"
                min="2020-01-01"
                max="2099-12-31"
                required
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="ink">
            {t("Set")}
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  );
}
