import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { RentSum } from "./rent-sum";

it.each([
  ["650", "2 extra jobs a month cover the rent.", "/pricing?job=650&margin=35#break-even"],
  ["$1,250", "one extra job a month covers the rent.", "/pricing?job=1250&margin=35#break-even"],
  ["lots", "a dollar figure goes above, such as 650.", "/pricing#break-even"],
])("answers %s and takes it along to the price list", async (typed, answer, address) => {
  renderPage(<RentSum />);
  const job = screen.getByRole("textbox", { name: "When an average job brings in" });

  await userEvent.clear(job);
  await userEvent.type(job, typed);

  expect(screen.getByRole("status")).toHaveTextContent(answer);
  expect(screen.getByRole("link", { name: "Set your own margin" })).toHaveAttribute(
    "href",
    address,
  );
});
