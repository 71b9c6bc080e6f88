import { useTranslation } from "react-i18next";
import { PictureUpload } from "./picture-upload";
import type { usePictureUploads } from "./use-picture-uploads";

type UploadQueueProps = { queue: ReturnType<typeof usePictureUploads> };

export function UploadQueue({ queue: { files, retry, cancel } }: UploadQueueProps) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-2 lg:grid-cols-2" aria-label={t("Uploads")}>
      {files.map((upload) => (
        <li key={upload.id} className="min-w-0">
          <PictureUpload
            upload={upload}
            onRetry={() => retry(upload.id)}
            onCancel={() => cancel(upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}
