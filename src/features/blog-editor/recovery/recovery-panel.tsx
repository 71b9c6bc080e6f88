import { useTranslation } from "react-i18next";
import { formatRecent } from "@/lib/dates/reader-time";
import { EditorNotice } from "../editor/editor-notice";
import type { PostFormValues } from "../form/post-form-schema";
import { useClock } from "../form/use-clock";
import { CopyActions } from "./copy-actions";
import { CopySummary } from "./copy-summary";
import { DamagedCopyNotice } from "./damaged-copy-notice";
import type { PostCopy } from "./post-copy";
import type { Offers } from "./use-copies";

type RecoveryPanelProps = {
  offers: Offers;
  stored: PostFormValues;
  version: string | null;
  onRestore: (copy: PostCopy) => void;
};

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
  const time = formatRecent(new Date(copy.savedAt), useClock());
  return (
    <EditorNotice
      variant="warning"
      actions={
        <CopyActions copy={copy} stored={stored} onRestore={onRestore} onDiscarded={onDiscarded} />
      }
    >
      <p role="status">
        <b>{t("You have unsaved changes from {{time}}.", { time })}</b>{" "}
        <CopySummary before={stored} after={copy.values} />{" "}
        {isBehind && (
          <span>
            {t("The post was saved again after that, so saving will show you both versions.")}
          </span>
        )}
      </p>
    </EditorNotice>
  );
}
