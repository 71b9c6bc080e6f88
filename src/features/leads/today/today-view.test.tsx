import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AgendaDemo } from "@/data/bookings/schema";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { TodayView } from "./today-view";

const DAY = 24 * 60 * 60_000;

const yesterdays = (id: string, name: string, status: AgendaDemo["status"]): AgendaDemo => ({
  id,
  version: 1,
  lead_id: id,
  host_id: "h1",
  host: null,
  status,
  starts_at: new Date(Date.now() - DAY).toISOString(),
  ends_at: new Date(Date.now() - DAY + 20 * 60_000).toISOString(),
  visitor_time_zone: null,
  reference: null,
  is_sample: false,
  lead: {
    id,
    name,
    business: null,
    phone: null,
    town: null,
    region: null,
    trade: null,
    message: null,
  },
});

it("asks what came of yesterday's demos of which nobody has said so", async () => {
  stubNetwork(() => ({
    body: [yesterdays("d1", "Ana Reef", "booked"), yesterdays("d2", "Ben Oak", "took-place")],
  }));
  renderPage(<TodayView canWrite={false} hrefOf={(id) => `/${id}`} />);
  const heading = await screen.findByRole("heading", { name: "What came of these?" });
  const asked = within(heading.closest("section") ?? heading);
  expect(asked.getByRole("link", { name: "Ana Reef" })).toBeVisible();
  expect(screen.queryByText("Ben Oak")).toBeNull();
});
