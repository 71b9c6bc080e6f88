import { openAsStaff, ownerHeaders, signInByForm } from "../support/open-page";
import { changeTicket } from "../support/stored-tickets";
import { expect, test, type Locator, type Page } from "../support/test";
import { clientsNote, postEditor, ticketsReply } from "./places";
import { expectNothingLost, expectStoredOnce, newText, typeInto } from "./typing";

const signOut = (page: Page) =>
  page.getByRole("navigation").getByRole("button", { name: "Sign Out" }).click();

for (const place of [postEditor, clientsNote, ticketsReply]) {
  test(`${place.name}: signing out in another tab keeps it for who signs in again`, async ({
    page,
    context,
    request,
    expectProblem,
  }) => {
    expectProblem(/status of 40[13]|Error loading blog/);
    const desk = await place.open(page, request);
    const text = newText();
    await typeInto(desk, text);

    const other = await context.newPage();
    await openAsStaff(other, "/admin/crm/leads");
    await signOut(other);
    await expect(page.getByText("Jo Marsh")).toHaveCount(0);

    await signInByForm(other);
    await desk.comeBack();
    await expectNothingLost(desk, text, `signed out in another tab, ${place.name}`);
    await desk.send();
    await expectStoredOnce(desk, text);
  });
}

test("a ticket’s reply: what somebody else changed first is told, and the words stay", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const desk = await ticketsReply.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  const id = new URL(page.url()).searchParams.get("ticket") ?? "";
  await changeTicket(request, id, { status: "resolved", version: 1 });
  await page.getByRole("button", { name: "…and wait for the client" }).click();
  await expect(desk.complaint).toContainText("somebody else changed this ticket first");
  await expectNothingLost(desk, text, `409, ${ticketsReply.name}`);
  await desk.send();
  await expectStoredOnce(desk, text);
});

test("the post editor: what two tabs typed into one post is saved, and both are kept", async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem(/Error saving blog/);
  const desk = await postEditor.open(page, request);
  const text = newText();
  await typeInto(desk, text);

  const other = await context.newPage();
  await openAsStaff(other, page.url());
  const theirs = newText();
  const otherDesk = {
    ...desk,
    fields: (words: string): [Locator, string][] => [
      [other.getByLabel("Short Content", { exact: true }), words],
    ],
  };
  await typeInto(otherDesk, theirs);
  await other.getByRole("button", { name: "Update" }).click();
  await expect(other.getByText("Edited, not saved yet")).toHaveCount(0);

  await desk.send();
  const dialog = page.getByRole("dialog", { name: "You saved this post in another tab" });
  await dialog.getByRole("button", { name: "Decide later" }).click();
  await expectNothingLost(desk, text, `saved in another tab first, ${postEditor.name}`);
  await expectNothingLost(otherDesk, theirs, `saved in another tab first, the other tab`);
  await page.getByRole("button", { name: "Compare both versions" }).click();
  await dialog
    .getByRole("group", { name: "Short Content" })
    .getByRole("radio", { name: "The other tab" })
    .check();
  await dialog.getByRole("button", { name: "Save my picks" }).click();
  await expectStoredOnce(desk, text);
  await expect(page.getByLabel("Short Content", { exact: true })).toHaveValue(theirs);
});

test("the post editor: a post that is deleted meanwhile is saved once it is brought back", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Error saving blog/);
  const desk = await postEditor.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  const headers = await ownerHeaders(request);
  const deleted = await request.delete(`/rest/v1/blogs?id=eq.${id}`, { headers });
  expect(deleted.status()).toBe(204);

  await desk.send();
  await expect(desk.complaint).toContainText(postEditor.says("the post no longer exists"));
  await expectNothingLost(desk, text, `the post is deleted, ${postEditor.name}`);
  const back = await request.post("/rest/v1/rpc/restore_deleted_posts", {
    headers,
    data: { post_ids: [id] },
  });
  expect(back.status(), await back.text()).toBe(200);
  await desk.retry();
  await expectStoredOnce(desk, text);
});
