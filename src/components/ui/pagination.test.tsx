import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "@tests/render";
import {
  Pagination,
  PaginationContent,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from "./pagination";

it("names the page that is shown, and leads to no page that is not there", () => {
  renderPage(
    <Pagination>
      <PaginationPrevious to={null} />
      <PaginationContent>
        <li>
          <PaginationLink to="?page=1" isActive>
            1
          </PaginationLink>
        </li>
        <li>
          <PaginationLink to="?page=2">2</PaginationLink>
        </li>
      </PaginationContent>
      <PaginationNext to="?page=2" />
    </Pagination>,
  );
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeVisible();
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("1");
  expect(screen.queryByRole("link", { name: "Previous page" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/?page=2");
});
