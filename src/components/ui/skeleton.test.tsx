import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Skeleton } from "./skeleton";

it("takes the size of what is coming, still shimmers, and says nothing", () => {
  render(
    <div role="status" aria-label="Loading">
      <Skeleton className="h-12 w-1/2" />
    </div>,
  );
  const place = screen.getByRole("status", { name: "Loading" });
  expect(place).toHaveTextContent(/^$/);
  expect(place.firstChild).toHaveClass("h-12", "bg-shimmer", "bg-size-[200%_100%]");
  expect(place.firstChild).not.toHaveClass("h-3.5");
});
