// Sends queued mails on a hosted project by a schedule (docs/deploy.md).
import { callHosted, hostedKey } from "../_shared/database-call.ts";
import { objectStore } from "../_shared/files/object-store.ts";
import { mailConfig } from "../_shared/mail/mail-config.ts";
import { hostedMailSettings, namedSender } from "../_shared/mail/mail-settings.ts";
import { sendOnRequest } from "../_shared/mail/send-on-request.ts";
import { openTransport } from "../_shared/mail/transports/open-transport.ts";

const env = Deno.env.toObject();

function open() {
  const settings = hostedMailSettings(env);
  if (settings === null) return null;
  return {
    call: callHosted(env),
    store: objectStore({ url: env.SUPABASE_URL ?? "", key: hostedKey(env), fetch }),
    transport: openTransport(settings),
    render: mailConfig.render,
    from: { ...mailConfig.from, ...namedSender(env) },
    replyTo: mailConfig.replyTo,
  };
}

Deno.serve(sendOnRequest({ open, key: env.SEND_MAILS_KEY ?? "" }));
