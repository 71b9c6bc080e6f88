import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { undoMergeLeads } from "@/data/leads/mutations";
import type { LeadDetail } from "@/data/leads/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import { leadName } from "@/features/crm/shared/lead-labels";

type LeadGoneProps = { lead: LeadDetail; canWrite: boolean; onOpen: (id: string) => void };

export function LeadGone({ lead, canWrite, onOpen }: LeadGoneProps) {
  const { t } = useTranslation();
  const archived = parseTimestamp(lead.archived_at);
  if (archived === null) return null;
  const mergedIntoId = lead.merged_into_id;
  const day = formatDateTime(archived);
  return (
    <Alert
      variant="warning"
      className="mx-4.5 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 [&>p]:mr-auto"
    >
      <p>
        {mergedIntoId === null
          ? t("Archived {{day}}.", { day })
          : t("Merged into another lead {{day}}.", { day })}
      </p>
      {mergedIntoId !== null && (
        <Button variant="secondary" onClick={() => onOpen(mergedIntoId)}>
          {t("Open the other lead")}
        </Button>
      )}
      {canWrite && (mergedIntoId === null ? <BringBack lead={lead} /> : <Unmerge lead={lead} />)}
    </Alert>
  );
}

function BringBack({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  const store = useRecordChange();
  return (
    <Button
      variant="secondary"
      onClick={() =>
        void store({
          table: "leads",
          record: lead,
          changes: { archived_at: null },
          before: { archived_at: lead.archived_at },
          message: t("{{name}} is back.", { name: leadName(lead) }),
        })
      }
    >
      {t("Bring back")}
    </Button>
  );
}

function Unmerge({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  const { undo, isBusy } = useUndoMerge();
  return (
    <Button
      variant="secondary"
      busyLabel={isBusy && t("Taking it back")}
      onClick={() => void undo(lead.id)}
    >
      {t("Take the merge back")}
    </Button>
  );
}

export function useUndoMerge() {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync, isPending } = useCrmMutation(undoMergeLeads);
  const undo = async (otherId: string): Promise<void> => {
    try {
      await mutateAsync(otherId);
      say.done(t("Undone: they are two leads again."), null);
    } catch (error) {
      say.failed(
        t("Not undone: {{reason}}.", { reason: reasonOf(error) }),
        () => void undo(otherId),
      );
    }
  };
  return { undo, isBusy: isPending };
}
