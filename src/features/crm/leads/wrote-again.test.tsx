import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leadOf } from "@tests/fixtures/leads";
import { renderPage } from "@tests/render";
import { LeadCardLines } from "./board/lead-card";
import { LeadClock } from "./record/lead-clock";

const now = new Date("2026-11-22T12:00:00Z");
const lost = leadOf({
  id: "1",
  stage: "lost",
  lost_reason: "Price",
  response: "answered",
  first_responded_at: "2026-11-20T16:00:00Z",
});

it("is said on the card and in the drawer of whoever was answered and wrote again", () => {
  const waiting = { ...lost, wrote_again_at: "2026-11-22 10:00:00+00" };
  const { unmount } = renderPage(<LeadCardLines lead={waiting} now={now} />);
  expect(screen.getByText(/^Wrote again,/)).toBeVisible();
  unmount();
  renderPage(<LeadClock lead={waiting} canWrite />);
  expect(screen.getByText(/^They wrote again,/)).toBeVisible();
  expect(screen.getByText(/or a logged call that they picked up/)).toBeVisible();
});

it("is not said of others, nor in the drawer of what was put away", () => {
  const { unmount } = renderPage(<LeadCardLines lead={lost} now={now} />);
  expect(screen.queryByText(/again/)).toBeNull();
  unmount();
  renderPage(
    <LeadClock
      lead={{
        ...lost,
        wrote_again_at: "2026-11-22 10:00:00+00",
        archived_at: "2026-11-22T11:00:00Z",
      }}
      canWrite={false}
    />,
  );
  expect(screen.queryByText(/again/)).toBeNull();
});
