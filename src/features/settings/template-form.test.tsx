import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { booking, request } from "@tests/fixtures/mails";
import { field, press, showSettings } from "@tests/screens/settings";

const MAIL = {
  ...request,
  id: "m1",
  to_email: "elaine@one.example",
  staff_id: null,
  state: "sent",
  tries: 1,
  last_error: null,
  next_try_at: request.queued_at,
  sent_at: request.queued_at,
  created_at: request.queued_at,
  is_sample: false,
  lead: null,
  client: null,
  ticket: null,
};
const BOOKED = { ...MAIL, id: "m2", to_name: "Walt Ray", data: { ...MAIL.data, booking } };

async function openNew(mails: object[] = []) {
  const shown = showSettings({
    section: "templates",
    answers: { list_mails: () => ({ body: { rows: mails, next: null, total: mails.length } }) },
  });
  await press(shown.user, "Add a template");
  return shown;
}

it("says of a template what nothing fills in, and sends nothing", async () => {
  const { user, saved } = await openNew();
  await user.type(await field("Name"), "On it");
  await user.type(await field("Text"), "Hello {{{{phone}}");
  await press(user, "Save");
  expect(await screen.findByText(/Nothing fills in {{phone}}/)).toBeVisible();
  expect(saved()).toEqual([]);
});

it("says what the mail adds itself, by where the template is used", async () => {
  const { user } = await openNew();
  const use = await field("Where it is used");
  expect(use).toHaveAccessibleDescription(
    "The composer has the greeting and the signature already.",
  );
  await user.selectOptions(use, "At the end of every reply");
  expect(use).toHaveAccessibleDescription(
    /^Stands in the composer from the start, in place of the writer’s name/,
  );
});

it("offers what is filled in there, and refuses the rest of it", async () => {
  const { user, saved } = await openNew();
  await user.type(await field("Text"), "Dear {{{{first_name}}");
  await user.selectOptions(await field("Where it is used"), "When a demo is booked");
  expect(screen.queryByRole("button", { name: /^First name/ })).not.toBeInTheDocument();
  await press(user, "Save");
  expect(await screen.findByText(/Nothing fills in {{first_name}} there/)).toBeVisible();
  expect(saved()).toEqual([]);
  await user.clear(await field("Text"));
  await press(user, "Who calls");
  await user.type(await field("Name"), "Before the call");
  await press(user, "Save");
  await waitFor(() =>
    expect(saved()).toMatchObject([{ body: "{{host}}", used_in: "demo-booked" }]),
  );
});

it("shows the mail that it would stand in, on one that went out", async () => {
  const { user } = await openNew([BOOKED, MAIL]);
  await user.selectOptions(await field("Where it is used"), "In the answer to a form");
  await user.type(await field("Text"), "Say {{{{reference}}.");
  const chosen = await field("As it reads in the mail");
  expect(chosen).toHaveDisplayValue("Elaine Brack: We have your request, CF-1A2B3C4D");
  expect(screen.getByRole("region", { name: "Preview" })).toHaveTextContent(
    /Hello Elaine, .* Say CF-1A2B3C4D\. Sooner than that\?/,
  );
  await user.selectOptions(await field("Where it is used"), "When a demo is booked");
  expect(await field("As it reads in the mail")).toHaveDisplayValue(/^Walt Ray: You are booked/);
  // All mails about demos have the same data.
  await user.selectOptions(await field("Where it is used"), "When a demo is cancelled");
  expect(await field("As it reads in the mail")).toHaveDisplayValue(
    /^Walt Ray: Your demo is cancelled/,
  );
});

it("says where no such mail was written yet", async () => {
  const { user } = await openNew([MAIL]);
  await user.selectOptions(await field("Where it is used"), "When a demo is booked");
  expect(await screen.findByText(/^No such mail was written yet/)).toBeVisible();
  expect(screen.queryByLabelText("As it reads in the mail")).not.toBeInTheDocument();
});

it("reads on where the newest mails are of another use", async () => {
  const pages = [
    { rows: [MAIL], next: ["m1"], total: 2 },
    { rows: [BOOKED], next: null, total: null },
  ];
  const { user } = showSettings({
    section: "templates",
    answers: { list_mails: () => ({ body: pages.shift() }) },
  });
  await press(user, "Add a template");
  await user.selectOptions(await field("Where it is used"), "When a demo is booked");
  await waitFor(() =>
    expect(screen.getByLabelText("As it reads in the mail")).toHaveDisplayValue(/^Walt Ray:/),
  );
});
