import { screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { Toaster } from "@/components/ui/toaster";
import type { StaffRole } from "@/data/staff/staff-roles";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { SettingsPage } from "@/features/settings/settings-page";

export const SETTINGS = {
  version: 1,
  minutes: 20,
  pause_minutes: 10,
};
export const WEEK = [1, 2].map((weekday) => ({
  weekday,
  opens_at: "09:00",
  closes_at: "17:00",
}));
const COMPANY = {
  version: 1,
  weeks: [
    { since: "2001-01-01", hours: [] },
    { since: "2020-01-01", hours: WEEK },
  ],
  closed_days: [{ day: "2020-07-05", name: "Long past" }],
};
export const SAM = {
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

const AUTOMATION = {
  version: 1,
  rules_off: ["booking"],
  onboarding_tasks: [
    { title: "Collect photos", days: 2, owner: "lead-owner" },
    { title: "Launch the site", days: 14, owner: "winner" },
  ],
};

type Answer = { status?: number; body?: unknown } | Error;

export function showSettings({
  section = "demos",
  role = "owner" as StaffRole | null,
  outside = [] as unknown[],
  answers = {} as Record<string, () => Answer>,
} = {}) {
  const stored = {
    settings: SETTINGS,
    usual_hours: WEEK,
    hosts: [SAM],
    company: COMPANY,
    mail: MAIL,
    automation: AUTOMATION,
  };
  const sent = stubNetwork(({ path }) => {
    const name = path.replace(/^\/rest\/v1\/(rpc\/)?/, "");
    const answer = answers[name];
    if (answer !== undefined) return answer();
    if (name === "demo_calendar") return { body: stored };
    if (name === "company_hours") return { body: stored.company };
    if (name === "demos_outside_hours") return { body: outside };
    if (name === "mail_settings") return { body: stored.mail };
    if (name === "automation_settings") return { body: stored.automation };
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

export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(await field(name));
  await user.type(await field(name), text);
}
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name }));
