import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { arrangeRows, freshId, removeRows, ROWS } from "../support/crm-rows.ts";
import { BYTES, bytesOf, freshContent, openFiles, sha256Of, type Files } from "./stored-files.ts";

let files: Files;
beforeAll(async () => {
  files = await openFiles();
  await arrangeRows(files.backend);
});
afterAll(async () => {
  await files.forget();
  await removeRows(files.backend);
});

async function filesFolder(): Promise<string> {
  const { bucket, object_id: name } = await files.put({ client_id: ROWS.client.real });
  const folder = readdirSync(tmpdir())
    .map((entry) => join(tmpdir(), entry))
    .find((each) => existsSync(join(each, bucket, name)));
  if (folder === undefined) throw new Error("No folder has the file.");
  return folder;
}

it("says that the disk is full, keeps no part, and takes the file once there is room", async () => {
  const folder = await filesFolder();
  const content = freshContent();
  const { data } = await files.add("support", {
    id: freshId(),
    entity: "clients",
    record_id: ROWS.client.real,
    composer: null,
    name: "a file.txt",
    size: bytesOf(content).length,
    sha256: sha256Of(content),
  });
  const { bucket, object_id: name } = data as { bucket: string; object_id: string };
  const upload = () =>
    files.storage("support").from(bucket).upload(name, bytesOf(content), { contentType: BYTES });

  // Each byte that is written to /dev/full fails as on a full disk.
  symlinkSync("/dev/full", join(folder, bucket, `${name}.partial`));
  const { error } = await upload();
  expect(error).toMatchObject({ status: 507, message: "The server's disk is full." });
  expect(readdirSync(join(folder, bucket)).filter((file) => file.startsWith(name))).toEqual([]);
  expect(await files.backend.sql(`select from storage.objects where name = '${name}'`)).toEqual([]);

  expect((await upload()).error).toBeNull();
});
