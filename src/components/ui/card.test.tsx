import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "./card";

it("is a landmark of its title's name, and none without", () => {
  render(
    <>
      <Card aria-labelledby="notes">
        <CardHeader>
          <CardTitle id="notes">Notes</CardTitle>
          <CardAction>Add</CardAction>
        </CardHeader>
        <CardContent>None yet.</CardContent>
      </Card>
      <Card>Filters</Card>
    </>,
  );
  expect(screen.getByRole("region", { name: "Notes" })).toHaveTextContent("None yet.");
  expect(screen.getByRole("heading", { level: 2, name: "Notes" })).toBeVisible();
  expect(screen.getAllByRole("region")).toHaveLength(1);
});
