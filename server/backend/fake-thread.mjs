import { parentPort } from "node:worker_threads";

const started = Date.now();

parentPort?.on("message", (message) => {
  if (message === "close") process.exit();
  const { pathname } = new URL(message.url);
  if (pathname.endsWith("/hang")) for (;;);
  if (pathname.endsWith("/die")) process.exit(1);
  if (pathname.endsWith("/throw")) throw new Error("thrown");
  const answer = { status: 200, headers: [], body: `${pathname} ${started}` };
  // Late enough for the caller's timers to be set.
  setTimeout(() => parentPort?.postMessage({ answer }), pathname.endsWith("/slow") ? 100 : 0);
});
setTimeout(() => parentPort?.postMessage({ opened: { functionTimes: { slow: 60_000 } } }), 20);
