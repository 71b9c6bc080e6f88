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
import { formatRecent } from "@/lib/time/reader-time";
import { EditorNotice } from "../editor/editor-notice";
import { FieldDiffs } from "../comparison/field-diffs";
import type { PostFormValues } from "../form/post-form-schema";
import { useClock } from "../form/use-clock";
import { CopySummary } from "./copy-summary";
import { DamagedCopyNotice } from "./damaged-copy-notice";
import { dropCopy, type PostCopy } from "./post-copy";
import type { Offers } from "./use-copies";

type RecoveryPanelProps = {
  offers: Offers;
  /** The post as it is stored, and its version. */
  stored: PostFormValues;
  version: string | null;
  onRestore: (copy: PostCopy) => void;
};

/** What an earlier visit left unsaved, with what it would change. */
export function RecoveryPanel({ offers, stored, version, onRestore }: RecoveryPanelProps) {
  const { t } = useTranslation();
  const { copies, damaged, refresh } = offers;
  return (
    <>
      {copies.length > 0 && (
        <section className="grid gap-3" aria-label={t("Recovery copy")}>
          {copies.map((copy) => (
            <OfferedCopy
              key={copy.slot}
              copy={copy}
              stored={stored}
              isBehind={copy.baseVersion !== version}
              onRestore={() => onRestore(copy)}
              onDiscarded={refresh}
            />
          ))}
        </section>
      )}
      {damaged.map((copy) => (
        <DamagedCopyNotice key={copy.key} copy={copy} onDiscarded={refresh} />
      ))}
    </>
  );
}

type OfferedCopyProps = {
  copy: PostCopy;
  stored: PostFormValues;
  /** The post was saved after the copy was begun. */
  isBehind: boolean;
  onRestore: () => void;
  onDiscarded: () => void;
};

function OfferedCopy({ copy, stored, isBehind, onRestore, onDiscarded }: OfferedCopyProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"compare" | "discard" | null>(null);
  const time = formatRecent(new Date(copy.savedAt), useClock());
  const close = () => setOpen(null);
  const discard = () => {
    dropCopy(copy.postId, copy.slot);
    onDiscarded();
  };
  return (
    <EditorNotice
      variant="warning"
      actions={
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
        </>
      }
    >
      <p role="status">
        <b>{t("You have unsaved changes from {{time}}.", { time })}</b>{" "}
        <CopySummary before={stored} after={copy.values} />{" "}
        {isBehind &&
          t("The post was saved again after that, so saving will show you both versions.")}
      </p>
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
    </EditorNotice>
  );
}
