import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyTitle } from "./empty";

it("has a heading as deep as its place asks for, and the way on", () => {
  const empty = (level?: 2 | 3) => (
    <Empty>
      <EmptyHeader>
        <EmptyTitle level={level}>No leads yet</EmptyTitle>
        <EmptyDescription>The next request stands here.</EmptyDescription>
        <EmptyContent>
          <a href="/contact">See the form</a>
        </EmptyContent>
      </EmptyHeader>
    </Empty>
  );
  const { rerender } = render(empty());
  expect(screen.getByRole("heading", { level: 2, name: "No leads yet" })).toBeVisible();
  rerender(empty(3));
  expect(screen.getByRole("heading", { level: 3, name: "No leads yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See the form" })).toBeVisible();
});
