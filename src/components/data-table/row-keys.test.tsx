import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { rowKeys } from "./row-keys";

const renderRows = (cell: (name: string) => ReactNode) =>
  render(
    <table {...rowKeys}>
      <tbody>
        {["First", "Second"].map((name) => (
          <tr key={name} data-row={name}>
            <td>{cell(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>,
  );

it("goes to the row below by the arrow, and scrolls nothing with it", () => {
  renderRows((name) => (
    <a href="/" data-row-link>
      {name}
    </a>
  ));
  const first = screen.getByRole("link", { name: "First" });
  first.focus();
  expect(fireEvent.keyDown(first, { key: "ArrowDown" })).toBe(false);
  expect(screen.getByRole("link", { name: "Second" })).toHaveFocus();
});

it("leaves the arrows to the page where rows lead nowhere", () => {
  renderRows((name) => <button type="button">{name}</button>);
  const first = screen.getByRole("button", { name: "First" });
  first.focus();
  expect(fireEvent.keyDown(first, { key: "ArrowDown" })).toBe(true);
  expect(first).toHaveFocus();
});
