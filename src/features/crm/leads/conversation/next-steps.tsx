import { ArrowRight, ListTodo, UserCheck, X } from "lucide-react";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { LeadDetail } from "@/data/leads/schema";
import { useCompanyHours } from "@/data/settings/use-company-hours";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useSaveTask } from "@/features/crm/shared/add-task";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { nextWorkday } from "@/lib/dates/office/business-clock";
import { officeDay } from "@/lib/dates/office/office-day";
import { leadName } from "@/features/crm/shared/lead-labels";
import { useMoveLead } from "../stage/use-move-lead";

type NextStepsProps = {
  lead: LeadDetail;
  onDismiss: () => void;
  /** Gets the focus when no step is left. */
  field: RefObject<HTMLElement | null>;
};

type StepId = "contacted" | "task" | "owner";

/** The usual steps after a mail, each done by one press and never by itself. */
export function NextSteps({ lead, onDismiss, field }: NextStepsProps) {
  const { t } = useTranslation();
  const me = useStaffMember();
  const move = useMoveLead();
  const change = useRecordChange();
  const company = useCompanyHours();
  const { save: addTask, isSaving } = useSaveTask({ lead_id: lead.id });
  const [done, setDone] = useState<readonly StepId[]>([]);
  const [today] = useState(() => officeDay(new Date()));
  const steps = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusAfterLoss(
    () => steps.current?.querySelector("button") ?? field.current,
  );
  const day = nextWorkday(nextWorkday(today, company), company);
  const name = leadName(lead);
  const isPlanned =
    lead.tasks.some(({ status }) => status !== "completed") || (lead.next_step_on ?? "") >= today;
  const finish = (id: StepId) => setDone((now) => [...now, id]);

  const moveToContacted = () => {
    finish("contacted");
    void move(lead, { stage: "contacted", lost_reason: null, rank: lead.rank });
  };
  const addFollowUp = async () => {
    if (isSaving) return;
    const title = t("Ask {{name}} about our mail", { name });
    const task = { title, due_on: day, type: "Call", assignee_id: me?.id ?? null };
    if (await addTask(task)) finish("task");
  };
  const takeLead = () => {
    finish("owner");
    void change({
      table: "leads",
      record: lead,
      changes: { owner_id: me?.id ?? null },
      before: { owner_id: null },
      message: t("{{name}} is yours now.", { name }),
    });
  };
  const isOffered = {
    contacted: lead.stage === "new" && !done.includes("contacted"),
    task: !isPlanned && !done.includes("task"),
    owner: lead.owner_id === null && me !== null && !done.includes("owner"),
  };
  if (!Object.values(isOffered).some(Boolean)) return null;
  return (
    <section aria-label={t("Next step")}>
      <div
        className="flex flex-wrap items-center gap-2 rounded-sm bg-info-bg py-1.5 pr-1.5 pl-3"
        ref={steps}
        onFocus={rememberFocus}
      >
        <p className="text-sm font-medium text-info">{t("What comes next?")}</p>
        {isOffered.contacted && (
          <Step icon={<ArrowRight size={16} aria-hidden />} onPress={moveToContacted}>
            {t("Move to Contacted")}
          </Step>
        )}
        {isOffered.task && (
          <Step icon={<ListTodo size={16} aria-hidden />} onPress={() => void addFollowUp()}>
            {t("Add a task for {{day}}", { day: formatCalendarDay(day, "withWeekday") })}
          </Step>
        )}
        {isOffered.owner && (
          <Step icon={<UserCheck size={16} aria-hidden />} onPress={takeLead}>
            {t("Assign to me")}
          </Step>
        )}
        <Button
          variant="ghost"
          size="icon"
          className="ml-auto"
          aria-label={t("Dismiss the suggestions")}
          onClick={onDismiss}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
    </section>
  );
}

type StepProps = { icon: ReactNode; onPress: () => void; children: string };

const Step = ({ icon, onPress, children }: StepProps) => (
  <Button variant="secondary" onClick={onPress}>
    {icon}
    <span>{children}</span>
  </Button>
);
