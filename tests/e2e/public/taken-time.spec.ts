import type { APIRequestContext } from "@playwright/test";
import { ownerHeaders } from "../support/open-page";
import { expectAccessible, expectNoSidewaysScroll, PHONE, WIDE } from "../support/page-checks";
import { createLead, newEmail, storedLeads, type StoredLead } from "../support/stored-leads";
import { coreAndDated, dated, expect, test, type Locator } from "../support/test";
import { demoDays, demoTimes, fillDemo } from "./filled-forms";

/** A time on the last offered day; returns it and the following ones as shown. */
async function chooseLate(dialog: Locator, nth: number): Promise<string[]> {
  await demoDays(dialog).last().check({ force: true });
  await demoTimes(dialog).nth(nth).check({ force: true });
  const times = await dialog
    .getByRole("radiogroup", { name: /^Time/ })
    .locator("label")
    .allInnerTexts();
  return times.slice(nth);
}

async function keepOthersBusy(
  request: APIRequestContext,
  { slot_starts_at: starts_at, owner_id: host }: StoredLead,
): Promise<void> {
  const headers = await ownerHeaders(request);
  const path = `/rest/v1/demo_hosts?select=staff_id&is_active=is.true&staff_id=neq.${String(host)}`;
  const hosts = (await (await request.get(path, { headers })).json()) as { staff_id: string }[];
  for (const { staff_id: host_id } of hosts) {
    const { id: lead_id } = await createLead(request);
    const data = { lead_id, host_id, starts_at };
    const answer = await request.post("/rest/v1/demo_bookings", { headers, data });
    // Rejected where another journey's demo occupies the host.
    if (answer.status() !== 201) expect(await answer.json()).toMatchObject({ code: "23P01" });
  }
}

for (const { size, name, nth } of [
  { size: WIDE, name: "in a wide window", nth: 0 },
  { size: PHONE, name: "on a phone", nth: 8 },
]) {
  test(
    `of two visitors who want one time the second is offered the next three, ${name}`,
    size === WIDE ? coreAndDated : dated,
    async ({ page, request, newPerson, expectProblem }) => {
      expectProblem(/Failed to load resource.* 409/);
      await page.setViewportSize(size);
      const [email, otherEmail] = [newEmail(), newEmail()];
      const dialog = await fillDemo(page, email);
      const [taken = "", ...following] = await chooseLate(dialog, nth);

      const other = await fillDemo(await newPerson(), otherEmail);
      await chooseLate(other, nth);
      await other.getByRole("button", { name: "Book this time" }).click();
      await expect(other.getByRole("heading", { name: "You are booked" })).toBeVisible();
      const [otherLead = {}] = await storedLeads(request, otherEmail);
      await keepOthersBusy(request, otherLead);

      await dialog.getByRole("button", { name: "Book this time" }).click();
      const offer = dialog.getByRole("alert").filter({ hasText: "Still free:" });
      await expect(offer).toContainText("Somebody else has just taken this time.");
      await expect(offer).toBeInViewport({ ratio: 1 });
      await expect(offer.getByRole("button")).toHaveText(following.slice(0, 3));
      await expect(offer.getByRole("button").first()).toBeFocused();
      await expect(dialog.getByText("No time chosen yet")).toBeVisible();
      await expect(demoTimes(dialog).and(page.getByLabel(taken, { exact: true }))).toHaveCount(0);
      await expect(dialog.getByLabel("Your name")).toHaveValue("Omar Reyes");
      expect(await storedLeads(request, email)).toEqual([]);
      await expectNoSidewaysScroll(page);
      if (size === PHONE) await expectAccessible(page);

      const [, chosen = ""] = following;
      await offer.getByRole("button", { name: chosen }).click();
      await expect(offer).toHaveCount(0);
      const time = demoTimes(dialog).and(page.getByLabel(chosen, { exact: true }));
      await expect(time).toBeChecked();
      await expect(time).toBeFocused();
      await dialog.getByRole("button", { name: "Book this time" }).click();
      await expect(dialog.getByRole("heading", { name: "You are booked" })).toBeVisible();
      await expect(dialog.getByText(new RegExp(` at ${chosen}$`))).toBeVisible();
      expect(await storedLeads(request, email)).toMatchObject([{ stage: "demo-booked" }]);
    },
  );
}
