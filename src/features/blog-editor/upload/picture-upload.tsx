import { RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { QueuedFile } from "@/hooks/use-file-queue";
import { formatPercent } from "@/lib/format/format";

type PictureUploadProps = { upload: QueuedFile; onRetry: () => void; onCancel: () => void };

/** A file on its way into the library. */
export function PictureUpload({ upload, onRetry, onCancel }: PictureUploadProps) {
  const { t } = useTranslation();
  const { file, state, canRetry } = upload;
  const hasFailed = state === "failed";
  const { name } = file;
  return (
    <div
      className="flex min-h-18 items-center gap-3 rounded-sm border border-line bg-surface p-2"
      data-slot="picture-upload"
    >
      <Preview file={file} />
      <div className="grid min-w-0 flex-1 text-sm">
        <span className="truncate font-semibold" title={name}>
          {name}
        </span>
        <UploadState upload={upload} />
      </div>
      {((hasFailed && canRetry) || state === "lost") && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("Send {{name}} again", { name })}
          onClick={onRetry}
        >
          <RotateCcw size={18} aria-hidden />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={hasFailed ? t("Remove {{name}}", { name }) : t("Cancel {{name}}", { name })}
        onClick={onCancel}
      >
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const [src] = useState(() => URL.createObjectURL(file));
  const [isBroken, setIsBroken] = useState(false);
  const frame = "h-13 w-18 flex-none rounded-xs border border-line bg-sunken";
  if (isBroken) return <span className={frame} aria-hidden />;
  return (
    <img
      className={`${frame} object-cover`}
      src={src}
      alt=""
      // A loaded picture does not need its address any more.
      onLoad={() => URL.revokeObjectURL(src)}
      onError={() => setIsBroken(true)}
    />
  );
}

function UploadState({ upload: { file, state, share, problem } }: { upload: QueuedFile }) {
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
        {t("The line broke. It goes on by itself.")}
      </span>
    );
  }
  if (state === "waiting") return <span className="text-muted">{t("Waiting")}</span>;
  const isMaking = share === 0;
  return (
    <span className="flex items-center gap-2 text-xs text-muted">
      <Progress
        className="h-1.5 flex-1"
        value={isMaking ? null : share * 100}
        aria-label={t("Sending {{name}}", { name: file.name })}
      />
      <span className="tabular-nums">
        {isMaking ? t("Making it smaller") : formatPercent(Math.floor(share * 100))}
      </span>
    </span>
  );
}
