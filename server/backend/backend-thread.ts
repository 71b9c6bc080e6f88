import { parentPort } from "node:worker_threads";
import type { App } from "@supabase/lite";
import { serviceError } from "../serving/service-error.ts";
import { answerAsService } from "./answer-as-service.ts";
import { openDatabase } from "./embedded-backend.ts";
import type { ApiAnswer, ApiRequest, FromThread } from "./worker-backend.ts";

if (parentPort === null) throw new Error("This runs in a thread of its own.");
const port = parentPort;
const send = (message: FromThread) => port.postMessage(message);

const FUNCTION_TIMES = `
  select proname as name,
    1000 * extract(epoch from split_part(setting, '=', 2)::interval)::int as ms
  from pg_proc, unnest(proconfig) as setting
  where pronamespace = 'public'::regnamespace and setting like 'statement\\_timeout=%'`;

async function functionTimes({ connection }: App): Promise<Record<string, number>> {
  const { rows } = (await connection.exec(FUNCTION_TIMES)) as {
    rows: { name: string; ms: number }[];
  };
  return Object.fromEntries(rows.map(({ name, ms }) => [name, ms]));
}

async function answer(
  fetch: (request: Request) => Promise<Response>,
  { url, ...init }: ApiRequest,
): Promise<ApiAnswer> {
  let request: Request;
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
  const fetch = answerAsService(app);
  // Starts the services now, so that the first request does not pay for it.
  await app.fetch(new Request("http://embedded.invalid/auth/v1/health"));
  port.on("message", async (message: ApiRequest | "close") => {
    if (message === "close") {
      await app.connection.close();
      process.exit();
    }
    send({ answer: await answer(fetch, message) });
  });
  send({ opened: { functionTimes: await functionTimes(app) } });
} catch (error) {
  send({ refused: error instanceof Error ? error.message : String(error) });
}
