import type { APIRequestContext } from "@playwright/test";
import { editorOf, fillEditor } from "../support/editor-page";
import { createPost, open, openAsStaff, ownerHeaders, signInAlone } from "../support/open-page";
import { createClient } from "../support/stored-clients";
import { newEmail, storedLeads } from "../support/stored-leads";
import { createTicket } from "../support/stored-tickets";
import { expect, type Locator, type Page } from "../support/test";

export type Desk = {
  clear: () => Promise<void>;
  fields: (text: string) => [Locator, string][];
  send: () => Promise<void>;
  complaint: Locator;
  retry: () => Promise<void>;
  comeBack: () => Promise<void>;
  expectSaved: (text: string) => Promise<void>;
  countStored: (text: string) => Promise<number>;
};

export type Place = {
  name: string;
  api: RegExp;
  method: "POST" | "PATCH";
  says: (reason: string) => string;
  repeats?: true;
  /** `go` opens it for somebody who is signed in already. */
  open: (page: Page, request: APIRequestContext, go?: typeof openAlone) => Promise<Desk>;
};

async function openAlone(page: Page, path: string) {
  await signInAlone(page);
  await openAsStaff(page, path);
}

async function countRows(request: APIRequestContext, path: string, column: string, text: string) {
  const headers = await ownerHeaders(request);
  const answer = await request.get(`/rest/v1/${path}&select=${column}`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const rows = (await answer.json()) as Record<string, unknown>[];
  return rows.filter((row) => row[column] === text).length;
}

export const visitorsForm: Place = {
  name: "a visitor’s form",
  api: /\/rest\/v1\/rpc\/submit_lead/,
  method: "POST",
  says: () =>
    "No answer came back, so we can’t say it arrived. What you typed is still here; sending it again counts once.",
  async open(page, request) {
    let email = newEmail();
    await open(page, "/contact");
    const form = page.getByRole("form", { name: "Or write it down" });
    return {
      async clear() {
        email = newEmail();
        await open(page, "/contact");
        // After sending, a confirmation replaces the form.
        const another = page.getByRole("button", { name: "Write another message" });
        await expect(form.or(another)).toBeVisible();
        if (await another.isVisible()) await another.click();
      },
      fields: (text) => [
        [form.getByLabel("Your name"), "Omar Reyes"],
        [form.getByLabel("Email"), email],
        [form.getByLabel(/^Phone/), "(541) 555-0123"],
        [form.getByLabel("Message"), text],
      ],
      send: () => form.getByRole("button", { name: "Send message" }).click(),
      complaint: form.getByRole("alert"),
      retry: () => form.getByRole("button", { name: "Try again" }).click(),
      comeBack: () => open(page, "/contact"),
      expectSaved: () => expect(page.getByText("Your reference", { exact: true })).toBeVisible(),
      async countStored(text) {
        const leads = await storedLeads(request, email);
        expect(leads.map(({ message }) => message)).toEqual(leads.map(() => text));
        return leads.flatMap(({ lead_submissions: sent }) => sent).length;
      },
    };
  },
};

export const postEditor: Place = {
  name: "the post editor",
  api: /\/rest\/v1\/blogs\?/,
  method: "PATCH",
  says: (reason) => `Error saving blog: ${reason}`,
  repeats: true,
  async open(page, request) {
    const { id } = await createPost(request);
    await openAlone(page, editorOf(id));
    await expect(page.getByLabel("Excerpt")).toHaveValue("An excerpt");
    return {
      clear: () => Promise.resolve(),
      fields: (text) => [[page.getByLabel("Excerpt"), text]],
      send: () => page.getByRole("button", { name: "Update" }).click(),
      complaint: page.getByRole("alert").filter({ hasText: "Error saving blog" }),
      retry: () => page.getByRole("button", { name: "Retry" }).first().click(),
      async comeBack() {
        await openAsStaff(page, editorOf(id));
        await page.getByRole("button", { name: "Restore" }).click();
      },
      expectSaved: () =>
        expect(page.getByRole("region", { name: "Publishing" }).getByText(/^Saved /)).toBeVisible(),
      countStored: (text) => countRows(request, `blogs?id=eq.${id}`, "excerpt", text),
    };
  },
};

export async function beginPost(page: Page, request: APIRequestContext): Promise<Desk> {
  const title = `Written on the train ${crypto.randomUUID()}`;
  await fillEditor(page, title);
  return {
    clear: () => Promise.resolve(),
    fields: (text) => [
      [page.getByLabel("Title", { exact: true }), title],
      [page.getByLabel("Excerpt"), text],
    ],
    send: () => page.getByRole("button", { name: "Save Draft" }).click(),
    complaint: page.getByRole("alert").filter({ hasText: "Error saving blog" }),
    retry: () => page.getByRole("button", { name: "Retry" }).first().click(),
    async comeBack() {
      await openAsStaff(page, "/admin/blog-editor");
      await page.getByRole("button", { name: "Go on writing" }).click();
    },
    expectSaved: () => expect(page.getByText("Draft saved.")).toBeVisible(),
    countStored: (text) =>
      countRows(request, `blogs?title=eq.${encodeURIComponent(title)}`, "excerpt", text),
  };
}

export const newPost: Place = {
  ...postEditor,
  name: "a new post",
  method: "POST",
  async open(page, request) {
    await signInAlone(page);
    await open(page, "/admin/blog-editor");
    return beginPost(page, request);
  },
};

export const clientsNote: Place = {
  name: "a client’s note",
  api: /\/rest\/v1\/crm_notes/,
  method: "POST",
  says: (reason) => `Not saved: ${reason}. The text is kept.`,
  async open(page, request, go = openAlone) {
    const { id, path } = await createClient(request);
    await go(page, path);
    const box = page.getByRole("textbox", { name: "Add a note" });
    return {
      clear: () => Promise.resolve(),
      fields: (text) => [[box, text]],
      send: () => page.getByRole("button", { name: "Save note" }).click(),
      complaint: page.getByRole("alert").filter({ hasText: "Not saved" }),
      retry: () => page.getByRole("button", { name: "Retry" }).click(),
      comeBack: () => openAsStaff(page, path),
      async expectSaved(text) {
        await expect(page.getByText(text, { exact: true })).toHaveCount(1);
        await expect(box).toHaveValue("");
      },
      countStored: (text) => countRows(request, `crm_notes?client_id=eq.${id}`, "body", text),
    };
  },
};

export const ticketsReply: Place = {
  name: "a ticket’s reply",
  api: /\/rest\/v1\/rpc\/add_ticket_message/,
  method: "POST",
  says: (reason) => `Not stored: ${reason}. Your words are still here.`,
  async open(page, request, go = openAlone) {
    const email = `dana@${crypto.randomUUID()}.example`;
    const { id: client_id } = await createClient(request, { email });
    const { id } = await createTicket(request, { client_id });
    await go(page, `/admin/crm/tickets?ticket=${id}`);
    const ticket = page.getByRole("region", { name: /^Ticket #/ });
    const box = ticket.getByRole("textbox", { name: "Your reply" });
    // The focus puts a greeting into an empty reply, around a text that is filled in meanwhile.
    const begin = async () => {
      await box.blur();
      await box.focus();
      await expect(box).not.toHaveValue("");
    };
    await begin();
    return {
      clear: begin,
      fields: (text) => [[box, text]],
      send: () => ticket.getByRole("button", { name: "Add reply" }).click(),
      complaint: ticket.getByRole("alert"),
      retry: () => ticket.getByRole("button", { name: "Retry" }).click(),
      comeBack: () => openAsStaff(page, `/admin/crm/tickets?ticket=${id}`),
      async expectSaved(text) {
        await expect(ticket.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
        await expect(box).toHaveValue("");
      },
      countStored: (text) => countRows(request, `ticket_messages?ticket_id=eq.${id}`, "body", text),
    };
  },
};

export const places = [visitorsForm, postEditor, clientsNote, ticketsReply];
