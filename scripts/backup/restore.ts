import { fail } from "../../server/fail.mjs";
import { restore } from "../../server/backend/data-archive.ts";
import { readTask } from "./read-task.ts";

try {
  const task = readTask("npm run restore -- <file> [--replace]");
  const { tables, rows, files, givenUpMails } = await restore(task);
  console.log(
    `${task.folder}: ${rows} rows of ${tables} tables and sequences, and ${files} files.`,
  );
  if (givenUpMails > 0) {
    console.log(
      `${givenUpMails} mails that may have been sent since wait in the outbox, for Retry.`,
    );
  }
} catch (error) {
  fail(error);
}
