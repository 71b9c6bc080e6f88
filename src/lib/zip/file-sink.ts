import { saveBlob } from "@/lib/storage/save-file";

/** Takes a file in pieces. */
export type FileSink = {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => Promise<void>;
  /** Removes what was written. */
  abort: () => Promise<void>;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface Window {
    /** Only in Chromium. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
}

async function sinkOnDisk(handle: FileSystemFileHandle): Promise<FileSink> {
  const stream = await handle.createWritable();
  return {
    write: (chunk) => stream.write(chunk),
    close: () => stream.close(),
    abort: async () => {
      await stream.abort();
      // The picker has made an empty file.
      if ("remove" in handle && typeof handle.remove === "function") await handle.remove();
    },
  };
}

function sinkInBrowser(name: string): FileSink {
  // Browsers move blobs to disk where they are many.
  const parts: Blob[] = [];
  return {
    write: async (chunk) => void parts.push(new Blob([chunk])),
    close: async () => saveBlob(name, new Blob(parts, { type: "application/zip" })),
    abort: async () => void parts.splice(0),
  };
}

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

/**
 * Asks where to save a file, where the browser can write to disk; elsewhere it is collected and saved when it is
 * closed. To be called in the handler of a press. Null where the person chose no place.
 */
export async function openFileSink(suggestedName: string): Promise<FileSink | null> {
  if (window.showSaveFilePicker === undefined) return sinkInBrowser(suggestedName);
  try {
    return await sinkOnDisk(await window.showSaveFilePicker({ suggestedName }));
  } catch (error) {
    if (isCancelled(error)) return null;
    // A frame or a policy may forbid the picker.
    if (error instanceof DOMException && error.name === "SecurityError") {
      return sinkInBrowser(suggestedName);
    }
    throw error;
  }
}
