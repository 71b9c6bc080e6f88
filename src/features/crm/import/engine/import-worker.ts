import { createImportEngine, type EngineRequest } from "./import-engine";

const answer = createImportEngine();

type Message = { id: number; request: EngineRequest };

globalThis.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  try {
    globalThis.postMessage({ id: data.id, answer: answer(data.request) });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    globalThis.postMessage({ id: data.id, failure });
  }
});
