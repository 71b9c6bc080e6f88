import { Worker } from "node:worker_threads";
import { clientFolder, filesIn } from "../../server/prerender/build-folders.mjs";
import { hashOf, hashOfFiles } from "../../server/prerender/page-inputs.ts";

/** @typedef {import("../../server/prerender/page-cache.ts").PageCache} PageCache */
/** @typedef {import("../../src/app/prerender/share-pictures.ts").SharePicture} SharePicture */
/** @typedef {Pick<typeof import("../../src/app/entry-server.tsx"), "site" | "SHARE_IMAGE_SIZE">} Server */

const FILE = new URL("./card-thread.mjs", import.meta.url);
/** The thread's own heap is small; pixels are stored outside it. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** A hash of what all share pictures depend on: code, colors, fonts and drawings. */
function hashOfCardInputs() {
  const drawings = filesIn(clientFolder).filter((file) => file.endsWith(".svg"));
  const code = ["art/share", "art/drawings"].flatMap(filesIn);
  return hashOfFiles([...drawings, ...code, "tailwind.config.ts", "package-lock.json"]);
}

/** @param {string} dist @param {Server} server @param {PageCache} cache */
export function shareCards(dist, { site: { brand }, SHARE_IMAGE_SIZE }, cache) {
  const shared = { site: { brand }, SHARE_IMAGE_SIZE };
  const madeBy = hashOf(hashOfCardInputs(), JSON.stringify(shared));
  /** @type {ReturnType<typeof drawingThread> | undefined} */
  let thread;
  return {
    /** @param {SharePicture} picture */
    png: ({ file, ...shown }) =>
      cache.file(`${hashOf(madeBy, JSON.stringify(shown))}.png`, () => {
        thread ??= drawingThread({ dist, server: shared });
        return thread.draw({ file, ...shown });
      }),
    close: () => thread?.close(),
  };
}

/**
 * Draws in a thread, because a picture takes as long as its page, which renders meanwhile.
 * @param {{dist: string, server: object}} workerData
 */
function drawingThread(workerData) {
  const worker = new Worker(FILE, { workerData, resourceLimits: MEMORY });
  /** @type {Map<number, (png: Buffer) => void>} */
  const waiting = new Map();
  worker.on("message", ({ number, png }) => {
    waiting.get(number)?.(Buffer.from(png));
    waiting.delete(number);
  });
  let lastNumber = 0;
  return {
    /** @param {SharePicture} picture @returns {Promise<Buffer>} */
    draw(picture) {
      lastNumber += 1;
      const number = lastNumber;
      worker.postMessage({ number, picture });
      return new Promise((done) => waiting.set(number, done));
    },
    async close() {
      await worker.terminate();
    },
  };
}
