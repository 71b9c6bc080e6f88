import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { passTime } from "@tests/pass-time";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { NotificationBell } from "./notification-bell";

const ME = { id: "me", name: "Jo Marsh", role: "owner" } as const;
const notification = (id: string) => ({
  id,
  kind: "mentioned",
  entity: "leads",
  record_id: `lead-${id}`,
  facts: { by: "Sam", name: `Brack ${id}` },
  created_at: "2026-12-09T15:00:00Z",
  read_at: null as string | null,
});

let rows: ReturnType<typeof notification>[] = [];

function show(at = "/admin/crm/clients") {
  const sent = stubNetwork(({ path, search, method }) => {
    if (path.endsWith("/my_notifications")) {
      const unread = rows.filter(({ read_at }) => read_at === null).length;
      return { body: { rows, next: null, unread } };
    }
    if (method === "PATCH") {
      rows = rows.map((row) =>
        search.get("id")?.includes(row.id) ? { ...row, read_at: row.created_at } : row,
      );
    }
    return { status: 204 };
  });
  renderPage(
    <StaffMemberContext value={ME}>
      <NotificationBell />
      <Toaster />
    </StaffMemberContext>,
    { at },
  );
  return { sent };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  rows = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bell = (name: string) => screen.findByRole("button", { name });

it("counts what was there before without a message, and announces what arrives", async () => {
  rows = [notification("n1")];
  show();
  await bell("Notifications, 1 unread");
  expect(screen.queryByText(/mentioned you/)).toBeNull();
  rows = [notification("n2"), ...rows];
  await passTime(6);
  expect(await screen.findByText("Sam mentioned you: Brack n2")).toBeVisible();
  rows = [notification("n4"), notification("n3"), ...rows];
  await passTime(6);
  expect(await screen.findByText("2 new notifications")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Sam mentioned you: Brack n2")).toBeNull());
});

it("marks as read what the page shows, without a message", async () => {
  const { sent } = show("/admin/crm/leads?lead=lead-n1");
  await bell("Notifications");
  rows = [notification("n1")];
  await passTime(6);
  await waitFor(() => expect(sent.filter(({ method }) => method === "PATCH")).toHaveLength(1));
  expect(screen.queryByText(/mentioned you/)).toBeNull();
});

it("lists them as links and marks the one that is opened", async () => {
  rows = [notification("n1"), notification("n2")];
  const { sent } = show();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await bell("Notifications, 2 unread"));
  const link = await screen.findByRole("link", { name: /Brack n1/ });
  expect(link).toHaveAttribute("href", "/admin/crm/leads?lead=lead-n1");
  expect(link).toHaveFocus();
  await user.click(link);
  await bell("Notifications, 1 unread");
  expect(sent.find(({ method }) => method === "PATCH")?.search.get("id")).toBe("in.(n1)");
});

it("is shown by the computer while the tab is hidden, once the person asked for it", async () => {
  const shown: string[] = [];
  class Shown extends EventTarget {
    static permission = "granted";
    constructor(_title: string, { body }: { body: string }) {
      super();
      shown.push(body);
    }
  }
  vi.stubGlobal("Notification", Shown);
  localStorage.setItem("curbfront.desktopNotifications", "true");
  show();
  await bell("Notifications");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  rows = [notification("n1")];
  await passTime(26);
  expect(shown).toEqual(["Sam mentioned you: Brack n1"]);
  expect(document.querySelector("[data-sonner-toast]")).toBeNull();
  localStorage.removeItem("curbfront.desktopNotifications");
  rows = [notification("n2"), ...rows];
  await passTime(26);
  expect(shown).toHaveLength(1);
});
