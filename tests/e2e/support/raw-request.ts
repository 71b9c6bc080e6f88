import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";

export type RawAnswer = {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: Buffer;
};

/** Sends the path unchanged, which fetch would normalize, and decodes nothing. */
export async function askRaw(
  baseURL: string | undefined,
  path: string,
  options: Pick<RequestOptions, "method" | "headers"> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseURL ?? "");
  const answer = await new Promise<IncomingMessage>((done, failed) => {
    // A new connection, since the server closes idle ones.
    httpRequest({ hostname, port, path, agent: false, ...options }, done)
      .on("error", failed)
      .end();
  });
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  return { status: answer.statusCode, headers: answer.headers, body };
}
