import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { LegalPage } from "./legal-page";

it("keeps each date on one line", () => {
  renderPage(
    <LegalPage
      heading="Terms"
      versions={[{ date: "2026-11-21", change: "First version." }]}
      summary="Short"
      contents={[]}
    >
      Text
    </LegalPage>,
  );
  for (const date of screen.getAllByText(/November 21, 2026$/)) {
    expect(date).toHaveClass("whitespace-nowrap");
  }
});
