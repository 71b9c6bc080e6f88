// npm run backup -- <file>: writes the embedded database and its files to one file, reads it back and compares.
import { fail } from "../../server/fail.mjs";
import { backUp } from "../../server/backend/data-archive.ts";
import { readTask } from "./read-task.ts";

try {
  const task = readTask("npm run backup -- <file> [--replace]");
  const { tables, rows, files, bytes } = await backUp(task);
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(
    `${task.file}: ${rows} rows of ${tables} tables and sequences, and ${files} files, ${size}.`,
  );
} catch (error) {
  fail(error);
}
