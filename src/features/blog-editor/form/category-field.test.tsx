import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { CategoryField } from "./category-field";

function setup(known: string[] = []) {
  const onSubmit = vi.fn();
  const onKeyOutside = vi.fn();
  function Form() {
    const [category, setCategory] = useState("");
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={onKeyOutside}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <CategoryField value={category} onChange={setCategory} known={known} />
          <button type="submit">Save</button>
        </form>
      </div>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), onSubmit, onKeyOutside };
}

const list = () => screen.getByRole("combobox", { name: "Category" });
const input = () => screen.getByRole("textbox", { name: "New category" });
const openInput = (user: ReturnType<typeof userEvent.setup>) =>
  user.selectOptions(list(), "Add new category…");

describe("the category field", () => {
  it("offers the fixed list and each category in use once", () => {
    setup(["Trucks", "SEO", "Trucks"]);
    const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(names).toEqual([
      "Choose one",
      "SEO",
      "Design",
      "Local Marketing",
      "Performance",
      "Content Marketing",
      "Mobile",
      "Trucks",
      "Add new category…",
    ]);
  });

  it("takes a new name with Enter, trimmed, without submitting the form", async () => {
    const { user, onSubmit } = setup();
    await openInput(user);
    expect(input()).toHaveFocus();
    await user.keyboard("  Roof talk  {Enter}");
    expect(list()).toHaveValue("Roof talk");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("does not take a name of nothing but spaces", async () => {
    const { user, onSubmit } = setup();
    await openInput(user);
    await user.keyboard("   {Enter}");
    expect(input()).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add" })).toBeDisabled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("goes back to the list on Escape, leaving the dialog around it open", async () => {
    const { user, onKeyOutside } = setup();
    await user.selectOptions(list(), "Design");
    await openInput(user);
    await user.keyboard("Roof{Escape}");
    expect(list()).toHaveValue("Design");
    expect(onKeyOutside).not.toHaveBeenCalledWith(expect.objectContaining({ key: "Escape" }));
  });
});
