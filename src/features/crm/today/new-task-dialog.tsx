import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import { AddTask } from "@/features/crm/shared/add-task";
import { RecordPicker, type Target } from "@/features/crm/shared/record-picker";

type NewTaskDialogProps = {
  isOpen: boolean;
  rights: Pick<CrmRights, "writesLeads" | "writesNotes">;
  onClose: () => void;
};

/** Adds a task to a client or a lead, which is chosen first. */
export function NewTaskDialog({ isOpen, onClose, ...chooser }: NewTaskDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={(isStill) => !isStill && onClose()}>
      <DialogContent className="lg:max-w-160">
        <DialogHeader>
          <DialogTitle>{t("New task")}</DialogTitle>
          <DialogDescription>
            {t("A task belongs to a client or a lead, where its history stays.")}
          </DialogDescription>
        </DialogHeader>
        {isOpen && <TaskChooser {...chooser} onDone={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

type TaskChooserProps = Pick<NewTaskDialogProps, "rights"> & { onDone: () => void };

function TaskChooser({ rights, onDone }: TaskChooserProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<"client" | "lead">(rights.writesNotes ? "client" : "lead");
  const [target, setTarget] = useState<Target | null>(null);
  const [typed, setTyped] = useState("");
  const choose = (next: "client" | "lead") => {
    setKind(next);
    setTarget(null);
  };
  return (
    <DialogBody className="content-start">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-semibold">{t("For whom")}</p>
          {rights.writesNotes && rights.writesLeads && (
            <ToggleGroup aria-label={t("Kind of record")} value={kind} onValueChange={choose}>
              <ToggleGroupItem value="client">{t("Client")}</ToggleGroupItem>
              <ToggleGroupItem value="lead">{t("Lead")}</ToggleGroupItem>
            </ToggleGroup>
          )}
        </div>
        <RecordPicker
          id="task-record"
          kind={kind}
          target={target}
          typed={typed}
          onType={setTyped}
          onChange={setTarget}
        />
      </div>
      {target !== null && (
        <div className="overflow-hidden rounded-sm border border-line">
          <AddTask
            key={target.id}
            subject={kind === "client" ? { client_id: target.id } : { lead_id: target.id }}
            onDone={onDone}
          />
        </div>
      )}
    </DialogBody>
  );
}
