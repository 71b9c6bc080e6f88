import { pathToFileURL } from "node:url";
import { installDependencies } from "./environment/install-dependencies.mjs";
import { loadLocalEnv, portFromEnv } from "../server/local-env.mjs";
import { assertPortIsFree } from "./environment/port.mjs";
import { fail } from "../server/fail.mjs";

try {
  loadLocalEnv();
  await assertPortIsFree(portFromEnv(5173));
  installDependencies();
  const vite = await import(pathToFileURL("node_modules/vite/dist/node/index.js").href);
  const server = await vite.createServer();
  await server.listen();
  server.printUrls();
} catch (error) {
  fail(error);
}
