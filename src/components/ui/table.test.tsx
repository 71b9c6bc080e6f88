import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "./table";

it("is a table whose heads name their columns, or with a scope their row", () => {
  render(
    <Table aria-label="Domains">
      <TableHeader>
        <tr>
          <TableHead>Name</TableHead>
          <TableHead aria-sort="ascending">Expires</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        <TableRow data-selected>
          <TableHead scope="row">harborelectric.example</TableHead>
          <TableCell>in nine days</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  const table = within(screen.getByRole("table", { name: "Domains" }));
  expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Name",
    "Expires",
  ]);
  expect(table.getByRole("columnheader", { name: "Expires" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  expect(table.getByRole("rowheader", { name: "harborelectric.example" })).toBeVisible();
  expect(table.getByRole("cell", { name: "in nine days" })).toBeVisible();
});
