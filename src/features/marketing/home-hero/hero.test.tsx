import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPage } from "@tests/render";
import { Hero } from "./hero";

it("leads to the sign-up for the trade that was picked, and says what came to the front", async () => {
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollTo = vi.fn();
  renderPage(<Hero billId="bill" />);
  const signup = () => screen.getByRole("link", { name: "Put your name on it" });
  expect(signup()).toHaveAttribute("href", "/signup?trade=heating-and-cooling");

  await userEvent.click(screen.getByRole("radio", { name: "Garage doors" }));

  expect(signup()).toHaveAttribute("href", "/signup?trade=garage-doors");
  expect(screen.getByRole("status")).toHaveTextContent(
    "In front now: Pryor Overhead Door, an example site",
  );
});
