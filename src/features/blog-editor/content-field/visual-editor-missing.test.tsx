import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { expectConsole } from "@tests/console";
import { ContentField } from "./content-field";

vi.mock("./visual-editor", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

it("works as a text area when the visual view does not load", async () => {
  expectConsole("warn", /A part of the page was not loaded/);
  const log = vi.fn<(html: string) => void>();
  render(<ContentField value="<p>a</p>" onChange={log} />);
  await screen.findByText(/visual view did not load/);
  expect(screen.getByRole("button", { name: "Visual" })).toBeDisabled();
  await userEvent.type(screen.getByRole("textbox", { name: "Full Content" }), "b");
  expect(log).toHaveBeenLastCalledWith("<p>a</p>b");
});
