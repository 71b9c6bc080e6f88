import { Zip, ZipPassThrough } from "fflate";
import type { FileSink } from "./file-sink";

export type ZipEntry = {
  name: string;
  modifiedAt: Date;
  /** Its content. Tried again where it fails, unless it throws a GoneError. */
  read: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
};

/** No further try would read it. */
export class GoneError extends Error {
  override name = "GoneError";
}

/** Before each further try. */
const PAUSES_MS = [1_000, 3_000, 10_000];

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });

export type ZipOptions = {
  entries: readonly ZipEntry[];
  /** Written last, given which entries could not be read. */
  lastEntry: (unread: readonly ZipEntry[]) => { name: string; text: string };
  sink: Pick<FileSink, "write">;
  signal: AbortSignal;
  /** Called before each entry, and before the pause after which it is tried again. */
  onEntry: (nth: number, isRetry: boolean) => void;
  wait?: typeof pause;
};

/** Null where it cannot be read. Rejects when the signal aborts. */
async function readEntry(entry: ZipEntry, nth: number, options: ZipOptions) {
  const { signal, onEntry, wait = pause } = options;
  for (const ms of [0, ...PAUSES_MS]) {
    onEntry(nth, ms > 0);
    if (ms > 0) await wait(ms, signal);
    signal.throwIfAborted();
    try {
      return await entry.read(signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof GoneError) return null;
    }
  }
  return null;
}

/**
 * Writes an archive while its entries are read, one at a time and uncompressed, since photos are compressed already.
 * An entry that cannot be read is left out and returned. Archives of more than 4 GB are not readable.
 */
export async function writeZip(options: ZipOptions): Promise<ZipEntry[]> {
  const { entries, lastEntry, sink, signal } = options;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const flush = async () => {
    for (const chunk of chunks.splice(0)) await sink.write(chunk);
    signal.throwIfAborted();
  };
  const add = async (name: string, modifiedAt: Date, content: Uint8Array<ArrayBuffer>) => {
    const file = new ZipPassThrough(name);
    file.mtime = modifiedAt;
    zip.add(file);
    file.push(content, true);
    await flush();
  };

  const unread: ZipEntry[] = [];
  for (const [nth, entry] of entries.entries()) {
    const content = await readEntry(entry, nth, options);
    if (content === null) unread.push(entry);
    else await add(entry.name, entry.modifiedAt, content);
  }
  const { name, text } = lastEntry(unread);
  await add(name, new Date(), new TextEncoder().encode(text));
  zip.end();
  await flush();
  return unread;
}
