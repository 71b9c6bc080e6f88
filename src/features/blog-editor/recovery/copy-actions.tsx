import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { FieldDiffs } from "../versions/field-diffs";
import type { PostFormValues } from "../form/post-form-schema";
import { dropCopy, type PostCopy } from "./post-copy";

type CopyActionsProps = {
  copy: PostCopy;
  stored: PostFormValues;
  onRestore: () => void;
  onDiscarded: () => void;
};

export function CopyActions({ copy, stored, onRestore, onDiscarded }: CopyActionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"compare" | "discard" | null>(null);
  const close = () => setOpen(null);
  const discard = () => {
    dropCopy(copy.postId, copy.slot);
    onDiscarded();
  };
  return (
    <>
      <Button variant="ink" onClick={onRestore}>
        {t("Restore")}
      </Button>
      <Button variant="secondary" onClick={() => setOpen("compare")}>
        {t("Compare")}
      </Button>
      <Button variant="secondary" onClick={() => setOpen("discard")}>
        {t("Discard")}
      </Button>
      <Dialog open={open === "compare"} onOpenChange={close}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{t("What the copy would change")}</DialogTitle>
          </DialogHeader>
          <DialogBody className="gap-5">
            <FieldDiffs before={stored} after={copy.values} without={["published"]} />
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button variant="secondary" className="sm:mr-auto" onClick={close}>
              {t("Close")}
            </Button>
            <Button onClick={onRestore}>{t("Restore")}</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        isOpen={open === "discard"}
        question={t("Discard this recovery copy?")}
        detail={t("The words in it are kept nowhere else.")}
        confirmLabel={t("Discard")}
        busyLabel={t("Discarding")}
        keepLabel={t("Keep it")}
        onConfirm={discard}
        onKeep={close}
      />
    </>
  );
}
