import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureUpload } from "./picture-upload";

type Queued = { id: string; file: File; hasFailed: boolean };

/** Files that are uploaded one after the other. */
export function useUploadQueue() {
  const [queued, setQueued] = useState<readonly Queued[]>([]);
  return {
    queued,
    add: (files: readonly File[]) =>
      setQueued((all) => [
        ...all,
        ...files.map((file) => ({ id: crypto.randomUUID(), file, hasFailed: false })),
      ]),
    fail: (id: string) =>
      setQueued((all) => all.map((each) => (each.id === id ? { ...each, hasFailed: true } : each))),
    remove: (id: string) => setQueued((all) => all.filter((each) => each.id !== id)),
  };
}

type UploadQueueProps = { queue: ReturnType<typeof useUploadQueue> };

export function UploadQueue({ queue: { queued, fail, remove } }: UploadQueueProps) {
  const { t } = useTranslation();
  if (queued.length === 0) return null;
  const active = queued.find(({ hasFailed }) => !hasFailed);
  return (
    <ul className="mb-4 grid gap-2 lg:grid-cols-2" aria-label={t("Uploads")}>
      {queued.map(({ id, file, hasFailed }) => (
        <li key={id} className="min-w-0">
          <PictureUpload
            file={file}
            isWaiting={!hasFailed && id !== active?.id}
            onDone={() => remove(id)}
            onFailed={() => fail(id)}
            onCancel={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
