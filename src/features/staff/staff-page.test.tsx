import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { session } from "@tests/screens/staff-area";
import { SESSION_KEY } from "@/lib/supabase/stored-session";
import { Toaster } from "@/components/ui/toaster";
import type { StaffMember } from "@/data/staff/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { StaffPage } from "./staff-page";

const jo = {
  id: "jo",
  name: "Jo Marsh",
  role: "owner",
  is_sample: false,
  removed_at: null as string | null,
  created_at: "2026-01-05T12:00:00Z",
  version: 3,
  email: "jo@curbfront.example" as string | null,
  can_sign_in: true as boolean | null,
  has_second_step: false as boolean | null,
};
const dana = {
  ...jo,
  id: "dana",
  name: "Dana Reyes",
  role: "sales",
  version: 1,
  email: "dana@curbfront.example",
};
const owner: StaffMember = { id: "jo", name: "Jo Marsh", role: "owner" };

type Answer = { status?: number; body?: unknown } | Error;

/** The page on a backend whose list a test may change, and whose functions answer as it says. */
function renderStaff({
  member = owner as StaffMember | null,
  people = [dana, jo],
  events = [] as unknown[],
  answers = {} as Record<string, () => Answer>,
  rules = { is_offered: false, is_demanded: false },
  factors = [] as unknown[],
} = {}) {
  const backend = { people };
  const sent = stubNetwork(({ path }) => {
    const name = path.replace("/rest/v1/rpc/", "");
    const answer = answers[name];
    if (answer !== undefined) return answer();
    if (name === "second_step_rules") return { body: [rules] };
    if (path === "/auth/v1/user") return { body: { id: "jo", factors } };
    if (name === "staff_directory") return { body: backend.people };
    if (path === "/rest/v1/crm_events") return { body: events };
    return { body: 2 };
  });
  renderPage(
    <StaffMemberContext value={member}>
      <StaffPage />
      <Toaster />
    </StaffMemberContext>,
  );
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, sent, backend };
}

const callsOf = (sent: SentRequest[], name: string) =>
  sent.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
const refusal = (hint: string, message = "Refused.") => ({
  status: 400,
  body: { code: "22023", hint, message, details: null },
});
const button = (name: string) => screen.findByRole("button", { name });

