import { readFile } from "node:fs/promises";
import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { newEmail } from "../support/stored-leads";
import { createTicket } from "../support/stored-tickets";
import { expect, test } from "../support/test";

test("a mail is unfolded, shows its links' addresses, and is opened as an original, by keyboard", async ({
  page,
  request,
}) => {
  const ticket = await createTicket(request);
  const subject = `Plan ${crypto.randomUUID().slice(0, 8)}`;
  const raw = Buffer.from(
    [
      `From: Pat Moss <${newEmail()}>`,
      "To: hello@curbfront.example",
      `Subject: ${subject}`,
      `Message-ID: <${crypto.randomUUID()}@elsewhere.example>`,
      "Content-Type: text/plain",
      "",
      "Gr\xfc\xdfe! The plan is at https://files.example/plan?id=7.",
      "",
      "On Mon, Nov 30, 2026 at 3:04 PM Curbfront <hello@curbfront.example> wrote:",
      "> Where is the plan?",
    ].join("\r\n"),
    "latin1",
  );
  const answer = await request.post("/functions/v1/inbound-mail", {
    headers: {
      "Content-Type": "message/rfc822",
      "X-Inbound-Mail-Key": process.env.INBOUND_MAIL_KEY ?? "",
    },
    data: raw,
  });
  expect(await answer.json()).toMatchObject({ outcome: "waiting" });
  await signIn(page);
  await openAsStaff(page, "/admin/unmatched");
  await page.getByRole("link", { name: subject }).press("Enter");
  const sheet = page.getByRole("dialog", { name: subject });
  await expect(sheet.getByText("Grüße! The plan is at")).toBeVisible();
  await expect(sheet.getByText("Where is the plan?")).toHaveCount(0);
  await sheet.getByRole("button", { name: "Show the rest" }).press("Enter");
  await expect(sheet.getByText("> Where is the plan?")).toBeVisible();

  await sheet.getByRole("button", { name: "https://files.example/plan?id=7" }).press("Enter");
  await expect(page.getByText("This leads to files.example")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
    "href",
    "https://files.example/plan?id=7",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByText("This leads to files.example")).toHaveCount(0);

  await sheet.getByRole("button", { name: "Original message" }).press("Enter");
  await expect(page.getByText("Content-Type: text/plain")).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as .eml" }).press("Enter");
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`${subject}.eml`);
  expect(await readFile(await file.path())).toEqual(raw);
  await page.keyboard.press("Escape");

  await sheet.getByRole("button", { name: "Add to a ticket" }).press("Enter");
  await page.keyboard.type(ticket.subject);
  await expect(sheet.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await sheet.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await sheet.getByRole("link", { name: ticket.subject }).press("Enter");
  const thread = page.getByRole("list", { name: "Messages, oldest first" });
  await expect(thread.getByText("Grüße! The plan is at")).toBeVisible();
  await thread.getByRole("button", { name: "Show the rest" }).press("Enter");
  await expect(thread.getByText("> Where is the plan?")).toBeVisible();
  await expect(thread.getByRole("button", { name: "Original message" })).toBeVisible();
});

test("an original mail is a download, for staff only", async ({ request }) => {
  const raw = `From: pat@elsewhere.example\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>`;
  const received = await request.post("/functions/v1/inbound-mail", {
    headers: {
      "Content-Type": "message/rfc822",
      "X-Inbound-Mail-Key": process.env.INBOUND_MAIL_KEY ?? "",
    },
    data: raw,
  });
  const { id } = (await received.json()) as { id: string };
  const path = `/functions/v1/inbound-mail?id=${id}`;
  const file = await request.get(path, { headers: await ownerHeaders(request) });
  expect(file.status()).toBe(200);
  expect(file.headers()).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": 'attachment; filename="message.eml"',
    "x-content-type-options": "nosniff",
  });
  expect(await file.text()).toBe(raw);
  expect((await request.get(path)).status()).toBeGreaterThanOrEqual(400);
});
