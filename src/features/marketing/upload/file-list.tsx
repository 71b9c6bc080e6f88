import { Check, File, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { QueuedFile } from "@/hooks/use-file-queue";
import { useIsOnline } from "@/hooks/use-is-online";
import { formatFileSize, formatPercent } from "@/lib/format/format";
import type { SendingFiles } from "./use-sending";

export function FileList({ sending }: { sending: SendingFiles }) {
  const { t } = useTranslation();
  const { files, repeated, retry, cancel, remove } = sending;
  if (files.length === 0) return null;
  const arrived = files.filter(({ state }) => state === "sent").length;
  return (
    <div className="grid gap-2">
      <p className="text-base font-semibold" role="status">
        {t("{{nth}} of {{count}} arrived", { nth: arrived, count: files.length })}
      </p>
      <ul
        className="divide-y divide-line border-t-2 border-text"
        aria-label={t("Files that you send")}
      >
        {files.map((queued) => (
          <FileRow
            key={queued.id}
            queued={queued}
            isRepeated={repeated.has(queued.id)}
            onRetry={() => retry(queued.id)}
            onCancel={() => (queued.state === "failed" ? remove(queued.id) : cancel(queued.id))}
          />
        ))}
      </ul>
    </div>
  );
}

type FileRowProps = {
  queued: QueuedFile;
  /** The link had the same content before. */
  isRepeated: boolean;
  onRetry: () => void;
  onCancel: () => void;
};

function FileRow({ queued, isRepeated, onRetry, onCancel }: FileRowProps) {
  const { t } = useTranslation();
  const { file, state, canRetry } = queued;
  const { name } = file;
  return (
    <li className="flex min-h-18 items-center gap-3 py-2">
      <SmallPicture file={file} />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <span className="truncate text-base font-semibold" title={name}>
          {name}
        </span>
        <RowState queued={queued} isRepeated={isRepeated} />
      </div>
      {state === "failed" && canRetry && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("Send {{name}} again", { name })}
          onClick={onRetry}
        >
          <RotateCcw size={20} aria-hidden />
        </Button>
      )}
      {state === "sent" ? (
        <span className="grid size-11 flex-none place-items-center text-go">
          <Check size={24} strokeWidth={2.5} aria-hidden />
        </span>
      ) : (
        <Button
          variant="ghost"
          size="icon"
          aria-label={
            state === "failed" ? t("Remove {{name}}", { name }) : t("Cancel {{name}}", { name })
          }
          onClick={onCancel}
        >
          <X size={20} aria-hidden />
        </Button>
      )}
    </li>
  );
}

function RowState({ queued, isRepeated }: Pick<FileRowProps, "queued" | "isRepeated">) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const { file, state, share, problem } = queued;
  const size = formatFileSize(file.size);
  switch (state) {
    case "failed":
      return (
        <span className="font-semibold text-stop" role="alert">
          {problem}
        </span>
      );
    case "lost":
      return (
        <span className="font-semibold text-wait" role="status">
          {isOnline
            ? t("The line broke. It goes on by itself.")
            : t("You are offline. It goes on by itself.")}
        </span>
      );
    case "waiting":
      return <span className="text-muted">{t("{{size}}, waiting", { size })}</span>;
    case "sent":
      return (
        <span className="text-go">
          {isRepeated
            ? t("{{size}}, was here already", { size })
            : t("{{size}}, arrived", { size })}
        </span>
      );
    case "sending":
      return (
        <span className="flex items-center gap-3 text-muted">
          <Progress
            className="flex-1"
            // Its content is looked at once all of it is there.
            value={share === 1 ? null : share * 100}
            aria-label={t("Sending {{name}}", { name: file.name })}
          />
          <span className="min-w-12 text-right tabular-nums">
            {share === 1 ? t("Checking") : formatPercent(Math.floor(share * 100))}
          </span>
        </span>
      );
  }
}

/** A symbol replaces a picture that the browser cannot show, such as HEIC in most. */
function SmallPicture({ file }: { file: File }) {
  const [src] = useState(() => (file.type.startsWith("image/") ? URL.createObjectURL(file) : null));
  const [isBroken, setIsBroken] = useState(false);
  const frame = "size-14 flex-none rounded-xs border border-line bg-sunken";
  if (src === null || isBroken) {
    return (
      <span className={`${frame} grid place-items-center text-muted`}>
        <File size={22} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={`${frame} object-cover`}
      src={src}
      alt=""
      decoding="async"
      // A loaded picture does not need its address any more.
      onLoad={() => URL.revokeObjectURL(src)}
      onError={() => setIsBroken(true)}
    />
  );
}
