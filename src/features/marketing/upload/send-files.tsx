import { ImageUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyFront } from "@/components/brand/empty-front";
import { ChooseFiles } from "@/components/files/choose-files";
import { DropArea } from "@/components/files/drop-area";
import type { UploadLink } from "@/data/files/upload-link";
import { useIsOnline } from "@/hooks/use-is-online";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { FileList } from "./file-list";
import { ThankYou } from "./thank-you";
import type { SendingFiles } from "./use-sending";

type SendFilesProps = { link: UploadLink; sending: SendingFiles };

export function SendFiles({ link, sending }: SendFilesProps) {
  const { t } = useTranslation();
  const { files, isUnsent, add, repeated } = sending;
  const arrived = files.filter(({ state }) => state === "sent");
  const isDone = !isUnsent && arrived.length > 0;
  const left = link.files_left - arrived.filter(({ id }) => !repeated.has(id)).length;
  return (
    <DropArea
      label={t("Let go to send them")}
      isDisabled={left <= 0}
      onFiles={add}
      className="grid gap-5"
    >
      {isDone && <ThankYou files={files} />}
      <FileList sending={sending} />
      <Chooser
        left={left}
        day={formatReaderDay(link.expires_at).replaceAll(" ", "\u00A0")}
        isFirst={files.length === 0}
        onFiles={add}
      />
    </DropArea>
  );
}

type ChooserProps = {
  left: number;
  /** When the link expires. */
  day: string;
  isFirst: boolean;
  onFiles: (files: File[]) => void;
};

function Chooser({ left, day, isFirst, onFiles }: ChooserProps) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const chooseLabel = isFirst ? t("Choose photos") : t("Choose more photos");
  if (left <= 0) {
    return (
      <p className="text-base text-text-2" role="status">
        {t("All 20 files of this link are here. Is there more? Ask us for another link.")}
      </p>
    );
  }
  return (
    <div className="flex items-end gap-6 rounded-md border-2 border-dashed border-field bg-concrete-50 p-4 sm:p-6">
      <div className="grid flex-1 gap-2">
        <ChooseFiles
          variant={isFirst ? "default" : "secondary"}
          size="lg"
          className="sm:justify-self-start"
          inputLabel={chooseLabel}
          accept="image/*"
          onFiles={onFiles}
        >
          <ImageUp size={20} aria-hidden />
          {chooseLabel}
        </ChooseFiles>
        <p className="text-base text-text-2">
          <span className="max-lg:hidden">{t("Or drop them here.")}</span>{" "}
          <ChooseFiles
            variant="link"
            className="min-h-11"
            inputLabel={t("Choose other files")}
            onFiles={onFiles}
          >
            {t("Choose other files")}
          </ChooseFiles>
        </p>
        <p className="text-sm text-muted">
          <span>
            {t("{{count}} files fit, of up to 25 MB each.", {
              count: left,
              defaultValue_one: "1 more file fits, of up to 25 MB.",
            })}
          </span>{" "}
          <span>{t("This page is open until {{day}}.", { day })}</span>
        </p>
        {!isOnline && (
          <p className="text-sm font-semibold text-wait" role="status">
            {t("You are offline. What you choose is sent once you are connected.")}
          </p>
        )}
      </div>
      {isFirst && (
        <span className="-mb-7 flex-none max-sm:hidden">
          <EmptyFront />
        </span>
      )}
    </div>
  );
}
