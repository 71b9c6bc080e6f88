import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Connect } from "vite";
import { importAppModule } from "../import-app-module.ts";
import type { checkFile } from "../../supabase/functions/_shared/files/check-file.ts";
import type { serveCalendar } from "../../supabase/functions/_shared/calendar/serve-calendar.ts";
import {
  isForOriginal,
  openOriginal,
} from "../../supabase/functions/_shared/inbound/open-original.ts";
import type { receiveMail } from "../../supabase/functions/_shared/inbound/receive-mail.ts";
import { MAX_MESSAGE_BYTES } from "../../supabase/functions/_shared/inbound/webhook-message.ts";
import { callAsServer, callEmbedded, type AskBackend } from "./embedded-call.ts";
import { embeddedStore } from "./embedded-store.ts";
import { loadMailConfig } from "./embedded-mail-sender.ts";

const CALENDAR = "supabase/functions/_shared/calendar/serve-calendar.ts";
const CHECK = "supabase/functions/_shared/files/check-file.ts";
const RECEIVE = "supabase/functions/_shared/inbound/receive-mail.ts";

/** Enough for the id of a file. */
const MAX_REQUEST_BYTES = 1024;

type Serve = (request: Request) => Promise<Response>;

function webRequest(request: IncomingMessage): Request {
  const { method = "GET", headers, url = "/" } = request;
  const isBodyless = method === "GET" || method === "HEAD";
  // Node requires `duplex` where a body is a stream.
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
    body: isBodyless ? null : (Readable.toWeb(request) as ReadableStream),
    duplex: "half",
  };
  return new Request(new URL(url, "http://embedded.invalid"), init);
}

/** Serves a hosted function on the embedded server; loads it on its first request. */
function embeddedFunction(
  name: string,
  load: () => Promise<Serve>,
  maxBytes = 0,
): Connect.NextHandleFunction {
  const path = new RegExp(`^/functions/v1/${name}/?(\\?|$)`);
  let loading: Promise<Serve> | undefined;
  return (request, response, next) => {
    if (!path.test(request.url ?? "")) return next();
    loading ??= load();
    loading
      .then((serve) => serve(webRequest(request)))
      .then(async (answer) => {
        if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
          response.setHeader("Connection", "close");
        }
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(request.method === "HEAD" ? "" : Buffer.from(await answer.arrayBuffer()));
      })
      .catch(next);
  };
}

/** The hosted functions that the embedded server has, too. `define` is as in the app's build. */
export function embeddedFunctions(
  ask: AskBackend,
  define: Record<string, unknown>,
): Connect.NextHandleFunction[] {
  const call = callAsServer(ask, process.env.CURBFRONT_SECRET_KEY ?? "");
  const key = process.env.INBOUND_MAIL_KEY ?? "";

  async function loadInboundMail(): Promise<Serve> {
    const config = key === "" ? null : await loadMailConfig(define);
    const own = config === null ? [] : [config.from.address, config.replyTo];
    const inbound = (await importAppModule(RECEIVE, define)) as { receiveMail: typeof receiveMail };
    const receive = inbound.receiveMail({
      call,
      store: embeddedStore(ask),
      own: () => own,
      key,
      ...(config && { render: config.render }),
    });
    const open = openOriginal((headers, args) =>
      callEmbedded(ask, "inbound_original", { headers, args, from: "originals" }),
    );
    return (request) => (isForOriginal(request) ? open(request) : receive(request));
  }
  // Loaded through Vite, because calendars read the app's environment.
  async function loadCalendar(): Promise<Serve> {
    const calendar = (await importAppModule(CALENDAR, define)) as {
      serveCalendar: typeof serveCalendar;
    };
    return calendar.serveCalendar(call);
  }
  async function loadCheck(): Promise<Serve> {
    const check = (await importAppModule(CHECK, define)) as { checkFile: typeof checkFile };
    return check.checkFile({
      call,
      store: embeddedStore(ask),
      callAs: (name, headers, args) => callEmbedded(ask, name, { headers, args, from: "files" }),
    });
  }
  return [
    embeddedFunction("check-file", loadCheck, MAX_REQUEST_BYTES),
    embeddedFunction("inbound-mail", loadInboundMail, MAX_MESSAGE_BYTES),
    embeddedFunction("calendar", loadCalendar),
  ];
}
