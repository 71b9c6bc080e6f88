import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import type { StaffRole } from "@/data/staff/staff-roles";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { SettingsPage } from "./settings-page";

const SETTINGS = {
  version: 1,
  minutes: 20,
  pause_minutes: 10,
  opens_at: "09:00",
  closes_at: "17:00",
  closed_days: [] as unknown[],
};
const SAM = {
  id: "sam",
  name: "Sam Kowalski",
  version: 1,
  is_active: true,
  time_zone: "America/New_York",
  hours: [{ weekday: 1, opens_at: "09:00", closes_at: "12:00" }],
  days_off: [] as unknown[],
  is_sample: false,
};
const MAIL = {
  version: 1,
  sender_name: null as string | null,
  sender_address: null as string | null,
  reply_address: null as string | null,
  kinds_off: ["new-lead"],
};
const CONFLICT = {
  status: 409,
  body: { code: "PT409", hint: "conflict", details: "2", message: "Somebody was faster." },
};

beforeEach(() => localStorage.clear());

type Answer = { status?: number; body?: unknown } | Error;

/** What is stored may be changed by a test; a function answers as it says. */
function show({
  section = "demos",
  role = "owner" as StaffRole | null,
  outside = [] as unknown[],
  answers = {} as Record<string, () => Answer>,
} = {}) {
  const stored = { settings: SETTINGS, hosts: [SAM], mail: MAIL };
  const sent = stubNetwork(({ path }) => {
    const name = path.replace(/^\/rest\/v1\/(rpc\/)?/, "");
    const answer = answers[name];
    if (answer !== undefined) return answer();
    if (name === "demo_calendar") return { body: stored };
    if (name === "demos_outside_hours") return { body: outside };
    if (name === "mail_settings") return { body: stored.mail };
    if (name === "list_tickets") return { body: { rows: [], next: null, total: 0 } };
    return { body: name.startsWith("save_") ? 2 : [] };
  });
  const member = role === null ? null : { id: "jo", name: "Jo Marsh", role };
  const page = renderPage(
    <StaffMemberContext value={member}>
      <SettingsPage />
      <Toaster />
    </StaffMemberContext>,
    { at: `/admin/settings?section=${section}` },
  );
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const saved = () => sent.filter(({ path }) => path.includes("/save_")).map(({ body }) => body);
  return { ...page, user, stored, saved };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
async function retype(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(await field(name));
  await user.type(await field(name), text);
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole("button", { name }));

it.each(["sales", "editor", null] as const)("shows %s no settings, and where to go", (role) => {
  show({ role });
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAttribute("href", role ? "/admin/account" : "/admin");
});

it("keeps the section in the address", async () => {
  const { user, router } = show();
  await user.click(screen.getByRole("tab", { name: "Mail" }));
  expect(await screen.findByRole("heading", { name: "Which mails go out" })).toBeVisible();
  expect(router.state.location.search).toBe("?section=mail");
});

describe("how demos are given", () => {
  it("is stored as a whole, from the version that was read", async () => {
    const { user, saved } = show();
    await retype(user, "A demo takes, in minutes", "30");
    await press(user, "Add a holiday");
    await user.type(await field("Day"), "2030-07-05");
    await user.type(await field("Name"), "Inventory");
    await press(user, "Save");
    expect(await screen.findByText("Saved: how demos are given.")).toBeVisible();
    const { version: _version, ...values } = SETTINGS;
    expect(saved()).toEqual([
      {
        ...values,
        seen_version: 1,
        minutes: 30,
        closed_days: [{ day: "2030-07-05", name: "Inventory" }],
      },
    ]);
  });

  it("names what cannot be, and sends nothing", async () => {
    const { user, saved } = show();
    await retype(user, "A demo takes, in minutes", "5");
    await retype(user, "A new host ends at", "08:00");
    await press(user, "Add a holiday");
    await press(user, "Save");
    expect(await field("A demo takes, in minutes")).toHaveAccessibleDescription(
      "Enter 10 to 120 minutes.",
    );
    expect(screen.getByText("Choose an end after the beginning.")).toBeVisible();
    expect(screen.getByText("Say what is on that day.")).toBeVisible();
    expect(saved()).toEqual([]);
  });

  it("keeps what is typed when it cannot be stored, and stores it at the next press", async () => {
    const line = { isDown: true };
    const { user } = show({
      answers: {
        save_demo_settings: () => (line.isDown ? new TypeError("Failed to fetch") : { body: 2 }),
      },
    });
    await retype(user, "A demo takes, in minutes", "45");
    await press(user, "Save");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not saved: the server could not be reached. What you typed is still here.",
    );
    expect(await field("A demo takes, in minutes")).toHaveValue("45");
    line.isDown = false;
    await press(user, "Save");
    expect(await screen.findByText("Saved: how demos are given.")).toBeVisible();
  });

  it("keeps what is typed for the next visit, until it is discarded", async () => {
    const first = show();
    await retype(first.user, "A demo takes, in minutes", "45");
    first.unmount();
    const { user, unmount } = show();
    expect(await field("A demo takes, in minutes")).toHaveValue("45");
    expect(screen.getByText("Not saved yet. It is kept in this browser.")).toBeVisible();
    await press(user, "Discard changes");
    expect(await field("A demo takes, in minutes")).toHaveValue("20");
    unmount();
    show();
    expect(await field("A demo takes, in minutes")).toHaveValue("20");
  });
});

