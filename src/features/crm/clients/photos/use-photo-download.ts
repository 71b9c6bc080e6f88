import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { fetchContent } from "@/data/files/queries";
import type { Photo } from "@/data/files/schema";
import { isoMomentBasic } from "@/lib/dates/iso-moment";
import { reasonOf } from "@/lib/errors/errors";
import { formatFileSize, formatNumber, parseTimestamp } from "@/lib/format/format";
import { slugFromTitle } from "@/lib/format/slug";
import { isFinalStatus } from "@/lib/supabase/is-final-status";
import { openFileSink, type FileSink } from "@/lib/zip/file-sink";
import type { ZipEntry } from "@/lib/zip/write-zip";
import { zipNames } from "@/lib/zip/zip-names";
import { photosText } from "./photos-text";

const LIST_NAME = "photos.txt";
/** Archives have no room for more. */
const MAX_BYTES = 0xff_00_00_00;

export type PhotoDownload = {
  /** Photos before the one that is on its way. */
  done: number;
  count: number;
  bytes: number;
  totalBytes: number;
  isRetry: boolean;
};

type Client = { id: string; business: string };
type PhotoEntry = ZipEntry & { photo: Photo };
type Outcome = { problem: string } | { unread: readonly Photo[] } | null;

const sizeOf = (photos: readonly Photo[]) => photos.reduce((sum, { size }) => sum + size, 0);

/** Resolves once the browser has a line. */
const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) return resolve();
    addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Downloads photos as an archive that is written while they are loaded, one after the other. */
export function usePhotoDownload({ id, business }: Client) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<PhotoDownload | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = progress !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isRunning]);

  const entriesOf = async (photos: readonly Photo[]): Promise<PhotoEntry[]> => {
    const { GoneError } = await import("@/lib/zip/write-zip");
    const names = zipNames(photos, [LIST_NAME]);
    return photos.map((photo, nth) => ({
      photo,
      name: names[nth] ?? photo.id,
      modifiedAt: parseTimestamp(photo.created_at) ?? new Date(),
      read: async (signal) => {
        await online(signal);
        try {
          const content = await fetchContent(photo, signal);
          if (content.size !== photo.size) throw new Error("It did not arrive whole");
          return new Uint8Array(await content.arrayBuffer());
        } catch (error) {
          throw isFinalStatus(error) ? new GoneError() : error;
        }
      },
    }));
  };
  const showEntry = (photos: readonly Photo[]) => (nth: number, isRetry: boolean) =>
    setProgress({
      done: nth,
      count: photos.length,
      bytes: sizeOf(photos.slice(0, nth)),
      totalBytes: sizeOf(photos),
      isRetry,
    });
  const write = async (photos: readonly Photo[], sink: FileSink, signal: AbortSignal) => {
    const { writeZip } = await import("@/lib/zip/write-zip");
    const entries = await entriesOf(photos);
    const photoOf = (entry: ZipEntry) => entries.find(({ name }) => name === entry.name)?.photo;
    const unread = await writeZip({
      entries,
      sink,
      signal,
      onEntry: showEntry(photos),
      lastEntry: (missing) => ({
        name: LIST_NAME,
        text: photosText(
          {
            business,
            photos: entries
              .filter((entry) => !missing.includes(entry))
              .map(({ name, photo }) => ({ file: name, caption: photo.caption })),
            unread: missing.map(({ name }) => name),
          },
          t,
        ),
      }),
    });
    await sink.close();
    return unread.map(photoOf).filter((photo) => photo !== undefined);
  };
  const run = async (photos: readonly Photo[]) => {
    setOutcome(null);
    if (sizeOf(photos) > MAX_BYTES) {
      const size = formatFileSize(sizeOf(photos));
      setOutcome({ problem: t("An archive has 4 GB at most; these are {{size}}.", { size }) });
      return;
    }
    const name = `curbfront_photos_${slugFromTitle(business).slice(0, 80) || id}_${isoMomentBasic(new Date())}.zip`;
    const abort = new AbortController();
    let sink: FileSink | null = null;
    try {
      sink = await openFileSink(name);
      if (sink === null) return;
      running.current = abort;
      showEntry(photos)(0, false);
      const unread = await write(photos, sink, abort.signal);
      if (unread.length > 0) setOutcome({ unread });
      const count = photos.length - unread.length;
      const values = { count, number: formatNumber(count) };
      if (count > 0) {
        toast.success(
          t("Downloaded {{number}} photos.", {
            ...values,
            defaultValue_one: "Downloaded 1 photo.",
          }),
        );
      }
    } catch (error) {
      await sink?.abort().catch(() => undefined);
      if (!abort.signal.aborted) {
        setOutcome({ problem: t("Not downloaded: {{reason}}.", { reason: reasonOf(error) }) });
      }
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return {
    progress,
    outcome,
    start: (photos: readonly Photo[]) => {
      if (running.current === null) void run(photos);
    },
    cancel: () => running.current?.abort(),
    dismiss: () => setOutcome(null),
  };
}

export type PhotoDownloads = ReturnType<typeof usePhotoDownload>;
