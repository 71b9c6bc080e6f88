import { t } from "i18next";
import { expect, it } from "vitest";
import { fieldReader } from "./format-field";

type Row = {
  owner_id: string | null;
  owner: { name: string } | null;
  plan: string;
  tags: string[];
};

const read = fieldReader<Row, string>({ owner_id: ({ owner }) => owner?.name ?? null });
const row: Row = { owner_id: "5d0f", owner: { name: "Jo Marsh" }, plan: "enterprise", tags: [] };

it("reads a field under its own name, or as it is told to", () => {
  expect(read(row, "plan", t)).toBe("enterprise");
  expect(read(row, "owner_id", t)).toBe("Jo Marsh");
});

it("never says what is stored where it is told to read something else, and no list or record", () => {
  expect(read({ ...row, owner: null }, "owner_id", t)).toBeNull();
  expect(read(row, "tags", t)).toBeNull();
  expect(read(row, "street", t)).toBeNull();
});