describe("the list", () => {
  it("tells a visitor why they see invented colleagues, and offers nothing that would fail", async () => {
    renderStaff({
      member: null,
      people: [{ ...dana, is_sample: true, email: null, can_sign_in: null }],
    });
    expect(await screen.findByText("Dana Reyes")).toBeVisible();
    expect(screen.getByText("Example")).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/admin");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByText("Who gave whom which role")).not.toBeInTheDocument();
  });

  it("shows a colleague everyone with what they may do, to read only", async () => {
    renderStaff({ member: { ...owner, id: "dana", role: "sales" } });
    expect(await screen.findByText("Works on leads and clients. Reads tickets.")).toBeVisible();
    expect(screen.getByText(/Owners change this list/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("says who has set no password yet, and who was removed when", async () => {
    renderStaff({
      people: [
        { ...dana, can_sign_in: false },
        { ...jo, id: "x", name: "Lee Park", removed_at: "2026-03-02T12:00:00Z" },
      ],
    });
    expect(await screen.findByText("No password set yet")).toBeVisible();
    const gone = screen.getByRole("region", { name: "Removed" });
    expect(within(gone).getByText("Removed Mar 2, 2026")).toBeVisible();
    expect(within(gone).getByRole("button", { name: "Bring Lee Park back" })).toBeVisible();
  });

  it("can be tried again when it does not load", async () => {
    const broken = { is: true };
    const { user } = renderStaff({
      answers: {
        staff_directory: () => (broken.is ? new TypeError("Failed to fetch") : { body: [dana] }),
      },
    });
    expect(await screen.findByText(/the server could not be reached/)).toBeVisible();
    broken.is = false;
    await user.click(await button("Try again"));
    expect(await screen.findByText("Dana Reyes")).toBeVisible();
  });
});

describe("adding a person", () => {
  const fill = async (
    user: ReturnType<typeof userEvent.setup>,
    email = "new@curbfront.example",
  ) => {
    await user.click(await button("Add a person"));
    await user.type(screen.getByLabelText("E-mail"), email);
    await user.type(screen.getByLabelText("Name"), "New Person");
    await user.click(screen.getByRole("radio", { name: /^Support/ }));
  };

  it("sends address, name and role, and shows a message to send", async () => {
    const { user, sent } = renderStaff({
      answers: { add_staff: () => ({ body: { id: "new", version: 1, can_sign_in: false } }) },
    });
    await fill(user);
    await user.click(await button("Add person"));
    expect(await screen.findByRole("dialog", { name: "New Person is on the list" })).toBeVisible();
    expect(callsOf(sent, "add_staff")).toEqual([
      { email: "new@curbfront.example", name: "New Person", role: "support" },
    ]);
    const message = screen.getByLabelText<HTMLTextAreaElement>("A message to send them");
    expect(message.value).toContain("Your role is Support.");
    expect(message.value).toContain("https://www.curbfront.example/admin");
    expect(message.value).toContain("Forgot your password?");
    await user.click(await button("Copy message"));
    expect(await navigator.clipboard.readText()).toBe(message.value);
  });

  it("asks for what is missing before it asks the database", async () => {
    const { user, sent } = renderStaff();
    await user.click(await button("Add a person"));
    await user.type(screen.getByLabelText("E-mail"), "nobody");
    await user.click(await button("Add person"));
    expect(await screen.findByText(/Enter a whole e-mail address/)).toBeVisible();
    expect(screen.getByText(/Enter the name/)).toBeVisible();
    expect(callsOf(sent, "add_staff")).toEqual([]);
  });

  it.each([
    ["already-staff", /Dana Reyes has this e-mail address: they are on the list already/],
    ["removed", /Dana Reyes has this e-mail address and was removed/],
    ["other", /What you typed is still here/],
  ])("says why it was refused and keeps what was typed: %s", async (hint, words) => {
    const { user } = renderStaff({
      answers: { add_staff: () => refusal(hint, "Dana Reyes has this e-mail address.") },
    });
    await fill(user);
    await user.click(await button("Add person"));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("New Person");
    await user.keyboard("{Escape}");
    await user.click(await button("Add a person"));
    expect(screen.getByLabelText("E-mail")).toHaveValue("new@curbfront.example");
    expect(screen.getByRole("radio", { name: /^Support/ })).toBeChecked();
  });
});

describe("changing a person", () => {
  it("sends the version that was seen", async () => {
    const { user, sent } = renderStaff();
    await user.click(await button("Change Dana Reyes"));
    await user.click(screen.getByRole("radio", { name: /^Viewer/ }));
    await user.click(await button("Save"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(callsOf(sent, "change_staff")).toEqual([
      {
        person_id: "dana",
        seen_version: 1,
        name: "Dana Reyes",
        role: "viewer",
        gives_up_ownership: false,
      },
    ]);
  });

  it("shows who was faster, and goes on with mine only when asked to", async () => {
    let version = 1;
    const { user, sent, backend } = renderStaff({
      answers: {
        change_staff: () =>
          version === 2
            ? { body: 3 }
            : {
                status: 409,
                body: { code: "PT409", hint: "conflict", message: "x", details: "2" },
              },
      },
    });
    await user.click(await button("Change Dana Reyes"));
    await user.click(screen.getByRole("radio", { name: /^Viewer/ }));
    backend.people = [{ ...dana, role: "support", version: 2 }, jo];
    await user.click(await button("Save"));
    expect(await screen.findByText(/now Dana Reyes, Support/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /^Viewer/ })).toBeChecked();
    version = 2;
    await user.click(await button("Go on with mine"));
    await user.click(await button("Save"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(callsOf(sent, "change_staff").at(-1)).toMatchObject({ seen_version: 2, role: "viewer" });
  });

  it("warns owners before they give up their own role, and tells the last one no", async () => {
    const { user, sent } = renderStaff({ answers: { change_staff: () => refusal("last-owner") } });
    await user.click(await button("Change Jo Marsh"));
    await user.click(screen.getByRole("radio", { name: /^Sales/ }));
    expect(await screen.findByText(/This takes your own rights away/)).toBeVisible();
    await user.click(await button("Give up my role as owner"));
    expect(await screen.findByText(/Jo Marsh stays an owner/)).toBeVisible();
    expect(callsOf(sent, "change_staff")).toMatchObject([{ gives_up_ownership: true }]);
  });
});

describe("removing a person", () => {
  it("happens at once and can be undone", async () => {
    const { user, sent } = renderStaff();
    await user.click(await button("Remove Dana Reyes"));
    await user.click(await button("Undo"));
    await waitFor(() =>
      expect(callsOf(sent, "restore_staff")).toEqual([{ person_id: "dana", seen_version: 2 }]),
    );
    expect(callsOf(sent, "remove_staff")).toEqual([
      { person_id: "dana", seen_version: 1, gives_up_ownership: false },
    ]);
  });

  it("asks first when it is oneself", async () => {
    const { user, sent } = renderStaff();
    await user.click(await button("Remove Jo Marsh"));
    await user.click(await button("Stay"));
    expect(callsOf(sent, "remove_staff")).toEqual([]);
    await user.click(await button("Remove Jo Marsh"));
    await user.click(await button("Remove myself"));
    await waitFor(() =>
      expect(callsOf(sent, "remove_staff")).toMatchObject([{ gives_up_ownership: true }]),
    );
  });
});

it("tells an owner who gave whom which role", async () => {
  const event = {
    id: 1,
    happened_at: "2026-11-20T12:00:00Z",
    actor_name: "Jo Marsh",
    record_id: "dana",
    before: null,
  };
  renderStaff({
    events: [
      { ...event, id: 3, action: "archived", after: { removed_at: "2026-11-20" } },
      { ...event, id: 2, action: "changed", before: { role: "viewer" }, after: { role: "sales" } },
      { ...event, action: "created", after: { role: "viewer", display_name: "Dana Reyes" } },
    ],
  });
  expect(await screen.findByText("Jo Marsh removed Dana Reyes.")).toBeVisible();
  expect(
    screen.getByText("Jo Marsh changed the role of Dana Reyes from Viewer to Sales."),
  ).toBeVisible();
  expect(screen.getByText("Jo Marsh added Dana Reyes as Viewer.")).toBeVisible();
});

describe("the second step", () => {
  beforeEach(() => localStorage.setItem(SESSION_KEY, JSON.stringify(session())));
  const rule = () =>
    screen.findByRole("switch", {
      name: "Everyone enters a code from an app after their password",
    });
  const app = { id: "app", friendly_name: "Curbfront", factor_type: "totp", status: "verified" };

  it("is not spoken of where the auth service has none", async () => {
    renderStaff();
    await button("Add a person");
    await waitFor(() => expect(screen.getByText("Dana Reyes")).toBeVisible());
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  });

  it("is demanded of all by an owner who has one", async () => {
    const { user, sent } = renderStaff({
      rules: { is_offered: true, is_demanded: false },
      factors: [app],
    });
    const control = await rule();
    await waitFor(() => expect(control).toBeEnabled());
    await user.click(control);
    await waitFor(() => expect(callsOf(sent, "demand_second_step")).toEqual([{ demanded: true }]));
  });

  it("is set up by the owner first", async () => {
    renderStaff({ rules: { is_offered: true, is_demanded: false } });
    expect(await rule()).toBeDisabled();
    expect(await screen.findByText(/Set up your own first/)).toBeVisible();
  });

  it("is taken away from a colleague after a question", async () => {
    const { user, sent } = renderStaff({
      people: [{ ...dana, has_second_step: true }, jo],
      rules: { is_offered: true, is_demanded: false },
    });
    await user.click((await screen.findAllByRole("button", { name: /^Change/ }))[0] as HTMLElement);
    await user.click(await button("Take the second step away"));
    expect(callsOf(sent, "remove_second_step")).toEqual([]);
    await user.click(await button("Take it away"));
    await waitFor(() =>
      expect(callsOf(sent, "remove_second_step")).toEqual([{ person_id: "dana" }]),
    );
  });
});
