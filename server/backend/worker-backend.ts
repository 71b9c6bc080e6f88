// Runs embedded Postgres in a thread, because nothing can interrupt a statement in the calling thread. A request
// that takes too long ends with its thread; a new thread recovers all acknowledged writes from Postgres's log.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { dataFolder } from "../local-env.mjs";
import { serviceError } from "../serving/service-error.ts";
import { officeDate } from "./office-date.ts";

/**
 * A hosted project allows visitors 3 seconds and staff 8. A function that needs more sets its own
 * `statement_timeout`.
 */
const REQUEST_MS = 10_000;
/** Added on the first request of a day, which moves the sample rows. */
const NEW_DAY_MS = 60_000;
/** A request that waits longer is refused. Time to open the database does not count. */
const WAIT_MS = 60_000;
const MAX_WAITING = 500;
/** Closing writes Postgres's memory to disk; after this it counts as a power failure. */
const CLOSE_MS = 5_000;

const FILE = new URL("./backend-thread.mjs", import.meta.url);

export type ApiRequest = {
  method: string;
  url: string;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | null;
};
export type ApiAnswer = {
  status: number;
  headers: [string, string][];
  body: Uint8Array | string | null;
};
type Opened = { functionTimes: Record<string, number> };
export type FromThread = { opened: Opened } | { refused: string } | { answer: ApiAnswer };

type Job = {
  request: ApiRequest;
  /** the address it came from */
  from: string;
  answer: (answer: ApiAnswer) => void;
  /** Answers with an error when the request waits or runs too long. */
  timer?: NodeJS.Timeout;
  isLate?: boolean;
};

export class WorkerBackend {
  #thread: Worker | null = null;
  #opened: Opened | null = null;
  #waiting: Job[] = [];
  #running: Job | null = null;
  #servedLast = "";
  #day = "";
  #isClosed = false;
  #isOutdated = false;
  #requestMs;
  #file;
  #endOpening: (error?: Error) => void = () => undefined;

  /** `file` is the thread's module. */
  constructor({ requestMs = REQUEST_MS, file = FILE }: { requestMs?: number; file?: URL } = {}) {
    this.#requestMs = requestMs;
    this.#file = file;
  }

  open(): Promise<void> {
    return new Promise((done, fail) => {
      this.#endOpening = (error) => (error === undefined ? done() : fail(error));
      this.#start();
    });
  }

  /**
   * Never rejects: errors are answers in the hosted service's format.
   * @param from the client's address, for taking turns
   * @param signal aborted when the client disconnects
   */
  ask(request: ApiRequest, from = "", signal?: AbortSignal): Promise<ApiAnswer> {
    if (this.#isClosed || this.#waiting.length >= MAX_WAITING) {
      return Promise.resolve(serviceError(request.url, "busy"));
    }
    return new Promise((answer) => {
      const job: Job = { request, from, answer };
      this.#waiting.push(job);
      signal?.addEventListener("abort", () => this.#drop(job), { once: true });
      if (this.#thread === null) this.#start();
      if (this.#opened !== null) this.#limitWait(job);
      this.#runNext();
    });
  }

  /** Reopens the database, for example after new migrations. Waiting requests run on the new thread. */
  replace() {
    this.#isOutdated = true;
    this.#runNext();
  }

  async close() {
    this.#isClosed = true;
    const thread = this.#thread;
    if (thread === null) return;
    const ended = once(thread, "exit");
    thread.postMessage("close");
    const timer = setTimeout(() => void thread.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(timer);
  }

  #start() {
    const thread = new Worker(this.#file);
    this.#thread = thread;
    this.#isOutdated = false;
    this.#day = officeDate();
    thread.on("message", (message) => this.#hear(message));
    thread.on("error", (error) => console.error("The database's thread failed:", error));
    thread.on("exit", () => this.#replaceEnded());
  }

  #hear(message: FromThread) {
    if ("opened" in message) {
      this.#opened = message.opened;
      this.#endOpening();
      for (const job of this.#waiting) this.#limitWait(job);
    } else if ("refused" in message) {
      console.error(message.refused);
      this.#endOpening(new Error(message.refused));
      void this.#thread?.terminate();
    } else {
      const job = this.#running;
      this.#running = null;
      clearTimeout(job?.timer);
      job?.answer(message.answer);
    }
    this.#runNext();
  }

  #runNext() {
    if (this.#opened === null || this.#running !== null) return;
    if (this.#isOutdated) return this.#thread?.postMessage("close");
    const other = this.#waiting.findIndex(({ from }) => from !== this.#servedLast);
    const [job] = this.#waiting.splice(Math.max(other, 0), 1);
    if (job === undefined) return;
    this.#running = job;
    this.#servedLast = job.from;
    clearTimeout(job.timer);
    job.timer = setTimeout(() => this.#endLate(job), this.#timeOf(job.request));
    this.#thread?.postMessage(job.request);
  }

  #timeOf({ url }: ApiRequest) {
    const name = /^\/rest\/v1\/rpc\/(\w+)/.exec(new URL(url).pathname)?.[1] ?? "";
    const isNewDay = this.#day !== officeDate();
    this.#day = officeDate();
    return (
      Math.max(this.#opened?.functionTimes[name] ?? 0, this.#requestMs) +
      (isNewDay ? NEW_DAY_MS : 0)
    );
  }

  #endLate(job: Job) {
    // Handles answers first that arrived while this thread was busy.
    setImmediate(() => {
      if (this.#running !== job) return;
      job.isLate = true;
      void this.#thread?.terminate();
    });
  }

  #limitWait(job: Job) {
    job.timer ??= setTimeout(() => {
      this.#drop(job);
      job.answer(serviceError(job.request.url, "busy"));
    }, WAIT_MS);
  }

  #drop(job: Job) {
    if (!this.#waiting.includes(job)) return;
    clearTimeout(job.timer);
    this.#waiting = this.#waiting.filter((other) => other !== job);
  }

  /** Runs when the thread has ended by itself, by an error or for a timeout. */
  #replaceEnded() {
    const job = this.#running;
    const wasOpen = this.#opened !== null;
    this.#thread = null;
    this.#opened = null;
    this.#running = null;
    if (job !== null) {
      clearTimeout(job.timer);
      const { method, url } = job.request;
      const why = job.isLate ? "took too long" : "ended the database's thread";
      const isKept = dataFolder() !== null;
      console.warn(
        `${method} ${new URL(url).pathname} ${why}. ${isKept ? "The database is opened again." : "The database was kept in memory: what was written to it is gone."}`,
      );
      job.answer(serviceError(url, job.isLate ? "late" : "failed", isKept));
    }
    if (!this.#isClosed && wasOpen) return this.#start();
    this.#endOpening(new Error("The database could not be opened."));
    for (const waiting of this.#waiting.splice(0)) {
      clearTimeout(waiting.timer);
      waiting.answer(serviceError(waiting.request.url, "failed"));
    }
  }
}
