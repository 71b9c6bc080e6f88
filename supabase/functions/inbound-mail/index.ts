// Takes in mail on a hosted project, from a mail service's webhook or a pipe (docs/deploy.md).
import { callHosted, projectKey } from "../../../scripts/functions/database-call.mjs";
import { receiveMail } from "../../../scripts/mail/inbound/receive-mail.mjs";
import { mailHouse } from "../../../scripts/mail/mail-house.ts";
import { namedSender } from "../../../scripts/mail/mail-settings.mjs";

const env = Deno.env.toObject();

Deno.serve(
  receiveMail({
    call: callHosted(env["SUPABASE_URL"] ?? "", projectKey(env)),
    own: () => [namedSender(env).address ?? mailHouse.from.address, mailHouse.replyTo],
    key: env["INBOUND_MAIL_KEY"] ?? "",
  }),
);
