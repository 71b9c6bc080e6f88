// Node 20 needs tsx to run TypeScript, and a worker thread does not inherit it. The library is imported before tsx
// is registered, which would parse its modules, too, and nearly double their loading time.
import "../workarounds/storage-switch.mjs";
import "@supabase/lite/cli";
import "@supabase/lite/pglite";
import { register } from "tsx/esm/api";

register();
await import("./backend-thread.ts");
