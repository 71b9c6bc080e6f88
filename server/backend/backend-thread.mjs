// Node 20 needs tsx to run TypeScript, and a worker thread does not inherit it.
import { register } from "tsx/esm/api";

register();
await import("./backend-thread.ts");
