// Sends queued mails on a hosted project by a schedule (docs/deploy.md).
import { callHosted, projectKey } from "../../../scripts/functions/database-call.mjs";
import { mailConfig } from "../../../scripts/mail/mail-config.ts";
import { hostedMailSettings, namedSender } from "../../../scripts/mail/mail-settings.mjs";
import { sendOnRequest } from "../../../scripts/mail/send-on-request.mjs";
import { openTransport } from "../../../scripts/mail/transports/transport.mjs";

const env = Deno.env.toObject();

function open() {
  const settings = hostedMailSettings(env);
  if (settings === null) return null;
  return {
    call: callHosted(env["SUPABASE_URL"] ?? "", projectKey(env)),
    transport: openTransport(settings),
    render: mailConfig.render,
    from: { ...mailConfig.from, ...namedSender(env) },
    replyTo: mailConfig.replyTo,
  };
}

Deno.serve(sendOnRequest({ open, key: env["SEND_MAILS_KEY"] ?? "" }));
