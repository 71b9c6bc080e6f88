import { fileURLToPath } from "node:url";

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
  // Loaded here, because most threads and commands that could import a module of the app never do.
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<Module>(`${root}${file}`, {
    configFile: false,
    root,
    resolve: { alias: { "@": `${root}src` } },
    define,
  });
  return module;
}
