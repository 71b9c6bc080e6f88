import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Textarea } from "./textarea";

it("takes several lines, and Enter sends nothing", async () => {
  let sent = 0;
  render(
    <form onSubmit={() => void sent++}>
      <Textarea aria-label="Note" />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("Called twice{Enter}No answer");
  expect(screen.getByLabelText("Note")).toHaveValue("Called twice\nNo answer");
  expect(sent).toBe(0);
});
