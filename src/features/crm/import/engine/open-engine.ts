import { trustedScriptUrl } from "@/lib/html/trusted-types";
import { createImportEngine, type EngineAnswers, type EngineRequest } from "./import-engine";
// oxlint-disable-next-line import/default -- Vite makes a module of the worker's address
import workerUrl from "./import-worker?worker&url";

export type ImportEngine = {
  ask: <Do extends EngineRequest["do"]>(
    request: Extract<EngineRequest, { do: Do }>,
  ) => Promise<EngineAnswers[Do]>;
  close: () => void;
};

type Reply = { id: number; answer?: unknown; failure?: string };
type Waiting = { done: (answer: unknown) => void; failed: (error: Error) => void };

/** Runs in a worker, so that a large file does not block the page; in place where workers are missing. */
export function openImportEngine(): ImportEngine {
  return typeof Worker === "undefined" ? engineInPlace() : engineInWorker();
}

function engineInPlace(): ImportEngine {
  const answer = createImportEngine();
  return {
    ask: async <Do extends EngineRequest["do"]>(request: Extract<EngineRequest, { do: Do }>) =>
      Promise.resolve(answer(request) as EngineAnswers[Do]),
    close: () => undefined,
  };
}

function engineInWorker(): ImportEngine {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failure === undefined) pending?.done(data.answer);
    else pending?.failed(new Error(data.failure));
  });
  // Rejects pending calls when the worker failed to start or ran out of memory.
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    for (const { failed } of waiting.values()) failed(new Error("the file could not be read"));
    waiting.clear();
  });
  return {
    ask: <Do extends EngineRequest["do"]>(request: Extract<EngineRequest, { do: Do }>) => {
      lastId += 1;
      const id = lastId;
      return new Promise<EngineAnswers[Do]>((done, failed) => {
        waiting.set(id, { done: (answer) => done(answer as EngineAnswers[Do]), failed });
        worker.postMessage({ id, request });
      });
    },
    close: () => worker.terminate(),
  };
}
