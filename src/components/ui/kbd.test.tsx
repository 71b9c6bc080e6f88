import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Kbd, KbdGroup } from "./kbd";

it("marks each key as one, in the order they are pressed", () => {
  const { container } = render(
    <KbdGroup>
      <Kbd>G</Kbd> then <Kbd>L</Kbd>
    </KbdGroup>,
  );
  expect(container).toHaveTextContent("G then L");
  expect([...container.querySelectorAll("kbd")].map((key) => key.textContent)).toEqual(["G", "L"]);
  expect(screen.getByText("G").tagName).toBe("KBD");
});
