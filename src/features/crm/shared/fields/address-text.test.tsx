import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AddressText, OpenWebsite } from "./address-text";

test("an address may break before its @ and its dots, and reads as it was", () => {
  const { container } = render(<AddressText>To J. Reyes, j.reyes@roofs.example.</AddressText>);
  expect(container.firstElementChild).toHaveAttribute("translate", "no");
  expect(container.firstElementChild?.innerHTML).toBe(
    "To J. Reyes, j<wbr>.reyes<wbr>@roofs<wbr>.example.",
  );
});

test.each([
  ["roofs.example", "https://roofs.example"],
  ["http://roofs.example/a", "http://roofs.example/a"],
])("a website typed as %s opens as %s", (address, href) => {
  render(<OpenWebsite address={address} />);
  const link = screen.getByRole("link", { name: `Open ${address}` });
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("what is no address opens nothing", () => {
  render(<OpenWebsite address="javascript:alert(1)" />);
  expect(screen.queryByRole("link")).toBeNull();
});
