import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import type { StaffMember } from "@/data/staff/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { AddLeadDialog } from "./add-lead-dialog";

beforeEach(() => sessionStorage.clear());
afterEach(() => void toast.dismiss());

const priya: StaffMember = { id: "priya", name: "Priya Nair", role: "sales" };

type Stored = Record<string, unknown> & { id: string; version: number };

/** The form on a database that stores what it is sent; the first `lost` answers never arrive. */
function open({ lost = 0 } = {}) {
  const rows: Stored[] = [];
  let lostYet = 0;
  const answer = (request: SentRequest) => {
    if (request.path !== "/rest/v1/leads") return { body: [] };
    const body = request.body as Stored;
    if (request.method === "GET") return { body: rows };
    if (request.method === "PATCH") {
      const version = (rows[0]?.version ?? 0) + 1;
      Object.assign(rows[0] ?? {}, body, { version });
      return { body: [{ version }] };
    }
    if (rows.some(({ id }) => id === body.id)) {
      return { status: 409, body: { code: "23505", message: "duplicate key" } };
    }
    rows.push({ ...body, version: 1 });
    return { status: 201 };
  };
  stubNetwork((request) => {
    const answered = answer(request);
    if (request.path !== "/rest/v1/leads" || request.method === "GET" || lostYet === lost) {
      return answered;
    }
    lostYet += 1;
    return new TypeError("Failed to fetch");
  });
  const { unmount } = renderPage(
    <StaffMemberContext value={priya}>
      <Dialog />
      <Toaster />
    </StaffMemberContext>,
  );
  return { rows, unmount, user: userEvent.setup({ delay: null }) };
}

function Dialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <AddLeadDialog isOpen={isOpen} onClose={() => setOpen(false)} onOpenLead={() => undefined} />
  );
}

const field = (name: string) => screen.findByRole("textbox", { name });
const add = () => screen.getByRole("button", { name: /^Add lead/ });

it("stores once, and what was typed last, when the first answer got lost", async () => {
  const { rows, user } = open({ lost: 1 });
  await user.type(await field("Name"), "Nell Byrne");
  await user.type(await field("What they want"), "One site");
  await user.click(add());
  expect(await screen.findByText(/Not added: the server could not be reached/)).toBeVisible();
  await user.clear(await field("What they want"));
  await user.type(await field("What they want"), "Two sites");
  await user.type(await field("Business"), "Harbor Electric");
  await user.click(add());
  expect(await screen.findByText("Added Harbor Electric.")).toBeVisible();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: "Nell Byrne",
    business: "Harbor Electric",
    message: "Two sites",
  });
});

it("takes back by Undo what the retry stored", async () => {
  const { rows, user } = open({ lost: 1 });
  await user.type(await field("Name"), "Nell Byrne");
  await user.click(add());
  await screen.findByText(/Not added/);
  await user.type(await field("Business"), "Harbor Electric");
  await user.click(add());
  await screen.findByText("Added Harbor Electric.");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(rows[0]).toMatchObject({ version: 3 }));
  expect(rows[0]?.["archived_at"]).toEqual(expect.any(String));
});

it("keeps what was typed over a reload, and stores it under the id it was tried with", async () => {
  const { user, rows, unmount } = open({ lost: 1 });
  await user.type(await field("Name"), "Nell Byrne");
  await user.click(add());
  await screen.findByText(/Not added/);
  const [first] = rows;
  unmount();
  const again = open();
  expect(await field("Name")).toHaveValue("Nell Byrne");
  expect(screen.getByText("You began this before.")).toBeVisible();
  await again.user.click(add());
  expect(await screen.findByText("Added Nell Byrne.")).toBeVisible();
  expect(again.rows[0]?.id).toBe(first?.id);
  expect(sessionStorage).toHaveLength(0);
});

it("closes by Back, over nothing that changed below it, and keeps what was typed", async () => {
  const { user, unmount } = open();
  await user.type(await field("Name"), "Nell Byrne");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  unmount();
  open();
  expect(await field("Name")).toHaveValue("Nell Byrne");
});
