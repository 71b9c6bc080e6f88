import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { FoldedText } from "./folded-text";

it.each([
  ["by its length", "word ".repeat(200)],
  ["by its lines", "line\n".repeat(12)],
])("folds a text that is long %s, and shows all of it at a press", async (_, text) => {
  render(<FoldedText>{text}</FoldedText>);
  const words = screen.getByText(/^(word|line)/);
  expect(words).toHaveClass("line-clamp-8");
  await userEvent.click(screen.getByRole("button", { name: "Show all", expanded: false }));
  expect(words).not.toHaveClass("line-clamp-8");
  expect(words).toHaveTextContent(text.trim().replaceAll("\n", " "));
  await userEvent.click(screen.getByRole("button", { name: "Show less", expanded: true }));
  expect(words).toHaveClass("line-clamp-8");
});

it("leaves a short text as it is", () => {
  render(<FoldedText>Called, will decide on Friday.</FoldedText>);
  expect(screen.queryByRole("button")).toBeNull();
});
