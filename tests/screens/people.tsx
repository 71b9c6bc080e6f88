import { screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { renderPage } from "@tests/render";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { Toaster } from "@/components/ui/toaster";
import type { StaffMember } from "@/data/staff/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { StaffPage } from "@/features/team/staff-page";

export const jo = {
  id: "jo",
  name: "Jo Marsh",
  role: "owner",
  is_sample: false,
  removed_at: null as string | null,
  created_at: "2026-01-05T12:00:00Z",
  version: 3,
  email: "jo@curbfront.example" as string | null,
  can_sign_in: true as boolean | null,
  invited_until: null as string | null,
  has_second_step: false as boolean | null,
};
export const dana = {
  ...jo,
  id: "dana",
  name: "Dana Reyes",
  role: "sales",
  version: 1,
  email: "dana@curbfront.example",
};
export const owner: StaffMember = { id: "jo", name: "Jo Marsh", role: "owner" };

type Answer = { status?: number; body?: unknown } | Error;

export function renderStaff({
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

export const callsOf = (sent: SentRequest[], name: string) =>
  sent.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
export const refusal = (hint: string, message = "Refused.") => ({
  status: 400,
  body: { code: "22023", hint, message, details: null },
});
export const button = (name: string) => screen.findByRole("button", { name });
