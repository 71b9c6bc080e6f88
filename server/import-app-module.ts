import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Loads a module of the app.
 * @param file from the project's folder
 * @param define as in the app's build
 */
export async function importAppModule<Module>(
  file: string,
  define: Record<string, unknown>,
): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}${file}`, {
    configFile: false,
    root,
    resolve: { alias: { "@": `${root}src` } },
    define,
  });
  return module;
}
