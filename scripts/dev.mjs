import { fail } from "./environment/fail.mjs";
import { installDependencies } from "./environment/install-dependencies.mjs";
import { assertPortIsFree } from "./environment/port.mjs";

try {
  installDependencies();
  const { register } = await import("tsx/esm/api");
  register();
  const { loadLocalEnv, portFromEnv } = await import("../server/local-env.ts");
  loadLocalEnv();
  await assertPortIsFree(portFromEnv(5173));
  const { createServer } = await import("vite");
  const server = await createServer();
  await server.listen();
  server.printUrls();
} catch (error) {
  fail(error);
}
