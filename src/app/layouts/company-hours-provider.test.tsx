import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leadOf } from "@tests/fixtures/leads";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { LeadClock } from "@/features/crm/leads/record/lead-clock";
import { CompanyHoursProvider } from "./company-hours-provider";

const answered = leadOf({
  id: "1",
  response: "answered",
  created_at: "2026-11-20T14:00:00Z",
  first_response_due_at: "2026-11-23T15:00:00Z",
  first_responded_at: "2026-11-23T15:00:00Z",
});

const show = () =>
  renderPage(
    <CompanyHoursProvider>
      <LeadClock lead={answered} canWrite={false} />
    </CompanyHoursProvider>,
  );

it("has clocks count the hours and holidays that owners set", async () => {
  stubNetwork(({ path }) => ({
    body: path.endsWith("/company_hours") && {
      version: 2,
      weeks: [
        {
          since: "2001-01-01",
          hours: [1, 5].map((weekday) => ({ weekday, opens_at: "07:00", closes_at: "10:00" })),
        },
      ],
      closed_days: [{ day: "2026-11-23", name: "Inventory" }],
    },
  }));
  show();
  // The last hour of Friday; Monday is closed.
  expect(await screen.findByText(/after 1 h of office hours\.$/)).toBeVisible();
});

it("counts the usual hours where the set ones do not load", async () => {
  stubNetwork(() => new TypeError("Failed to fetch"));
  show();
  expect(await screen.findByText(/after 1 workday of office hours\.$/)).toBeVisible();
});
