// Receives mail on a hosted project from a webhook or a pipe (docs/deploy.md), and serves original messages to
// staff.
import { callHosted, projectKey } from "../../../scripts/functions/database-call.mjs";
import { isForOriginal, openOriginal } from "../../../scripts/mail/inbound/open-original.mjs";
import { receiveMail } from "../../../scripts/mail/inbound/receive-mail.mjs";
import { mailConfig } from "../../../scripts/mail/mail-config.ts";
import { namedSender } from "../../../scripts/mail/mail-settings.mjs";

const env = Deno.env.toObject();
const project = env["SUPABASE_URL"] ?? "";

const receive = receiveMail({
  call: callHosted(project, projectKey(env)),
  own: () => [namedSender(env).address ?? mailConfig.from.address, mailConfig.replyTo],
  key: env["INBOUND_MAIL_KEY"] ?? "",
  render: mailConfig.render,
});

const open = openOriginal(async (headers, args) => {
  const answer = await fetch(`${project}/rest/v1/rpc/inbound_original`, {
    method: "POST",
    headers: [...headers, ["Content-Type", "application/json"]],
    body: JSON.stringify(args),
  });
  return { status: answer.status, text: await answer.text() };
});

Deno.serve((request) => (isForOriginal(request) ? open(request) : receive(request)));
