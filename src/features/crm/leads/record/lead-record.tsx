import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { LeadDetail, LeadForm } from "@/data/leads/schema";
import { AddressMarks } from "@/features/crm/shared/address-marks";
import { AddTask, taskDraftName } from "@/features/crm/shared/add-task";
import { ChangeNotice } from "@/features/crm/shared/history/change-notice";
import { HistoryList } from "@/features/crm/shared/history/history-list";
import { NotesPanel } from "@/features/crm/shared/notes/notes-panel";
import { TaskRow } from "@/features/crm/shared/task-row";
import { useHasFormDraft } from "@/data/staff/use-form-draft";
import { DemoAppointment } from "../demo/demo-appointment";
import { DuplicatesPanel } from "./duplicates-panel";
import { LeadActions } from "./lead-actions";
import { LeadClock } from "./lead-clock";
import { LeadFields } from "./lead-facts";
import { LeadGone } from "./lead-gone";
import { LeadHead } from "./lead-head";
import { LeadReach } from "./lead-reach";
import { LeadRequest } from "./lead-request";
import { LeadSection } from "./lead-section";
import { leadName } from "../lead-labels";

const ADDED_BY_US: LeadForm[] = ["manual", "import"];

type LeadRecordProps = { lead: LeadDetail; canWrite: boolean; onOpen: (id: string) => void };

export function LeadRecord({ lead, canWrite, onOpen }: LeadRecordProps) {
  const { t } = useTranslation();
  const canEdit = canWrite && lead.archived_at === null;
  // For a new lead the request comes first. Its place is fixed while the lead is open.
  const [isRequestFirst] = useState(lead.stage === "new" && !ADDED_BY_US.includes(lead.form));
  return (
    <>
      <LeadHead lead={lead} />
      <LeadReach lead={lead} canWrite={canEdit} />
      {lead.mailing === null && (
        <AddressMarks className="px-4.5 pb-3.5" marks={lead.address_marks} />
      )}
      <DemoAppointment lead={lead} canWrite={canEdit} />
      <ChangeNotice subject={{ lead_id: lead.id }} />
      <LeadGone lead={lead} canWrite={canWrite} onOpen={onOpen} />
      {isRequestFirst && <LeadRequest lead={lead} />}
      <LeadClock lead={lead} canWrite={canEdit} />
      {canEdit && <LeadActions lead={lead} />}
      {lead.has_duplicates && <DuplicatesPanel lead={lead} canMerge={canEdit} onOpen={onOpen} />}
      <LeadFields lead={lead} canEdit={canEdit} />
      {!isRequestFirst && <LeadRequest lead={lead} />}
      <LeadTasks lead={lead} canWrite={canEdit} />
      <LeadSection id="lead-notes" heading={t("Calls, e-mails and notes")}>
        <NotesPanel
          subject={{ lead_id: lead.id }}
          notes={lead.notes}
          canWrite={canEdit}
          newLead={lead.stage === "new" ? leadName(lead) : null}
        />
      </LeadSection>
      <LeadSection id="lead-history" heading={t("What happened")}>
        <HistoryList subject={{ lead_id: lead.id }} />
      </LeadSection>
    </>
  );
}

function LeadTasks({ lead, canWrite }: { lead: LeadDetail; canWrite: boolean }) {
  const { t } = useTranslation();
  const subject = { lead_id: lead.id };
  const hasDraft = useHasFormDraft(taskDraftName(subject));
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isAdding = canWrite && (wanted ?? hasDraft);
  return (
    <LeadSection
      id="lead-tasks"
      heading={t("Tasks")}
      action={
        canWrite &&
        !isAdding && (
          <Button variant="secondary" onClick={() => setWanted(true)}>
            {t("Add task")}
          </Button>
        )
      }
    >
      {isAdding && (
        <div className="-mx-4.5">
          <AddTask subject={subject} takesFocus={wanted === true} onDone={() => setWanted(false)} />
        </div>
      )}
      {lead.tasks.length === 0 && !isAdding && (
        <p className="text-muted">{t("Nothing to do is written down.")}</p>
      )}
      {lead.tasks.length > 0 && (
        <ul className="-mx-4.5">
          {lead.tasks.map((task) => (
            <TaskRow key={task.id} task={task} canWrite={canWrite} />
          ))}
        </ul>
      )}
    </LeadSection>
  );
}
