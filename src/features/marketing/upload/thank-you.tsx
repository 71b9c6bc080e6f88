import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { QueuedFile } from "@/hooks/use-file-queue";
import { formatList } from "@/lib/format/format";

export function ThankYou({ files }: { files: readonly QueuedFile[] }) {
  const { t } = useTranslation();
  const namesOf = (wanted: QueuedFile["state"]) =>
    formatList(files.filter(({ state }) => state === wanted).map(({ file }) => file.name));
  const missing = namesOf("failed");
  // The end of a long list may be on the screen.
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={part}
      className="grid scroll-mt-24 gap-2 border-t-6 border-curb-400 pt-4 wrap-anywhere"
      role="status"
    >
      <h2 className="h3">{t("Thank you")}</h2>
      <p className="text-body leading-snug">
        {t("We have {{names}}.", { names: namesOf("sent") })}
      </p>
      {missing !== "" && (
        <p className="text-base font-semibold">
          {t("Not with us: {{names}}. The reason stands below.", { names: missing })}
        </p>
      )}
      <p className="text-base text-text-2">
        {t("You can close this page, or come back to it and send more.")}
      </p>
    </div>
  );
}
