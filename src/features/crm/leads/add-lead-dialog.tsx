import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { useWriter } from "@/data/staff/use-form-draft";
import { AddLeadForm, forgetNewLead, readNewLead } from "./add-lead-form";

type AddLeadDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onOpenLead: (id: string) => void;
};

export function AddLeadDialog({ isOpen, onClose, onOpenLead }: AddLeadDialogProps) {
  const { t } = useTranslation();
  const writer = useWriter();
  const [isAsking, setAsking] = useState(false);
  const close = () => (readNewLead(writer) === null ? onClose() : setAsking(true));
  // Back must not change the page below; the input is kept for the next time.
  const leave = useEffectEvent(() => {
    setAsking(false);
    onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onBack = () => leave();
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, [isOpen]);
  return (
    <>
      <Dialog open={isOpen} onOpenChange={close}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{t("Add lead")}</DialogTitle>
          </DialogHeader>
          <AddLeadForm
            onCancel={close}
            onAdded={onClose}
            onOpenLead={(id) => {
              onClose();
              onOpenLead(id);
            }}
          />
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Throw away what you typed?")}
        detail={t("This lead is not stored yet.")}
        confirmLabel={t("Throw away")}
        busyLabel={t("Throwing away")}
        keepLabel={t("Keep typing")}
        onConfirm={() => {
          forgetNewLead(writer);
          setAsking(false);
          onClose();
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
