import { screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "@/lib/storage/storage";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { Checkout } from "./checkout-page";

afterEach(() => vi.useRealTimers());

async function fillBusiness(user: UserEvent) {
  await user.type(screen.getByLabelText("Business name"), "Brack & Daughter Roofing");
  await user.selectOptions(screen.getByLabelText("Trade"), "roofing");
  await user.type(screen.getByLabelText("Main town"), "Macon, GA");
  await user.type(screen.getByLabelText("Your name"), "Elaine Brack");
  await user.type(screen.getByLabelText("Mobile"), "(478) 555-0150");
  await user.type(screen.getByLabelText("Email"), "elaine@brackroofing.example");
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole("button", { name }));
const stepShown = (name: string) => screen.findByRole("heading", { level: 2, name });

it("does not move on while something is missing, and says what", async () => {
  const user = userEvent.setup();
  const { router } = renderPage(<Checkout />, { at: "/checkout" });
  await press(user, "Continue to the plan");
  expect(await screen.findByText("Enter the name of your business.")).toBeVisible();
  expect(screen.getByLabelText("Business name")).toHaveFocus();
  expect(router.state.location.search).toBe("");
});

it("leads an address ahead of what is filled in back to the first gap", async () => {
  const { router } = renderPage(<Checkout />, { at: "/checkout?step=review" });
  await stepShown("Step 1 of 3: Your business");
  expect(router.state.location.search).toBe("");
});

it("keeps every answer back and forth, lists all of them, and sends them once agreed", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  const requests = stubNetwork(() => ({ body: { reference: "CF-1A2B3C4D" } }));
  renderPage(<Checkout />, { at: "/checkout" });

  await fillBusiness(user);
  await user.keyboard("{Enter}");
  await stepShown("Step 2 of 3: Your plan");
  await user.click(screen.getByRole("radio", { name: "Quote it on the demo" }));
  await user.type(screen.getByLabelText(/Anything we should know/), "Green truck.");
  await press(user, "Continue to the review");
  await stepShown("Step 3 of 3: Check it over");
  await user.click(screen.getByRole("link", { name: "Edit your business and contact" }));
  expect(await screen.findByLabelText("Business name")).toHaveValue("Brack & Daughter Roofing");
  await press(user, "Continue to the plan");
  expect(await screen.findByRole("radio", { name: "Quote it on the demo" })).toBeChecked();
  await press(user, "Continue to the review");
  await stepShown("Step 3 of 3: Check it over");

  const answers = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  for (const answer of ["Roofing", "Macon, GA", "(478) 555-0150", "Green truck."]) {
    expect(answers).toContain(answer);
  }
  // Demo terms are incomplete, so nobody agrees to them.
  expect(
    screen.getByRole("checkbox", {
      name: /^I agree that Curbfront may contact me .* no contract is made/,
    }),
  ).not.toBeChecked();
  await press(user, "Confirm and request my site");
  expect(await screen.findByText("Check the box if you agree.")).toBeVisible();
  expect(requests).toHaveLength(0);

  await user.click(screen.getByRole("checkbox"));
  await press(user, "Confirm and request my site");
  await vi.advanceTimersByTimeAsync(3_000);
  const done = await stepShown("Request received. Nothing was charged.");
  expect(screen.getByText("CF-1A2B3C4D")).toBeVisible();
  await waitFor(() => expect(done).toHaveFocus());
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toMatchObject({
    payload: {
      form: "checkout",
      business: "Brack & Daughter Roofing",
      trade: "roofing",
      topic: "callsi",
      message: "Green truck.",
      consent: true,
    },
  });
});

const filledIn = {
  business: "Brack & Daughter Roofing",
  trade: "roofing",
  town: "Macon, GA",
  name: "Elaine Brack",
  phone: "(478) 555-0150",
  email: "elaine@brackroofing.example",
};
/** Stores everything that a reload reads. */
function keepAll(topic: string) {
  sessionStorage.setItem(storageKeys.visitorAnswers, JSON.stringify(filledIn));
  sessionStorage.setItem(storageKeys.leadDrafts, JSON.stringify({ checkout: { topic } }));
}
/** On a narrow screen the same bill is folded above the form. */
const billsSay = () =>
  new Set(
    screen
      .getAllByText("Callsi AI", { selector: "li" })
      .map((line) => line.querySelector("span")?.textContent),
  );

describe.each([
  ["", "Leave it out", "Not added"],
  ["callsi", "Quote it on the demo", "Quoted on the demo"],
])("the choice %j, after a reload", (topic, choice, onTheBill) => {
  it.each(["", "?step=plan", "?step=review"])("is what the bill says at %j", async (search) => {
    keepAll(topic);
    renderPage(<Checkout />, { at: `/checkout${search}` });
    await screen.findByRole("heading", { level: 2, name: /^Step/ });
    expect(billsSay()).toEqual(new Set([onTheBill]));
    if (search === "?step=plan") expect(screen.getByRole("radio", { name: choice })).toBeChecked();
    if (search === "?step=review") {
      expect(screen.getByText(choice, { selector: "dd" })).toBeVisible();
    }
  });

  it("is what the review sends, and what the receipt says, reloaded or not", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    const requests = stubNetwork(() => ({ body: { reference: "CF-1A2B3C4D" } }));
    keepAll(topic);
    const { router, unmount } = renderPage(<Checkout />, { at: "/checkout?step=review" });
    await user.click(await screen.findByRole("checkbox"));
    await press(user, "Confirm and request my site");
    await vi.advanceTimersByTimeAsync(3_000);
    await stepShown("Request received. Nothing was charged.");
    const sent = topic === "" ? expect.not.objectContaining({ topic: "callsi" }) : { topic };
    expect(requests[0]?.body).toMatchObject({ payload: { form: "checkout" } });
    expect(requests[0]?.body).toMatchObject({ payload: sent });
    expect(billsSay()).toEqual(new Set([onTheBill]));

    await waitFor(() => expect(router.state.location.search).toBe(""));
    unmount();
    expect(sessionStorage.getItem(storageKeys.leadDrafts)).toBeNull();
    renderPage(<Checkout />, { at: "/checkout" });
    expect(await screen.findByText("CF-1A2B3C4D")).toBeVisible();
    expect(screen.getByText("elaine@brackroofing.example")).toBeVisible();
    expect(billsSay()).toEqual(new Set([onTheBill]));
  });
});
