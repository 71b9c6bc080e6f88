// npm run restore -- <file>: a database that npm run backup wrote, put into the data folder.
import { fail } from "../environment/fail.mjs";
import { restore } from "./data-archive.mjs";
import { readTask } from "./read-task.mjs";

try {
  const task = readTask("npm run restore -- <file> [--replace]");
  const { tables, rows } = await restore(task);
  console.log(`${task.folder}: ${rows} rows of ${tables} tables and sequences.`);
} catch (error) {
  fail(error);
}
