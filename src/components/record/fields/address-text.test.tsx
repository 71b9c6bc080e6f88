import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { AddressText } from "./address-text";

test("an address may break before its @ and its dots, and reads as it was", () => {
  const { container } = render(<AddressText>To J. Reyes, j.reyes@roofs.example.</AddressText>);
  expect(container.innerHTML).toBe("To J. Reyes, j<wbr>.reyes<wbr>@roofs<wbr>.example.");
});
