import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import type { StaffRole } from "@/data/staff/staff-roles";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { AlertSwitches } from "./alert-switches";

function show(role: StaffRole, refusal: { status: number; body: unknown } | null = null) {
  let muted = [{ kind: "assigned" }];
  const sent = stubNetwork(({ path, method, body }) => {
    if (!path.endsWith("/muted_alerts")) return { body: null };
    if (method === "GET") return { body: muted };
    if (refusal !== null) return refusal;
    muted = method === "DELETE" ? [] : [...muted, body as { kind: string }];
    return { status: method === "DELETE" ? 204 : 201, body: null };
  });
  renderPage(
    <>
      <AlertSwitches role={role} />
      <Toaster />
    </>,
  );
  const writes = () => sent.filter(({ method }) => method !== "GET");
  return { user: userEvent.setup(), writes };
}

it("shows what one is told, and turns it off and on", async () => {
  const { user, writes } = show("sales");
  const leads = await screen.findByRole("switch", { name: "New leads" });
  expect(leads).toBeChecked();
  const assigned = screen.getByRole("switch", { name: "Assigned to me" });
  expect(assigned).not.toBeChecked();
  await user.click(leads);
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: "POST", body: { kind: "new-lead" } }]),
  );
  expect(leads).not.toBeChecked();
  await user.click(assigned);
  await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(["POST", "DELETE"]));
  await waitFor(() => expect(assigned).toBeChecked());
});

it("turns off what one is told of one’s own demos apart from all else", async () => {
  const { user, writes } = show("sales");
  const demos = await screen.findByRole("switch", { name: "My demos" });
  expect(demos).toBeChecked();
  await user.click(demos);
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: "POST", body: { kind: "host-demo" } }]),
  );
  expect(demos).not.toBeChecked();
});

it("offers each role only what it would be told", async () => {
  show("support");
  await screen.findByRole("switch", { name: "Assigned to me" });
  expect(screen.queryByRole("switch", { name: "New leads" })).toBeNull();
  expect(screen.queryByRole("switch", { name: "My demos" })).toBeNull();
});

it("stays as it was where it could not be stored, and says why", async () => {
  const { user } = show("sales", { status: 500, body: { message: "no room" } });
  const leads = await screen.findByRole("switch", { name: "New leads" });
  await user.click(leads);
  expect(await screen.findByText(/It stays as it was/)).toBeVisible();
  await waitFor(() => expect(leads).toBeChecked());
});
