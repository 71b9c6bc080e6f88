import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import type { SpamRequest } from "@/data/leads/submissions";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { SpamRequests } from "../leads-page";

const spam = (id: number, name: string, reason: SpamRequest["reason"] = "all"): SpamRequest => ({
  id,
  reference: `CF-0000000${id}`,
  reason,
  created_at: "2026-11-21T10:00:00+00:00",
  said: {
    form: "contact",
    name,
    email: `${name.toLowerCase()}@trade.example`,
    message: `Words of ${name}`,
    sourcePage: "/contact",
  },
});
const three = [spam(3, "Cara", "trap"), spam(2, "Bruno", "own"), spam(1, "Ana")];

type Options = {
  spam?: SpamRequest[];
  counts?: { waiting: number; put_aside: number };
  canWrite?: boolean;
  at?: string;
  fails?: () => boolean;
};

/** On a database that removes the requests it is told to. */
function open({ spam = three, counts, canWrite = true, at, fails = () => false }: Options = {}) {
  let kept = spam;
  const sent = stubNetwork(({ path, body }) => {
    const name = path.split("/").at(-1);
    if (name === "spam_counts") {
      return { body: [counts ?? { waiting: kept.length, put_aside: kept.length }] };
    }
    const request = (body ?? {}) as { ids?: number[]; newest?: number; search?: string };
    if (name === "list_spam") {
      return {
        body: kept.filter(({ said: answers }) => answers.name.includes(request.search ?? "")),
      };
    }
    if (fails()) return { status: 500, body: { message: "disk full" } };
    const isMeant = ({ id }: SpamRequest) =>
      request.ids?.includes(id) ?? id <= (request.newest ?? 0);
    if (name === "restore_spam") {
      kept = spam.filter((each) => isMeant(each) || kept.includes(each));
      return { body: { returned: request.ids?.length, stay: 0 } };
    }
    const taken = kept.filter(isMeant).map(({ id }) => id);
    kept = kept.filter((each) => !isMeant(each));
    return { body: taken };
  });
  renderPage(
    <>
      <SpamRequests canWrite={canWrite} />
      <Toaster />
    </>,
    { at: at ?? "/admin/crm/leads?suspects=open" },
  );
  const writes = () =>
    sent
      .filter(({ path }) => /accept|delete|restore/.test(path))
      .map(({ path, body }) => [path.split("/").at(-1), body]);
  // Disabled, because the style that enables toasts above a sheet is not loaded.
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), writes };
}

const sheet = () => screen.findByRole("dialog", { name: "Put aside as suspect" });
const names = async () =>
  within(await sheet())
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const item = async (name: string) => {
  const heading = await within(await sheet()).findByRole("heading", { level: 3, name });
  return within(heading.closest("li") as HTMLElement);
};

it("a burst is told above the leads, with the way to look at it", async () => {
  const { user } = open({
    at: "/admin/crm/leads",
    counts: { waiting: 3, put_aside: 1204 },
  });
  const notice = await screen.findByRole("status");
  expect(notice).toHaveTextContent("1,204 requests were put aside as suspect in the last hour.");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(within(notice).getByRole("button", { name: "Look at what was put aside" }));
  expect(await names()).toEqual(["Cara", "Bruno", "Ana"]);
});

it("what is left from before is told, too", async () => {
  open({ at: "/admin/crm/leads", counts: { waiting: 1, put_aside: 0 } });
  const notice = await screen.findByRole("status");
  expect(notice).toHaveTextContent("1 request that was put aside as suspect waits for a look.");
});

it("each is shown with all it said, why it is here and when it came", async () => {
  open();
  const bruno = await item("Bruno");
  expect(bruno.getByText("Many from one address")).toBeVisible();
  for (const text of ["Words of Bruno", "bruno@trade.example", "CF-00000002", "/contact"]) {
    expect(bruno.getByText(text)).toBeVisible();
  }
  expect((await item("Ana")).getByText("Many from everywhere")).toBeVisible();
  expect((await item("Cara")).getByText("Filled the hidden field")).toBeVisible();
});

