import { CalendarArrowUp, Check, Hourglass, PhoneIncoming, PhoneMissed } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { DayItem, ItemOf } from "@/data/my-day/queries";
import { AssignMenu } from "@/features/crm/shared/tasks/assign-menu";
import { isToSettle } from "@/features/crm/shared/demo/demo-labels";
import { DemoOutcome } from "@/features/crm/shared/demo/demo-outcome";
import { DemoTimeDialog } from "@/features/crm/shared/demo/demo-time-dialog";
import { leadName } from "@/features/crm/shared/lead-labels";
import { TaskTools, type TaskMenu } from "@/features/crm/shared/tasks/task-tools";
import type { DayChanges } from "./use-day-changes";

type DayToolsProps<Item extends DayItem = DayItem> = {
  item: Item;
  now: Date;
  changes: DayChanges;
  /** The row's menu that is open. */
  menu: TaskMenu | null;
  onMenu: (menu: TaskMenu | null) => void;
};

/** The buttons by which an item is worked off in its row. */
export function DayTools({ item, ...tools }: DayToolsProps) {
  if (item.kind === "task") {
    const { changes, menu, onMenu } = tools;
    return (
      <TaskTools task={item.task} menu={menu} onMenu={onMenu} patches={changes.patchesOf(item)} />
    );
  }
  if (item.kind === "demo") return <DemoTools item={item} {...tools} />;
  return item.kind === "answer" ? (
    <AnswerTools item={item} {...tools} />
  ) : (
    <TicketTools item={item} {...tools} />
  );
}

function DemoTools({ item: { demo }, now, changes, menu, onMenu }: DayToolsProps<ItemOf<"demo">>) {
  const { t } = useTranslation();
  const name = leadName(demo.lead);
  const startMoving = () => onMenu("move");
  return (
    <>
      {isToSettle(demo, now) ? (
        <DemoOutcome demo={demo} onMove={startMoving} />
      ) : (
        <Button
          variant="ghost"
          size="icon"
          title={t("Move the demo")}
          aria-label={t("Move the demo of {{name}}", { name })}
          onClick={startMoving}
        >
          <CalendarArrowUp size={19} aria-hidden />
        </Button>
      )}
      <DemoTimeDialog
        isOpen={menu === "move"}
        title={t("Move the demo of {{name}}", { name })}
        time={demo}
        visitorZone={demo.visitor_time_zone}
        draftOf={demo.id}
        submitLabel={t("Move the demo")}
        onChoose={(time) => changes.moveDemo(demo, time)}
        onClose={() => onMenu(null)}
      />
    </>
  );
}

function AnswerTools({ item, changes, menu, onMenu }: DayToolsProps<ItemOf<"answer">>) {
  const { t } = useTranslation();
  const name = leadName(item.lead);
  return (
    <>
      <AssignMenu
        name={name}
        current={item.lead.owner}
        onAssign={(person) => changes.assign(item, person)}
        isOpen={menu === "assign"}
        onOpenChange={(isOpen) => onMenu(isOpen ? "assign" : null)}
      />
      <Button
        variant="ghost"
        className="gap-1.5 px-2.5"
        title={t("Called, no answer")}
        aria-label={t("Called {{name}}, no answer", { name })}
        onClick={() => changes.missCall(item)}
      >
        <PhoneMissed size={19} aria-hidden />
        <span className="max-xl:sr-only">{t("No answer")}</span>
      </Button>
      <Button variant="secondary" className="gap-1.5 px-3.5" onClick={() => changes.finish(item)}>
        <PhoneIncoming size={17} aria-hidden />
        {t("They picked up")} <span className="sr-only">{name}</span>
      </Button>
    </>
  );
}

function TicketTools({ item, changes, menu, onMenu }: DayToolsProps<ItemOf<"ticket">>) {
  const { t } = useTranslation();
  const { assignee, subject } = item.ticket;
  return (
    <>
      <AssignMenu
        name={subject}
        current={assignee}
        onAssign={(person) => changes.assign(item, person)}
        isOpen={menu === "assign"}
        onOpenChange={(isOpen) => onMenu(isOpen ? "assign" : null)}
      />
      <Button
        variant="ghost"
        size="icon"
        title={t("Wait for the client")}
        aria-label={t("Let {{subject}} wait for the client", { subject })}
        onClick={() => changes.setTicketStatus(item, "waiting")}
      >
        <Hourglass size={19} aria-hidden />
      </Button>
      <Button variant="secondary" className="gap-1.5 px-3.5" onClick={() => changes.finish(item)}>
        <Check size={17} aria-hidden />
        {t("Resolve")} <span className="sr-only">{subject}</span>
      </Button>
    </>
  );
}