describe("what somebody else saved meanwhile", () => {
  const refused = () => show({ answers: { save_demo_settings: () => CONFLICT } });
  const typeAndSave = async ({ user, stored }: ReturnType<typeof show>) => {
    await retype(user, "A demo takes, in minutes", "45");
    stored.settings = { ...SETTINGS, version: 2, minutes: 60 };
    await press(user, "Save");
  };

  it("is asked about, and mine can go on from theirs", async () => {
    const page = refused();
    await typeAndSave(page);
    expect(
      await screen.findByText(/Somebody else changed this in the meantime\. What you typed/),
    ).toBeVisible();
    await press(page.user, "Go on with mine");
    expect(await field("A demo takes, in minutes")).toHaveValue("45");
    await press(page.user, "Save");
    await waitFor(() =>
      expect(page.saved()).toMatchObject([{ seen_version: 1 }, { seen_version: 2, minutes: 45 }]),
    );
  });

  it("can be taken instead", async () => {
    const page = refused();
    await typeAndSave(page);
    await press(page.user, "Take theirs");
    expect(await field("A demo takes, in minutes")).toHaveValue("60");
    expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
  });

  it("shows at once where nothing was typed", async () => {
    const { stored, queryClient } = show();
    expect(await field("A demo takes, in minutes")).toHaveValue("20");
    stored.settings = { ...SETTINGS, version: 2, minutes: 60 };
    await queryClient.invalidateQueries();
    await waitFor(async () => expect(await field("A demo takes, in minutes")).toHaveValue("60"));
  });
});

describe("when a host gives demos", () => {
  const openSam = async (page: ReturnType<typeof show>) => {
    await press(page.user, "Change when Sam Kowalski gives demos");
    return screen.findByRole("dialog");
  };

  it("is stored with a lunch and days off", async () => {
    const page = show();
    const dialog = within(await openSam(page));
    await page.user.click(dialog.getByRole("button", { name: "Add hours on Monday" }));
    const [, from] = dialog.getAllByLabelText("Monday, from");
    const [, until] = dialog.getAllByLabelText("Monday, until");
    if (from === undefined || until === undefined) throw new Error("no second span");
    await page.user.type(from, "13:00");
    await page.user.type(until, "17:00");
    await page.user.click(dialog.getByRole("button", { name: "Add days off" }));
    await page.user.type(dialog.getByLabelText("First day"), "2030-07-01");
    await page.user.type(dialog.getByLabelText("Last day"), "2030-07-04");
    await page.user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(page.saved()).toEqual([
      {
        person_id: "sam",
        seen_version: 1,
        is_active: true,
        time_zone: "America/New_York",
        hours: [...SAM.hours, { weekday: 1, opens_at: "13:00", closes_at: "17:00" }],
        days_off: [{ first_day: "2030-07-01", last_day: "2030-07-04" }],
      },
    ]);
  });

  it.each([
    ["11:30", "17:00", "These hours overlap others of the day."],
    ["13:00", "12:30", "Choose an end after the beginning."],
    ["13:00", "13:19", "No demo fits in: one takes 20 minutes."],
  ])("refuses hours from %s to %s", async (opens, closes, fault) => {
    const page = show();
    const dialog = within(await openSam(page));
    await page.user.click(dialog.getByRole("button", { name: "Add hours on Monday" }));
    const [, from] = dialog.getAllByLabelText("Monday, from");
    const [, until] = dialog.getAllByLabelText("Monday, until");
    if (from === undefined || until === undefined) throw new Error("no second span");
    await page.user.type(from, opens);
    await page.user.type(until, closes);
    await page.user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(until).toHaveAccessibleDescription(fault));
    expect(page.saved()).toEqual([]);
  });

  it("names the booked demos that fit no more", async () => {
    const demo = {
      booking_id: "b",
      host_id: "sam",
      lead_id: "l",
      lead_name: "Maple Street Plumbing",
      starts_at: "2030-07-01T18:00:00Z",
    };
    show({ outside: [demo] });
    expect(
      await screen.findByText(/1 booked demo is outside these hours\. It stays/),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: demo.lead_name })).toHaveAttribute(
      "href",
      "/admin/crm/leads?lead=l",
    );
  });
});

it("stores from whom mails are and which go out, and takes no header for an address", async () => {
  const { user, saved } = show({ section: "mail" });
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

it("says of a template what nothing fills in, and sends nothing", async () => {
  const { user, saved } = show({ section: "templates" });
  await press(user, "Add a template");
  await user.type(await field("Name"), "On it");
  await user.type(await field("Text"), "Hello {{{{phone}}");
  await press(user, "Save");
  expect(await screen.findByText(/Nothing fills in {{phone}}/)).toBeVisible();
  expect(saved()).toEqual([]);
});

it("can be tried again when it does not load", async () => {
  const broken = { is: true };
  const { user } = show({
    answers: {
      demo_calendar: () =>
        broken.is
          ? new TypeError("Failed to fetch")
          : { body: { settings: SETTINGS, hosts: [SAM] } },
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
  show({
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
