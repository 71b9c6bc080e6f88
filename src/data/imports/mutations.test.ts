import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { commitImport, stageImport } from "./mutations";

const rpcs = (sent: SentRequest[]) => sent.map(({ path }) => path.replace("/rest/v1/rpc/", ""));

describe("an import", () => {
  const timeout = new Error("TimeoutError: signal timed out");
  let controller: AbortController;
  beforeEach(() => {
    controller = new AbortController();
  });
  afterEach(() => controller.abort());

  const stage = (total: number, onProgress: (staged: number) => void = () => undefined) =>
    stageImport(
      { list: "leads", fileName: "leads.csv", total, defaults: null },
      async (start, count) =>
        Array.from({ length: Math.min(count, total - start) }, (_, nth) => ({
          line: start + nth,
          record: {},
        })),
      { signal: controller.signal, onProgress },
    );

  it("is staged a thousand rows at a time, told as it goes, and then checked", async () => {
    const check = {
      rows: 2500,
      bad: 0,
      duplicates: 0,
      changed: 0,
      unchanged: 0,
      problems: [],
      unclear: [],
      first_duplicates: [],
    };
    const sent = stubNetwork(({ path }) =>
      path.endsWith("start_import")
        ? { body: "batch" }
        : { body: path.endsWith("check_import") ? check : 1 },
    );
    const reported: number[] = [];
    expect(await stage(2500, (staged) => reported.push(staged))).toEqual({ batch: "batch", check });
    expect(reported).toEqual([1000, 2000, 2500]);
    expect(rpcs(sent)).toEqual([
      "start_import",
      ...Array.from({ length: 3 }, () => "add_import_rows"),
      "check_import",
    ]);
  });

  it("asks again for an answer that was lost, and leaves nothing behind when it fails", async () => {
    let lost = 2;
    const sent = stubNetwork(({ path }) => {
      if (path.endsWith("start_import")) return { body: "batch" };
      if (path.endsWith("add_import_rows")) {
        lost -= 1;
        return lost >= 0 ? timeout : { body: 1 };
      }
      return { status: 500, body: { message: "disk full" } };
    });
    await expect(stage(1)).rejects.toMatchObject({ message: "disk full" });
    await waitFor(() => expect(rpcs(sent)).toHaveLength(6));
    expect(rpcs(sent)).toEqual([
      "start_import",
      ...Array.from({ length: 3 }, () => "add_import_rows"),
      "check_import",
      "discard_import",
    ]);
  });

  it("that the database refuses is not sent again; one that times out is, six times", async () => {
    const refused = stubNetwork(() => ({ status: 400, body: { message: "Import all or skip." } }));
    await expect(commitImport("batch", "all", "skip")).rejects.toMatchObject({
      message: "Import all or skip.",
    });
    expect(refused).toHaveLength(1);
    const slow = stubNetwork(() => timeout);
    await expect(commitImport("batch", "all", "skip")).rejects.toBeDefined();
    expect(slow).toHaveLength(6);
  });
});
