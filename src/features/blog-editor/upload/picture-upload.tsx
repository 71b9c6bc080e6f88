import { RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { Picture } from "@/data/pictures/schema";
import { formatPercent } from "@/lib/format/format";
import { usePictureUpload, type PictureUploadState } from "./use-picture-upload";

type PictureUploadProps = {
  file: File;
  /** Behind another that is on its way. */
  isWaiting?: boolean;
  onDone: (picture: Picture) => void;
  onFailed?: () => void;
  onCancel: () => void;
};

const doNothing = () => undefined;

/** A file on its way into the library. */
export function PictureUpload(props: PictureUploadProps) {
  const { file, isWaiting = false, onDone, onFailed = doNothing, onCancel } = props;
  const { t } = useTranslation();
  const { state, retry } = usePictureUpload(file, { isWaiting, onDone, onFailed });
  const hasFailed = state.step === "failed";
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
        <UploadState state={state} isWaiting={isWaiting} name={name} />
      </div>
      {(state.canRetry || state.step === "lost") && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("Send {{name}} again", { name })}
          onClick={retry}
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

type UploadStateProps = { state: PictureUploadState; isWaiting: boolean; name: string };

function UploadState({ state: { step, share, problem }, isWaiting, name }: UploadStateProps) {
  const { t } = useTranslation();
  if (step === "failed") {
    return (
      <span className="font-semibold text-stop" role="alert">
        {problem}
      </span>
    );
  }
  if (step === "lost") {
    return (
      <span className="font-semibold text-wait" role="status">
        {t("The line broke. It goes on by itself.")}
      </span>
    );
  }
  if (isWaiting) return <span className="text-muted">{t("Waiting")}</span>;
  return (
    <span className="flex items-center gap-2 text-xs text-muted">
      <Progress
        className="h-1.5 flex-1"
        value={step === "making" ? null : share * 100}
        aria-label={t("Sending {{name}}", { name })}
      />
      <span className="tabular-nums">
        {step === "making" ? t("Making it smaller") : formatPercent(Math.floor(share * 100))}
      </span>
    </span>
  );
}
