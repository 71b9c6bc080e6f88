import { useInfiniteQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Combobox, ComboboxInput, ComboboxItem, ComboboxList } from "@/components/ui/combobox";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { isConflict } from "@/data/records/refusals";
import { ticketListQuery } from "@/data/tickets/queries";
import { TICKET_STATUSES, type Ticket, type TicketDetail } from "@/data/tickets/schema";
import { ticketStatusBadges } from "@/features/crm/shared/crm-labels";
import { PickedRecord } from "@/features/crm/shared/picked-record";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { focusOnce } from "@/hooks/focus/focus-once";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { reasonOf } from "@/lib/errors/errors";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { useMergeTickets } from "./use-merge-tickets";

const FIELD = "merge-target";

type MergeDialogProps = { ticket: TicketDetail; onClose: () => void };

/** Chooses the ticket of the same client that this one becomes part of. */
export function MergeDialog({ ticket, onClose }: MergeDialogProps) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<Ticket | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { merge, isMerging } = useMergeTickets();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (target === null) return;
    try {
      await merge(ticket, target);
    } catch (error) {
      if (isConflict(error)) setTarget(null);
      setProblem(
        isConflict(error)
          ? t("Not merged: one of the two was changed in the meantime. Choose it again.")
          : t("Not merged: {{reason}}.", { reason: reasonOf(error) }),
      );
    }
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="lg:max-w-140">
        <DialogHeader>
          <DialogTitle>{t("Merge #{{number}} into another ticket", ticket)}</DialogTitle>
          <DialogDescription>
            {t(
              "Its messages and notes move there, and so do answers to its mails. The clock follows whoever has waited longest. The two can be taken apart again.",
            )}
          </DialogDescription>
        </DialogHeader>
        <form className="contents" onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <div>
              <Label className="mb-1.5" htmlFor={FIELD}>
                {t("Ticket of {{client}}", { client: ticket.client.business })}
              </Label>
              {target === null ? (
                <TargetSearch ticket={ticket} onChoose={setTarget} />
              ) : (
                <PickedRecord
                  id={FIELD}
                  name={`#${target.number}, ${target.subject}`}
                  note={noteOf(target, t)}
                  onChooseAnother={() => setTarget(null)}
                />
              )}
            </div>
            {problem !== null && <Alert variant="destructive">{problem}</Alert>}
          </DialogBody>
          <DialogFooter>
            <Button
              // Gets the focus once a ticket is chosen, whose row is gone then.
              {...(target !== null && { ref: focusOnce })}
              type="submit"
              disabled={target === null}
              busyLabel={isMerging && t("Merging")}
            >
              {target === null
                ? t("Merge")
                : t("Merge into #{{number}}", { number: target.number })}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** "Waiting, opened Nov 20, 2026". */
function noteOf({ status, created_at: opened }: Ticket, t: TFunction): string {
  const moment = parseTimestamp(opened);
  return formatList([
    t(ticketStatusBadges[status].label),
    moment && t("opened {{time}}", { time: formatReaderDay(moment) }),
  ]);
}

type TargetSearchProps = { ticket: TicketDetail; onChoose: (target: Ticket) => void };

function TargetSearch({ ticket, onChoose }: TargetSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState("");
  const search = useDebouncedValue(typed.trim());
  const filters = {
    clientId: ticket.client.id,
    statuses: [...TICKET_STATUSES],
    ...(search !== "" && { search }),
  };
  const { data, error, isPending, refetch } = useInfiniteQuery(
    ticketListQuery(filters, "-updated"),
  );
  const rows = data?.pages[0]?.rows.filter(({ id }) => id !== ticket.id);
  const isMarkedShown = rows?.some(({ id }) => id === marked) === true;
  return (
    <Combobox
      label={t("Ticket of {{client}}", { client: ticket.client.business })}
      shouldFilter={false}
      value={isMarkedShown ? marked : (rows?.[0]?.id ?? "")}
      onValueChange={setMarked}
    >
      <ComboboxInput
        id={FIELD}
        ref={focusOnce}
        value={typed}
        onValueChange={setTyped}
        placeholder={t("Number, subject or words")}
        maxLength={200}
      />
      <ComboboxList label={t("What was found")}>
        {rows?.map((row) => (
          <ComboboxItem
            key={row.id}
            value={row.id}
            className="flex-wrap gap-y-0"
            onSelect={() => onChoose(row)}
          >
            <b className="min-w-0 font-semibold wrap-anywhere">{`#${row.number}, ${row.subject}`}</b>
            <span className="text-xs text-muted">{noteOf(row, t)}</span>
          </ComboboxItem>
        ))}
      </ComboboxList>
      <p className="text-xs text-muted not-empty:mt-1.5" role="status">
        {isPending && <span>{t("Looking it up")}</span>}
        {rows?.length === 0 && search !== "" && (
          <span>{t("Nothing matches. Try fewer words.")}</span>
        )}
        {rows?.length === 0 && search === "" && (
          <span>{t("{{client}} has no other ticket.", { client: ticket.client.business })}</span>
        )}
      </p>
      {error !== null && (
        <FieldError className="mt-1.5">
          {t("They could not be loaded: {{reason}}.", { reason: reasonOf(error) })}{" "}
          <Button
            variant="link"
            className="relative after:absolute after:inset-x-0 after:-inset-y-3"
            onClick={() => void refetch()}
          >
            {t("Try again")}
          </Button>
        </FieldError>
      )}
    </Combobox>
  );
}
