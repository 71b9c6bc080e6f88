import { openAsStaff, signInByForm } from "../support/open-page";
import { changeTicket } from "../support/stored-tickets";
import { expect, test, type Page } from "../support/test";
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
    expectProblem(/status of 40[13]/);
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
