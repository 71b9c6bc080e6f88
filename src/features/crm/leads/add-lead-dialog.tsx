import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";
import { AddLeadForm } from "./add-lead-form";
import "./add-lead.css";

type AddLeadDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onOpenLead: (id: string) => void;
};

/** A lead added by hand. Closing it with something typed asks first. */
export function AddLeadDialog({ isOpen, onClose, onOpenLead }: AddLeadDialogProps) {
  const { t } = useTranslation();
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  const close = () => (isDirty ? setAsking(true) : leave());
  return (
    <>
      <Dialog isOpen={isOpen} onClose={close} title={t("Add lead")}>
        <AddLeadForm
          onDirty={setDirty}
          onCancel={close}
          onAdded={leave}
          onOpenLead={(id) => {
            leave();
            onOpenLead(id);
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Throw away what you typed?")}
        detail={t("This lead is not stored yet.")}
        confirmLabel={t("Throw away")}
        busyLabel={t("Throwing away")}
        keepLabel={t("Keep typing")}
        onConfirm={leave}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
