import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A fake of Resend's JSON API with its idempotency keys: the same mail is answered again and not sent, another
 * mail under the same key is refused.
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
