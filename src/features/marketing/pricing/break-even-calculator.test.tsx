import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { prerenderPage, renderPage } from "@tests/render";
import { BreakEvenCalculator } from "./break-even-calculator";

beforeEach(() => {
  history.replaceState(null, "", "/pricing");
  return () => history.replaceState(null, "", "/");
});

const job = () => screen.getByLabelText("Average job, in dollars");
const margin = () => screen.getByLabelText("Margin you keep, in percent");
const copyButton = () => screen.getByRole("button", { name: "Copy link" });
const answer = () => screen.getAllByRole("status")[0];

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

it("answers while one types, and the address follows", async () => {
  renderPage(<BreakEvenCalculator />, { at: "/pricing" });
  expect(answer()).toHaveTextContent("Two extra jobs a month cover the rent.");

  await type(job(), "$1,250");

  expect(job()).toHaveValue("1250");
  expect(answer()).toHaveTextContent("One extra job a month covers the rent.");
  expect(
    screen.getByText(/\$299 rent ÷ \(\$1,250 job × 35% margin\) = 0\.68 jobs, rounded up to 1\./),
  ).toBeVisible();
  await waitFor(() => expect(location.search).toBe("?job=1250&margin=35"));
});

it("answers to its sliders", () => {
  renderPage(<BreakEvenCalculator />, { at: "/pricing" });
  const slider = screen.getByRole("slider", { name: "Margin you keep, in percent, slider" });
  fireEvent.change(slider, { target: { value: "90" } });
  expect(margin()).toHaveValue("90");
  expect(answer()).toHaveTextContent("One extra job a month covers the rent.");
});

it("says what a field takes, and has neither an answer nor a link until then", async () => {
  renderPage(<BreakEvenCalculator />, { at: "/pricing" });
  await userEvent.clear(margin());
  expect(margin()).toBeInvalid();
  expect(margin()).toHaveAccessibleDescription("Enter a percentage from 1 to 100.");
  expect(answer()).toHaveTextContent("Two numbers, and we’ll do the sum.");
  expect(screen.queryByText("The sum:")).toBeNull();
  expect(copyButton()).toBeDisabled();

  await type(margin(), "50");
  expect(margin()).toBeValid();
  expect(margin()).not.toHaveAccessibleDescription();
  expect(copyButton()).toBeEnabled();
});

it("begins with the numbers of the address, which prerendered HTML does not know", () => {
  const { hydrate } = prerenderPage(<BreakEvenCalculator />, {
    at: "/pricing?job=1000&margin=nonsense",
  });
  expect(job()).toHaveValue("650");
  hydrate();
  expect(job()).toHaveValue("1000");
  expect(margin()).toHaveValue("35");
  expect(answer()).toHaveTextContent("One extra job a month covers the rent.");
});

it("copies a link to its numbers, and no longer says so of others", async () => {
  const user = userEvent.setup();
  renderPage(<BreakEvenCalculator />, { at: "/pricing?job=480&margin=22" });
  await user.click(copyButton());
  expect(await screen.findByText("Link to these numbers copied.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/pricing?job=480&margin=22#break-even`,
  );
  await user.type(job(), "0");
  expect(screen.queryByText("Link to these numbers copied.")).toBeNull();
});

it("shows the link where the browser refuses its clipboard", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  renderPage(<BreakEvenCalculator />, { at: "/pricing" });
  await user.click(copyButton());
  expect(
    await screen.findByLabelText("Your browser won’t let us copy. Here is the link:"),
  ).toHaveValue(`${location.origin}/pricing?job=650&margin=35#break-even`);
  expect(screen.queryByText("Link to these numbers copied.")).toBeNull();
});
