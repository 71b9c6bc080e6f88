import { RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { cn } from "@/lib/cn";
import { formatFileSize, formatPercent } from "@/lib/format/format";
import { FileSymbol } from "./file-symbol";
import type { Attachments } from "./use-attachments";
import type { Upload } from "./use-uploads";

/** Above a composer's buttons: what will be attached, with the progress of what is on its way. */
export function AttachmentDrafts({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation();
  const { drafts, uploads, remove, retry, cancel } = attachments;
  if (drafts.length + uploads.length === 0) return null;
  return (
    <ul className="flex max-h-36 flex-wrap gap-2 overflow-y-auto" aria-label={t("Files to attach")}>
      {drafts.map((file) => (
        <Row
          key={file.id}
          name={file.name}
          type={file.type}
          removeLabel={t("Remove {{name}}", { name: file.name })}
          onRemove={() => remove(file)}
        >
          {file.arrived_at === null ? (
            <span className="font-semibold text-stop">{t("Not sent whole. Choose it again.")}</span>
          ) : (
            formatFileSize(file.size)
          )}
        </Row>
      ))}
      <UploadRows {...{ uploads, retry, cancel }} />
    </ul>
  );
}

type UploadRowsProps = Pick<Attachments, "uploads" | "retry" | "cancel">;

/** List items: what is on its way, with its progress. */
export function UploadRows({ uploads, retry, cancel }: UploadRowsProps) {
  const { t } = useTranslation();
  return uploads.map((upload) => (
    <Row
      key={upload.id}
      name={upload.file.name}
      type={upload.file.type}
      removeLabel={
        upload.state === "failed"
          ? t("Remove {{name}}", { name: upload.file.name })
          : t("Cancel {{name}}", { name: upload.file.name })
      }
      onRemove={() => cancel(upload.id)}
      onRetry={upload.canRetry ? () => retry(upload.id) : undefined}
    >
      <UploadState upload={upload} />
    </Row>
  ));
}

type RowProps = {
  name: string;
  type: string;
  removeLabel: string;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
  children: ReactNode;
};

function Row({ name, type, removeLabel, onRemove, onRetry, children }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className="flex min-h-13 w-68 max-w-full items-center gap-2 rounded-sm border border-line bg-surface pl-2.5">
      <FileSymbol type={type} />
      <div className="grid min-w-0 flex-1 py-1.5 text-sm">
        <span className="truncate font-semibold" title={name}>
          {name}
        </span>
        <div className="text-xs text-muted">{children}</div>
      </div>
      {onRetry !== undefined && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("Send {{name}} again", { name })}
          onClick={onRetry}
        >
          <RotateCcw size={16} aria-hidden />
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={removeLabel} onClick={onRemove}>
        <X size={16} aria-hidden />
      </Button>
    </li>
  );
}

function UploadState({ upload: { state, share, problem, file } }: { upload: Upload }) {
  const { t } = useTranslation();
  if (state === "failed") {
    return (
      <span className="font-semibold text-stop" role="alert">
        {problem}
      </span>
    );
  }
  if (state === "lost") {
    return (
      <span className="font-semibold text-wait" role="status">
        {t("The line broke. It is sent again by itself.")}
      </span>
    );
  }
  return (
    <span className="flex items-center gap-2">
      <Progress
        className={cn("h-1.5 flex-1")}
        value={share * 100}
        aria-label={t("Sending {{name}}", { name: file.name })}
      />
      <span className="tabular-nums">{formatPercent(Math.floor(share * 100))}</span>
    </span>
  );
}
