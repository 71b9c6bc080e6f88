import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { LeadError, submitLead } from "@/data/leads/submit-lead";
import { paths } from "@/lib/paths";
import { storageKeys } from "@/lib/storage/storage";
import { renderPage } from "@tests/render";
import { keepSent } from "@/features/lead-form/sent/sent-requests";
import { Signup } from "./signup-page";

vi.mock(import("@/data/leads/submit-lead"), async (original) => ({
  ...(await original()),
  submitLead: vi.fn<typeof submitLead>(),
}));
const send = vi.mocked(submitLead);

const field = (label: string | RegExp) => screen.getByLabelText(label, { selector: "input" });
const trade = () => screen.getByLabelText("Trade");
const preview = () => screen.getByLabelText("Preview");

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });

beforeEach(() => {
  send.mockReset();
});

it("paints what is typed on the example site of the chosen trade", async () => {
  renderPage(<Signup />, { at: `${paths.signup}?trade=landscaping` });
  expect(trade()).toHaveValue("landscaping");
  const site = await screen.findByLabelText(/example landscaping site/);
  fill("Business name", "Brack & Daughter");
  fill("Main town", "Macon");
  expect(preview()).toHaveTextContent("brackanddaughter.example");
  expect(preview()).toHaveTextContent("Landscaping, Macon");
  expect(site).toHaveTextContent("Brack & Daughter");
  expect(site).toHaveTextContent("Mowed, planted and built in Macon");
  expect(site).not.toHaveTextContent("Juniper");
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(screen.getByText("Open the whole site")).toHaveAttribute(
    "href",
    "/examples/landscaping#name=Brack+%26+Daughter&town=Macon",
  );
});

it("reads a trade we do not know as none", () => {
  renderPage(<Signup />, { at: `${paths.signup}?trade=blacksmith` });
  expect(trade()).toHaveValue("");
  expect(preview()).toHaveTextContent("Your name here");
});

it("says why a roofer’s site stands in for a trade that is not drawn", async () => {
  renderPage(<Signup />, { at: `${paths.signup}?trade=other` });
  expect(preview()).toHaveTextContent("here a roofer’s site stands in");
  expect(screen.getByLabelText(/example roofing site/)).toBeInTheDocument();
  fireEvent.change(trade(), { target: { value: "cleaning" } });
  expect(preview()).not.toHaveTextContent("stands in");
  expect(await screen.findByLabelText(/example cleaning site/)).toBeInTheDocument();
});

it("has the address follow the chosen trade", async () => {
  const { router } = renderPage(<Signup />, { at: `${paths.signup}?trade=landscaping` });
  fireEvent.change(trade(), { target: { value: "roofing" } });
  await waitFor(() => expect(router.state.location.search).toBe("?trade=roofing"));
  expect(trade()).toHaveValue("roofing");
});

it("shows a draft that was brought back in the preview too", () => {
  sessionStorage.setItem(
    storageKeys.visitorAnswers,
    JSON.stringify({ business: "Brack & Daughter", trade: "plumbing", town: "Macon" }),
  );
  renderPage(<Signup />, { at: paths.signup });
  expect(field("Business name")).toHaveValue("Brack & Daughter");
  expect(preview()).toHaveTextContent("Brack & Daughter");
  expect(preview()).toHaveTextContent("Plumbing, Macon");
});

function fillIn() {
  fill("Business name", "Brack & Daughter");
  fill("Main town", "Macon");
  fill("Your name", "Elaine Brack");
  fill("Phone", "(478) 555-0150");
  fill("Email", "elaine@brackroofing.example");
  fill(/Current website/, "brackroofing.example");
}

it("sends it all and keeps the sign up", async () => {
  send.mockResolvedValue({ reference: "CF-1A2B3C4D", booking: null });
  renderPage(<Signup />, { at: `${paths.signup}?trade=roofing` });
  fillIn();
  fireEvent.click(screen.getByText("Send my details"));
  expect(await screen.findByText("CF-1A2B3C4D")).toBeInTheDocument();
  expect(preview()).toHaveTextContent("Brack & Daughter");
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    form: "signup",
    business: "Brack & Daughter",
    trade: "roofing",
    town: "Macon",
    website: "https://brackroofing.example",
    sourcePage: `${paths.signup}?trade=roofing`,
  });
});

it("says what checkout sent in this tab, and takes another when asked", async () => {
  keepSent("checkout", {
    reference: "CF-9F8E7D6C",
    requestId: "1",
    sentAt: new Date(),
    booking: null,
    values: { name: "Bo", email: "bo@dayton-air.example", business: "Dayton Air" },
  });
  renderPage(<Signup />, { at: paths.signup });
  expect(screen.getByText("CF-9F8E7D6C")).toBeVisible();
  expect(screen.getByText(/^You sent this today/)).toBeVisible();
  expect(screen.queryByRole("form")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Send another" }));
  expect(screen.getByText(/^We have what you sent, CF-9F8E7D6C/)).toBeVisible();
  expect(field("Business name")).toBeVisible();
});

it("keeps every character when it could not be sent", async () => {
  send.mockRejectedValue(new LeadError("unreachable", "No answer"));
  renderPage(<Signup />, { at: `${paths.signup}?trade=roofing` });
  fillIn();
  fireEvent.click(screen.getByText("Send my details"));
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(field("Email")).toHaveValue("elaine@brackroofing.example");
  expect(preview()).toHaveTextContent("Brack & Daughter");
});
