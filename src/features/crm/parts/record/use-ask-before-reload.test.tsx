import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { InlineText } from "./inline-kinds";

function Page() {
  return (
    <InlineText label="town" value="Dublin" maxLength={120} canEdit save={async () => undefined} />
  );
}

const asksBeforeReload = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("asks while words stand in a field that nothing has stored, and no longer", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  await user.click(screen.getByRole("button", { name: "Change town: Dublin" }));
  expect(asksBeforeReload()).toBe(false);
  await user.type(screen.getByRole("textbox", { name: "town" }), "Hilliard");
  expect(asksBeforeReload()).toBe(true);
  await user.keyboard("{Escape}");
  expect(asksBeforeReload()).toBe(false);
  unmount();
});
