import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { prerenderPage, renderPage } from "@tests/render";
import { chosenTrade, keepAnswers } from "@/features/lead-form/visitor-answers";
import { Hero } from "./hero";

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
});

const signup = () => screen.getByRole("link", { name: "Put your name on it" });
const trade = (name: string) => screen.getByRole("radio", { name });

it("leads to the sign-up for the trade that is picked, and says what came to the front", async () => {
  renderPage(<Hero billId="bill" />);
  expect(trade("Heating & cooling")).toBeChecked();
  expect(signup()).toHaveAttribute("href", "/signup?trade=heating-and-cooling");

  await userEvent.click(trade("Garage doors"));

  expect(trade("Garage doors")).toBeChecked();
  expect(signup()).toHaveAttribute("href", "/signup?trade=garage-doors");
  expect(screen.getByRole("status")).toHaveTextContent(
    "In front now: Pryor Overhead Door, an example site",
  );
  expect(chosenTrade()?.id).toBe("garage");
});

it("moves along the trades with the arrow keys", async () => {
  renderPage(<Hero billId="bill" />);
  await userEvent.click(trade("Roofing"));
  await userEvent.keyboard("{ArrowRight}");
  expect(trade("Plumbing")).toBeChecked();
  expect(signup()).toHaveAttribute("href", "/signup?trade=plumbing");
});

it("takes a press on the trade in front for a choice", async () => {
  renderPage(<Hero billId="bill" />);
  await userEvent.click(trade("Heating & cooling"));
  expect(chosenTrade()?.id).toBe("hvac");
});

it("brings the trade that was chosen on an earlier page to the front, without announcing it", () => {
  keepAnswers({ trade: "roofing" });
  const { hydrate } = prerenderPage(<Hero billId="bill" />);
  expect(signup()).toHaveAttribute("href", "/signup?trade=heating-and-cooling");
  hydrate();
  expect(trade("Roofing")).toBeChecked();
  expect(signup()).toHaveAttribute("href", "/signup?trade=roofing");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
