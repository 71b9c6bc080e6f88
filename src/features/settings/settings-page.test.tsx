import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { field, press, retype, SAM, SETTINGS, showSettings, WEEK } from "@tests/screens/settings";

it.each(["sales", "editor", null] as const)("shows %s no settings, and where to go", (role) => {
  showSettings({ role });
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAttribute("href", role ? "/admin/account" : "/admin");
});

it("keeps the section in the address", async () => {
  const { user, router } = showSettings();
  await user.click(screen.getByRole("tab", { name: "Mail" }));
  expect(await screen.findByRole("heading", { name: "Which mails go out" })).toBeVisible();
  expect(router.state.location.search).toBe("?section=mail");
});

it("gives the focus to what adds one where one was removed", async () => {
  const template = {
    id: "t1",
    version: 1,
    name: "Thanks",
    body: "Thank you.",
    used_in: "composer",
    is_sample: false,
  };
  let templates = [template];
  const { user } = showSettings({
    section: "templates",
    answers: {
      reply_templates: () => ({ body: templates }),
      save_reply_template: () => {
        templates = [];
        return { body: 2 };
      },
    },
  });
  await press(user, "Remove Thanks");
  await waitFor(() => expect(screen.getByRole("button", { name: "Add a template" })).toHaveFocus());
  await user.click(screen.getByRole("tab", { name: "Company hours" }));
  await press(user, "Add a holiday");
  await press(user, "Remove this holiday");
  expect(screen.getByRole("button", { name: "Add a holiday" })).toHaveFocus();
  await user.click(screen.getByRole("tab", { name: "Demos" }));
  await press(user, "Change when Sam Kowalski gives demos");
  await press(user, "Remove these hours on Monday");
  expect(screen.getByRole("button", { name: "Add hours on Monday" })).toHaveFocus();
  await press(user, "Add days off");
  await press(user, "Remove these days off");
  expect(screen.getByRole("button", { name: "Add days off" })).toHaveFocus();
});

it("stores from whom mails are and which go out, and takes no header for an address", async () => {
  const { user, saved } = showSettings({ section: "mail" });
  const leads = await screen.findByRole("switch", { name: "New lead" });
  expect(leads).not.toBeChecked();
  expect(screen.queryByRole("switch", { name: /repl/i })).not.toBeInTheDocument();
  await user.click(leads);
  await user.click(screen.getByRole("switch", { name: "Task assigned" }));
  await retype(user, "Answers go to", "a@one.example, b@two.example");
  await press(user, "Save");
  expect(await field("Answers go to")).toHaveAccessibleDescription(/Enter an e-mail address alone/);
  await retype(user, "Answers go to", " answers@one.example ");
  await press(user, "Save");
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        seen_version: 1,
        sender_name: "",
        sender_address: "",
        reply_address: "answers@one.example",
        kinds_off: ["assigned-task"],
      },
    ]),
  );
});

it("shows from whom mails are, as far as a page can know", async () => {
  const { user } = showSettings({ section: "mail" });
  expect(
    await screen.findByText("Curbfront, at the address in the server’s own settings"),
  ).toBeVisible();
  await retype(user, "Sender’s name", "Sam");
  await retype(user, "Sender’s address", "sam@one.example");
  expect(screen.getByText("Sam <sam@one.example>")).toBeVisible();
});

it("can be tried again when it does not load", async () => {
  const broken = { is: true };
  const { user } = showSettings({
    answers: {
      demo_calendar: () =>
        broken.is
          ? new TypeError("Failed to fetch")
          : { body: { settings: SETTINGS, usual_hours: WEEK, hosts: [SAM] } },
    },
  });
  expect(await screen.findByText(/the server could not be reached/)).toBeVisible();
  broken.is = false;
  await press(user, "Try again");
  expect(await screen.findByText("Sam Kowalski")).toBeVisible();
});

it("tells who changed what, as it was and as it is", async () => {
  const event = {
    id: 1,
    happened_at: "2026-11-20T12:00:00Z",
    actor_name: "Jo Marsh",
    record_id: "sam",
    action: "demo-host",
    before: { hours: SAM.hours },
    after: { hours: [{ weekday: 2, opens_at: "10:00", closes_at: "11:30" }] },
  };
  showSettings({
    section: "history",
    answers: {
      crm_events: () => ({ body: [event] }),
      staff: () => ({
        body: [{ id: "sam", name: "Sam Kowalski", role: "sales", removed_at: null }],
      }),
    },
  });
  const item = await screen.findByText("Jo Marsh changed when Sam Kowalski gives demos");
  expect(item.closest("li")).toHaveTextContent("Weekly hours: Mon 9 am–12 pm → Tue 10 am–11:30 am");
});
