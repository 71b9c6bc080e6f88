// Preloaded into the server of full-disk.spec.ts: every write fails while the file named in CURBFRONT_FULL_DISK
// exists.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const mark = process.env.CURBFRONT_FULL_DISK ?? "";
const { existsSync, writeSync } = fs;

Object.assign(fs, {
  /** @param {Parameters<typeof writeSync>} args */
  writeSync(...args) {
    if (!existsSync(mark)) return writeSync(...args);
    const error = new Error("ENOSPC: no space left on device, write");
    throw Object.assign(error, { code: "ENOSPC", errno: -28, syscall: "write" });
  },
});
syncBuiltinESMExports();
