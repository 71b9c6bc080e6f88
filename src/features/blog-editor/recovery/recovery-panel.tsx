import { useTranslation } from "react-i18next";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { formatRecent } from "@/lib/dates/reader-time";
import { formatList } from "@/lib/format/format";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/alert";
import type { PostFormValues } from "../form/post-form-schema";
import { useClock } from "../form/use-clock";
import { CopyActions } from "./copy-actions";
import { downloadText, dropDamaged, type PostCopy, type DamagedCopy } from "./post-copy";
import type { Offers } from "./use-copies";
import { changedFields, FIELD_LABELS, wordChange } from "../versions/compared-fields";

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

type CopySummaryProps = { before: PostFormValues; after: PostFormValues };

function CopySummary({ before, after }: CopySummaryProps) {
  const { t } = useTranslation();
  const words = useMemo(() => wordChange(before, after), [before, after]);
  const fields = changedFields(before, after)
    .filter((name) => name !== "published")
    .map((name) => t(FIELD_LABELS[name]));
  return (
    <span>
      {t("{{fields}}: {{added}} words added, {{removed}} removed.", {
        fields: formatList(fields),
        ...words,
      })}
    </span>
  );
}

type DamagedCopyNoticeProps = { copy: DamagedCopy; onDiscarded: () => void };

function DamagedCopyNotice({ copy, onDiscarded }: DamagedCopyNoticeProps) {
  const { t } = useTranslation();
  return (
    <EditorNotice
      variant="warning"
      role="region"
      aria-label={t("Damaged recovery copy")}
      actions={
        <>
          <Button variant="secondary" onClick={() => downloadText(copy.text)}>
            {t("Download it")}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              dropDamaged(copy);
              onDiscarded();
            }}
          >
            {t("Discard")}
          </Button>
        </>
      }
    >
      <p role="status">
        <b>{t("A recovery copy is damaged and cannot be restored.")}</b>{" "}
        {t("Download it to see whether words can be saved from it.")}
      </p>
    </EditorNotice>
  );
}

type EditorNoticeProps = ComponentProps<typeof Alert> & {
  actions: ReactNode;
};

export function EditorNotice({ actions, children, ...props }: EditorNoticeProps) {
  return (
    <Alert {...props} className="grid gap-3">
      {children}
      <div className="flex flex-wrap items-center gap-2.5">{actions}</div>
    </Alert>
  );
}
