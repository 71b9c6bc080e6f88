// Receives mail on a hosted project from a webhook or a pipe (docs/deploy.md), and serves original messages to
// staff.
import { callHosted, hostedKey } from "../_shared/database-call.ts";
import { objectStore } from "../_shared/files/object-store.ts";
import { isForOriginal, openOriginal } from "../_shared/inbound/open-original.ts";
import { receiveMail } from "../_shared/inbound/receive-mail.ts";
import { mailConfig } from "../_shared/mail/mail-config.ts";
import { namedSender } from "../_shared/mail/mail-settings.ts";

const env = Deno.env.toObject();

const receive = receiveMail({
  call: callHosted(env),
  store: objectStore({ url: env.SUPABASE_URL ?? "", key: hostedKey(env), fetch }),
  own: () => [namedSender(env).address ?? mailConfig.from.address, mailConfig.replyTo],
  key: env.INBOUND_MAIL_KEY ?? "",
  render: mailConfig.render,
});

const open = openOriginal(async (headers, args) => {
  const answer = await fetch(`${env.SUPABASE_URL ?? ""}/rest/v1/rpc/inbound_original`, {
    method: "POST",
    headers: [...headers, ["Content-Type", "application/json"]],
    body: JSON.stringify(args),
  });
  return { status: answer.status, text: await answer.text() };
});

Deno.serve((request) => (isForOriginal(request) ? open(request) : receive(request)));
