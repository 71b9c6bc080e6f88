import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "sonner";
import { describe, expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { InlineText } from "./inline-kinds";
import { useRecordEdit } from "./use-record-edit";

const CONFLICT = {
  status: 409,
  body: { code: "PT409", message: "Somebody else changed this.", hint: "conflict", details: "4" },
};
const EVENT = {
  id: 9,
  actor_id: "someone",
  actor_name: "Priya Nair",
  happened_at: "2026-11-21T09:00:00+00:00",
  entity: "clients",
  record_id: "c",
  action: "changed",
  after: { town: "Powell" },
};

function stubRow(theirs: Record<string, string>) {
  return stubNetwork(({ method, path, body }) => {
    if (path === "/rest/v1/crm_events") return { body: [EVENT] };
    if (path !== "/rest/v1/clients") return { body: [] };
    if (method === "GET") return { body: [{ id: "c", version: 4, ...theirs }] };
    const { version } = body as { version: number };
    return version === 4 ? { body: [{ version: 5 }] } : CONFLICT;
  });
}

function Town() {
  const record = { id: "c", version: 3, town: "Dublin", business: "Halden Air" };
  const { edit, dialog } = useRecordEdit({ table: "clients", record });
  return (
    <>
      <InlineText
        label="town"
        value="Dublin"
        maxLength={120}
        canEdit
        save={(town) => edit({ town }, { message: "Town changed." })}
      />
      {dialog}
      <Toaster />
    </>
  );
}

function Place() {
  const record = { id: "c", version: 3, town: "Dublin", region: "OH" };
  const { edit, dialog } = useRecordEdit({ table: "clients", record });
  return (
    <>
      <button onClick={() => void edit({ town: "Hilliard", region: "KY" }, { message: "Moved." })}>
        Move
      </button>
      {dialog}
      <Toaster />
    </>
  );
}

async function typeHilliard() {
  renderPage(<Town />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Change town: Dublin" }));
  await user.keyboard("Hilliard{Enter}");
  return user;
}

const writes = (sent: ReturnType<typeof stubNetwork>) =>
  sent.filter(({ method }) => method === "PATCH").map(({ body }) => body);

describe("two people changing one record", () => {
  it("shows both versions and who it was, and keeps mine over exactly what was shown", async () => {
    const sent = stubRow({ town: "Powell", business: "Halden Air" });
    const user = await typeHilliard();
    const dialog = await screen.findByRole("dialog", { name: "Two people changed this" });
    expect(dialog).toHaveTextContent(/Priya Nair saved a change on Nov 21, 2026/);
    expect(screen.getByRole("row", { name: "town Powell Hilliard" })).toBeVisible();
    expect(writes(sent)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Keep mine" }));
    await screen.findByText("Town changed.");
    expect(writes(sent)).toEqual([
      { town: "Hilliard", version: 3 },
      { town: "Hilliard", version: 4 },
    ]);
  });

  it("stores nothing when theirs is taken", async () => {
    const sent = stubRow({ town: "Powell", business: "Halden Air" });
    const user = await typeHilliard();
    await user.click(await screen.findByRole("button", { name: "Take theirs" }));
    await waitFor(() => expect(screen.queryByRole("textbox")).not.toBeInTheDocument());
    expect(writes(sent)).toHaveLength(1);
  });

  it("keeps what was typed when it is not decided", async () => {
    stubRow({ town: "Powell", business: "Halden Air" });
    const user = await typeHilliard();
    await user.click(await screen.findByRole("button", { name: "Decide later" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("somebody else changed this too");
    expect(screen.getByRole("textbox")).toHaveValue("Hilliard");
  });

  it("stores of several fields only those in which mine is chosen", async () => {
    const sent = stubRow({ town: "Powell", region: "IN" });
    renderPage(<Place />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Move" }));
    await user.click(await screen.findByRole("radio", { name: "IN" }));
    await user.click(screen.getByRole("button", { name: "Store as chosen" }));
    await screen.findByText("Moved.");
    expect(writes(sent)).toEqual([
      { town: "Hilliard", region: "KY", version: 3 },
      { town: "Hilliard", version: 4 },
    ]);
  });

  it("asks nothing when the other changed something else: both changes stand", async () => {
    const sent = stubRow({ town: "Dublin", business: "Halden Air & Heat" });
    await typeHilliard();
    await screen.findByText("Town changed.");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(writes(sent)).toEqual([
      { town: "Hilliard", version: 3 },
      { town: "Hilliard", version: 4 },
    ]);
  });
});
