import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge, type BadgeVariant } from "./badge";

const variants = ["default", "info", "success", "pending", "warning", "destructive"] as const;

it("gives each state a shape of its own, which is not read out", () => {
  const shapeOf = (variant: BadgeVariant) => {
    const { container, unmount } = render(<Badge variant={variant}>Open</Badge>);
    expect(screen.getByText("Open")).toHaveTextContent(/^Open$/);
    const svg = container.querySelector("svg[aria-hidden=true]");
    const shape = svg?.querySelector("path")?.getAttribute("d");
    unmount();
    return shape;
  };
  expect(new Set(variants.map(shapeOf)).size).toBe(variants.length);
});

it("leaves the shape to a picture of its own", () => {
  const { container } = render(<Badge isPlain>Possible duplicate</Badge>);
  expect(container.querySelector("svg")).toBeNull();
});
