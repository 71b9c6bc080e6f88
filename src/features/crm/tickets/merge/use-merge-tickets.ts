import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCrmMutation } from "@/data/records/mutations";
import { useWriter } from "@/data/staff/use-form-draft";
import { mergeTickets, undoMergeTickets } from "@/data/tickets/mutations";
import type { NamedTicket, Ticket } from "@/data/tickets/schema";
import {
  messageDraftSchema,
  ticketDraftStore,
} from "@/features/crm/shared/new-ticket/ticket-draft";
import { TAKES_FOCUS } from "@/hooks/focus/use-focus-on-arrival";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";

/** Merging two tickets and taking them apart again, each with a message. */
export function useMergeTickets() {
  const { t } = useTranslation();
  const say = useUndoToast();
  const goTo = useGoToTicket();
  const merging = useCrmMutation(mergeTickets);
  const parting = useCrmMutation(undoMergeTickets);
  const takeApart = async (part: NamedTicket): Promise<void> => {
    try {
      await parting.mutateAsync(part.id);
      say.done(t("#{{number}} is a ticket of its own again.", { number: part.number }), null);
    } catch (error) {
      say.failed(
        t("#{{number}} was not taken apart: {{reason}}.", {
          number: part.number,
          reason: reasonOf(error),
        }),
        () => void takeApart(part),
        part.id,
      );
    }
  };
  /** Throws what the database refuses. */
  const merge = async (other: Ticket, kept: Ticket): Promise<void> => {
    await merging.mutateAsync({ kept, other });
    say.done(
      t("Merged #{{number}} into #{{target}}.", { number: other.number, target: kept.number }),
      () => void takeApart(other),
      { recordId: other.id },
    );
    goTo(other.id, kept.id);
  };
  return { merge, takeApart, isMerging: merging.isPending, isParting: parting.isPending };
}

/** Opens the ticket that another is part of. What was typed there goes along. */
export function useGoToTicket() {
  const navigate = useNavigate();
  const writer = useWriter();
  const draftOf = (id: string) => ticketDraftStore(writer, id, messageDraftSchema);
  return (fromId: string, toId: string): void => {
    const typed = draftOf(fromId).read();
    if (typed !== null) {
      const own = draftOf(toId).read();
      const body = [own?.body, typed.body].filter(Boolean).join("\n\n");
      if (draftOf(toId).write({ ...typed, kind: own?.kind ?? typed.kind, body })) {
        draftOf(fromId).write(null);
      }
    }
    // The queue gives the focus to the row after the merged one.
    void navigate(paths.crmTicket(toId), { state: TAKES_FOCUS });
  };
}
