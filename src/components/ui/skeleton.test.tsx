import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Skeleton } from "./skeleton";

it("says nothing", () => {
  render(
    <div role="status" aria-label="Loading">
      <Skeleton />
    </div>,
  );
  expect(screen.getByRole("status", { name: "Loading" })).toHaveTextContent(/^$/);
});
