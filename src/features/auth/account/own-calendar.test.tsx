import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { OwnCalendar } from "./account-page";

const [FIRST, SECOND] = ["0a".repeat(32), "1b".repeat(32)] as const;

function show(refusal: { status: number; body: unknown } | null = null) {
  const sent = stubNetwork(({ body }) => {
    const { renew } = body as { renew: boolean };
    if (renew && refusal !== null) return refusal;
    return { body: renew ? SECOND : FIRST };
  });
  renderPage(
    <>
      <OwnCalendar />
      <Toaster />
    </>,
  );
  return { user: userEvent.setup(), sent };
}
const field = () => screen.findByLabelText<HTMLInputElement>("Address of your calendar");

it("shows the address, which is another once it was renewed", async () => {
  const { user } = show();
  expect((await field()).value).toMatch(new RegExp(`/functions/v1/calendar\\?key=${FIRST}$`));
  await user.click(screen.getByRole("button", { name: "Renew the address" }));
  await user.click(screen.getByRole("button", { name: "Renew" }));
  await waitFor(async () => expect((await field()).value).toContain(SECOND));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("stays when somebody thinks better of it", async () => {
  const { user, sent } = show();
  await field();
  await user.click(screen.getByRole("button", { name: "Renew the address" }));
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  expect(sent.filter(({ body }) => (body as { renew: boolean }).renew)).toEqual([]);
});

it("says that it stays where it could not be renewed", async () => {
  const { user } = show({ status: 403, body: { code: "42501", message: "Only staff." } });
  await field();
  await user.click(screen.getByRole("button", { name: "Renew the address" }));
  await user.click(screen.getByRole("button", { name: "Renew" }));
  expect(await screen.findByText(/^It stays as it was: /)).toBeVisible();
  expect((await field()).value).toContain(FIRST);
});
