import { importAppModule } from "../import-app-module.ts";
import type { mailConfig } from "../../supabase/functions/_shared/mail/mail-config.ts";
import { mailSettings, namedSender } from "../../supabase/functions/_shared/mail/mail-settings.ts";
import { openTransport } from "../../supabase/functions/_shared/mail/transports/open-transport.ts";
import { callAsServer, type AskBackend } from "./embedded-call.ts";
import { embeddedStore } from "./embedded-store.ts";
import { startMailSender } from "./mail-tasks.ts";

const CONFIG = "supabase/functions/_shared/mail/mail-config.ts";

/** Loaded through Vite, because the templates read the app's environment. `define` is as in the app's build. */
export async function loadMailConfig(define: Record<string, unknown>) {
  const { mailConfig: config } = (await importAppModule(CONFIG, define)) as {
    mailConfig: typeof mailConfig;
  };
  return { ...config, from: { ...config.from, ...namedSender(process.env) } };
}

/**
 * Sends the embedded database's queued mails from this process. Returns null where no transport is configured;
 * throws when its settings are invalid.
 */
export async function startEmbeddedMailSender(ask: AskBackend, define: Record<string, unknown>) {
  const settings = mailSettings(process.env);
  if (settings === null) return null;
  return startMailSender({
    ...(await loadMailConfig(define)),
    call: callAsServer(ask, process.env.CURBFRONT_SECRET_KEY ?? ""),
    store: embeddedStore(ask),
    transport: openTransport(settings),
  });
}
