import { parentPort } from "node:worker_threads";
import { answerAsService } from "../answer-as-service.mjs";
import { openDatabase } from "../embedded-backend.mjs";
import { serviceError } from "../../serving/service-error.mjs";

/** @typedef {Awaited<ReturnType<typeof openDatabase>>} App */

if (parentPort === null) throw new Error("This runs in a thread of its own.");
const port = parentPort;

const FUNCTION_TIMES = `
  select proname as name,
    1000 * extract(epoch from split_part(setting, '=', 2)::interval)::int as ms
  from pg_proc, unnest(proconfig) as setting
  where pronamespace = 'public'::regnamespace and setting like 'statement\\_timeout=%'`;

/** @param {App} app */
async function functionTimes({ connection }) {
  const { rows } = /** @type {{rows: {name: string, ms: number}[]}} */ (
    await connection.exec(FUNCTION_TIMES)
  );
  return Object.fromEntries(rows.map(({ name, ms }) => [name, ms]));
}

/**
 * @param {(request: Request) => Promise<Response>} fetch
 * @param {import("./worker-backend.mjs").ApiRequest} request
 */
async function answer(fetch, { url, ...init }) {
  /** @type {Request} */
  let request;
  try {
    request = new Request(url, init);
  } catch {
    return serviceError(url, "bad-address");
  }
  const response = await fetch(request);
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

try {
  const app = await openDatabase();
  const fetch = answerAsService(app.fetch);
  // Starts the services now, so that the first request does not pay for it.
  await app.fetch(new Request("http://embedded.invalid/auth/v1/health"));
  port.on("message", async (message) => {
    if (message === "close") {
      await app.connection.close();
      process.exit();
    }
    port.postMessage({ answer: await answer(fetch, message) });
  });
  port.postMessage({ opened: { functionTimes: await functionTimes(app) } });
} catch (error) {
  port.postMessage({ refused: error instanceof Error ? error.message : String(error) });
}