it("one is made a lead, is gone from here, and is back after Undo", async () => {
  const { user, writes } = open();
  await user.click((await item("Bruno")).getByRole("button", { name: "Make it a lead" }));
  expect(await screen.findByText("Made 1 lead.")).toBeVisible();
  expect(writes()).toEqual([["accept_spam", { ids: [2] }]]);
  await waitFor(async () => expect(await names()).toEqual(["Cara", "Ana"]));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("1 request is put aside again.")).toBeVisible();
  expect(writes().at(-1)).toEqual(["restore_spam", { ids: [2] }]);
  await waitFor(async () => expect(await names()).toEqual(["Cara", "Bruno", "Ana"]));
});

it("one is deleted at once, and is back after Undo", async () => {
  const { user, writes } = open();
  await user.click((await item("Ana")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Deleted 1 request.")).toBeVisible();
  expect(writes()).toEqual([["delete_spam", { ids: [1] }]]);
  await waitFor(async () => expect(await names()).toEqual(["Cara", "Bruno"]));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await names()).toEqual(["Cara", "Bruno", "Ana"]));
});

it("some are chosen one by one", async () => {
  const { user, writes } = open();
  for (const name of ["Cara", "Bruno", "Ana"]) {
    await user.click((await item(name)).getByRole("checkbox", { name: `Choose ${name}` }));
  }
  await user.click((await item("Bruno")).getByRole("checkbox"));
  expect(screen.getByRole("checkbox", { name: "2 chosen" })).toBePartiallyChecked();
  await user.click(screen.getByRole("button", { name: "Make leads" }));
  expect(await screen.findByText("Made 2 leads.")).toBeVisible();
  expect(writes()).toEqual([["accept_spam", { ids: [3, 1] }]]);
  await waitFor(async () => expect(await names()).toEqual(["Bruno"]));
  expect(screen.queryByRole("button", { name: "Make leads" })).toBeNull();
});

it("all are chosen at once, those not loaded included, and none that came later", async () => {
  const { user, writes } = open();
  await item("Cara");
  await user.click(screen.getByRole("checkbox", { name: "Choose all" }));
  expect((await item("Ana")).getByRole("checkbox")).toBeChecked();
  const [bulk] = within(await sheet()).getAllByRole("button", { name: "Delete" });
  await user.click(bulk as HTMLElement);
  expect(await screen.findByText("Deleted 3 requests.")).toBeVisible();
  expect(writes()).toEqual([["delete_spam", { search: "", newest: 3 }]]);
  expect(await screen.findByText("Nothing is put aside")).toBeVisible();
});

it("a search finds some, and all then means these", async () => {
  const { user, writes } = open();
  await item("Cara");
  await user.click(screen.getByRole("checkbox", { name: "Choose all" }));
  await user.type(screen.getByRole("searchbox"), "Bruno");
  await waitFor(async () => expect(await names()).toEqual(["Bruno"]));
  // A new search clears the selection.
  expect(screen.getByRole("checkbox", { name: "Choose all" })).not.toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: "Choose all" }));
  await user.click(screen.getByRole("button", { name: "Make leads" }));
  await screen.findByText(/^Made/);
  expect(writes()).toEqual([["accept_spam", { search: "Bruno", newest: 2 }]]);
});

it("what fails says why, changes nothing here, and can be tried again", async () => {
  let isDown = true;
  const { user } = open({ fails: () => isDown });
  await user.click((await item("Bruno")).getByRole("button", { name: "Make it a lead" }));
  expect(await screen.findByText("Not saved: the server could not answer.")).toBeVisible();
  expect(await names()).toEqual(["Cara", "Bruno", "Ana"]);
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Made 1 lead.")).toBeVisible();
});

it("whoever only reads leads sees no control that would be refused", async () => {
  open({ canWrite: false });
  const cara = await item("Cara");
  expect(cara.queryByRole("button")).toBeNull();
  expect(within(await sheet()).queryByRole("checkbox")).toBeNull();
});
