import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A mail service that takes JSON, and keeps to its keys as Resend says it does: the same mail again is
 * answered and not sent, another under the same key is refused. `mails` is what it sent.
 */
export async function openMailService() {
  const bodies = new Map<string, string>();
  const mails: string[] = [];
  let refused = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const key = String(request.headers["idempotency-key"]);
      const before = bodies.get(key);
      if (before !== undefined && before !== body) {
        refused += 1;
        response.writeHead(409).end('{"statusCode":409,"name":"invalid_idempotent_request"}');
        return;
      }
      if (before === undefined) mails.push(body);
      bodies.set(key, body);
      response.writeHead(200).end('{"id":"1"}');
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    mails,
    refused: () => refused,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
