import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const PATH = "/storage/v1/upload/resumable";
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST, HEAD, PATCH",
  "Access-Control-Allow-Headers": "*, authorization",
  "Access-Control-Expose-Headers": "Location, Upload-Offset, Upload-Length",
  "Tus-Resumable": "1.0.0",
};

type Stored = { chunks: Buffer[]; size: number; length: number; metadata: Record<string, string> };

const metadataOf = (header: string) =>
  Object.fromEntries(
    header.split(",").map((pair) => {
      const [name = "", value = ""] = pair.split(" ");
      return [name, Buffer.from(value, "base64").toString()];
    }),
  );

/**
 * The resumable uploads of a hosted project's storage, as far as the site uses them. Each number in `breaks` is a
 * count of bytes, after which the line breaks once.
 */
export async function openResumableStorage(breaks: number[]) {
  const uploads: (Stored | undefined)[] = [];
  const requests: { method: string; headers: IncomingMessage["headers"] }[] = [];
  let received = 0;

  async function take(upload: Stored, request: IncomingMessage): Promise<boolean> {
    for await (const chunk of request) {
      const bytes = chunk as Buffer;
      received += bytes.length;
      upload.chunks.push(bytes);
      upload.size += bytes.length;
      if (breaks[0] !== undefined && received >= breaks[0]) {
        breaks.shift();
        request.socket.destroy();
        return false;
      }
    }
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = "", headers, url = "" } = request;
    if (method === "OPTIONS") return response.writeHead(204, CORS).end();
    requests.push({ method, headers });
    const isNew = method === "POST" && url === PATH;
    if (isNew) {
      const metadata = metadataOf(String(headers["upload-metadata"]));
      uploads.push({ chunks: [], size: 0, length: Number(headers["upload-length"]), metadata });
    }
    const nth = isNew ? uploads.length - 1 : Number(url.slice(PATH.length + 1));
    const upload = uploads[nth];
    if (upload === undefined) return response.writeHead(404, CORS).end();
    if (method !== "HEAD") {
      const offset = Number(headers["upload-offset"] ?? 0);
      if (offset !== upload.size) return response.writeHead(409, CORS).end();
      if (!(await take(upload, request))) return undefined;
    }
    const place = { "Upload-Offset": upload.size, "Upload-Length": upload.length };
    const location = isNew && { Location: `${PATH}/${nth}` };
    return response.writeHead(isNew ? 201 : 204, { ...CORS, ...place, ...location }).end();
  }

  const server = createServer((request, response) => {
    // A broken line ends the request's body with an error.
    answer(request, response).catch(() => undefined);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** The bytes that arrived in all tries together. */
    received: () => received,
    /** Forgets uploads, as the service does after a day. */
    forget: () => uploads.fill(undefined),
    objects: () =>
      uploads
        .filter((upload) => upload !== undefined)
        .map(({ chunks, metadata }) => ({ bytes: Buffer.concat(chunks), metadata })),
    close: () => server.close(),
  };
}
