// The worker thread of share-cards.mjs. Draws one picture at a time, since each takes several megabytes.
import { parentPort, workerData } from "node:worker_threads";
import { shareImages } from "./share-images.mjs";

/** @type {{dist: string, server: Parameters<typeof shareImages>[1]}} */
const { dist, server } = workerData;
const images = shareImages(dist, server);

/** @type {Promise<unknown>} */
let turn = Promise.resolve();
parentPort?.on("message", ({ number, picture }) => {
  turn = turn.then(async () => {
    const png = await images.png(images.card(picture));
    parentPort?.postMessage({ number, png });
  });
});
