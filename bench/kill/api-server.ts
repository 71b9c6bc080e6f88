// The embedded backend on a port, without the site; bench/kill/kill.ts kills it.
import { createServer } from "node:http";
import { lockDataFolder } from "../../server/workarounds/data-folder-lock.ts";
import { WorkerBackend } from "../../server/backend/worker-backend.ts";
import { dataFolder, loadLocalEnv } from "../../server/local-env.mjs";
import { serveApi } from "../../server/serving/serve-api.ts";

loadLocalEnv();
await lockDataFolder(dataFolder() ?? "");
const backend = new WorkerBackend();
const serve = serveApi((...request) => backend.ask(...request));
const server = createServer((request, response) => {
  serve(request, response, () => response.writeHead(404).end());
});
await backend.open();
process.once("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
