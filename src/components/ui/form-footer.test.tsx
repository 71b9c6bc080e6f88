import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Button } from "./button";
import { FormFooter } from "./form-footer";

it("says its note as it changes", () => {
  const withNote = (note: string) => (
    <FormFooter note={note}>
      <Button type="submit">Save</Button>
      <Button>Cancel</Button>
    </FormFooter>
  );
  const { rerender } = render(withNote(""));
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  rerender(withNote("Not saved yet."));
  expect(screen.getByRole("status")).toBe(status);
  expect(status).toHaveTextContent("Not saved yet.");
});
