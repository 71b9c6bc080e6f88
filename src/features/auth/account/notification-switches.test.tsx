import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { NotificationSwitches } from "./notification-switches";

const leads = { kind: "new-lead", app: true, mail: true, summary: false };
const week = { kind: "weekly-summary", app: null, mail: true, summary: null };

function show(
  kinds: (typeof leads | typeof week)[],
  refusal: { status: number; body: unknown } | null = null,
) {
  let choices = kinds;
  const sent = stubNetwork(({ path, body }) => {
    if (path.endsWith("/my_notification_choices")) return { body: choices };
    if (refusal !== null) return refusal;
    const { kind, way, is_on } = body as { kind: string; way: string; is_on: boolean };
    choices = choices.map((each) => (each.kind === kind ? { ...each, [way]: is_on } : each));
    return { status: 201, body: null };
  });
  renderPage(
    <>
      <NotificationSwitches />
      <Toaster />
    </>,
  );
  const writes = () => sent.filter(({ path }) => path.endsWith("/notification_choices"));
  return { user: userEvent.setup(), writes };
}

const findSwitch = (name: string) => screen.findByRole("switch", { name });

it("turns one way of one kind off and on", async () => {
  const { user, writes } = show([leads]);
  const mail = await findSwitch("New leads By mail");
  expect(mail).toBeChecked();
  await user.click(mail);
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { kind: "new-lead", way: "mail", is_on: false } }]),
  );
  await waitFor(() => expect(mail).not.toBeChecked());
  expect(await findSwitch("New leads In the app")).toBeChecked();
  const summary = await findSwitch("New leads Daily summary");
  await user.click(summary);
  await waitFor(() => expect(summary).toBeChecked());
});

it("offers only the ways that there are", async () => {
  show([week]);
  expect(await findSwitch("Weekly summary By mail")).toBeChecked();
  expect(screen.getAllByRole("switch")).toHaveLength(1);
});

it("is not there for a role that nothing concerns", async () => {
  const { writes } = show([]);
  await waitFor(() => expect(screen.queryByText("What you are notified of")).toBeNull());
  expect(writes()).toEqual([]);
});

it("stays as it was where it could not be stored, and says why", async () => {
  const { user } = show([leads], { status: 500, body: { message: "no room" } });
  const mail = await findSwitch("New leads By mail");
  await user.click(mail);
  expect(await screen.findByText(/It stays as it was/)).toBeVisible();
  await waitFor(() => expect(mail).toBeChecked());
});
