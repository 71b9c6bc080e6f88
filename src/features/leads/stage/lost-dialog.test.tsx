import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { LostDialog } from "./lost-dialog";

const nothing = () => undefined;

/** The dialog for two leads, once the database has answered how many demos are before them. */
async function show(answer: { status?: number; body: unknown }) {
  const sent = stubNetwork(() => answer);
  const { queryClient } = renderPage(
    <LostDialog
      name="Reef Roofing"
      leadIds={["l1", "l2"]}
      draftOf="l1"
      onLost={nothing}
      onKeep={nothing}
    />,
  );
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(sent.map(({ body }) => body)).toEqual([{ lead_ids: ["l1", "l2"] }]);
}

it("says nothing of demos where none is booked", async () => {
  await show({ body: 0 });
  expect(screen.getByRole("dialog", { name: "Why is Reef Roofing lost?" })).toBeVisible();
  expect(screen.queryByText(/demo/)).toBeNull();
});

it.each([
  [1, "The demo that is booked is cancelled, and a mail says so."],
  [2, "The 2 demos that are booked are cancelled, and mails say so."],
])("says what becomes of the %s booked", async (count, words) => {
  await show({ body: count });
  expect(await screen.findByText(words)).toBeVisible();
});

it("says what would become of one where that could not be asked", async () => {
  await show({ status: 500, body: { message: "disk full" } });
  expect(
    await screen.findByText("A demo that is booked is cancelled, and a mail says so."),
  ).toBeVisible();
});
