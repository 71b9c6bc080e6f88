// Sends queued mails on a hosted project by a schedule (docs/deploy.md).
import { callHosted, projectKey } from "../../../scripts/functions/database-call.mjs";
import { mailHouse } from "../../../scripts/mail/mail-house.ts";
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
    render: mailHouse.render,
    from: { ...mailHouse.from, ...namedSender(env) },
    replyTo: mailHouse.replyTo,
  };
}

Deno.serve(sendOnRequest({ open, key: env["SEND_MAILS_KEY"] ?? "" }));
