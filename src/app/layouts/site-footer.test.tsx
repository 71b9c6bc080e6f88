import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { site } from "@/content/company";
import { SiteFooter } from "./site-footer";

it("has placeholders for the social accounts, which say that they are and lead nowhere", () => {
  renderPage(<SiteFooter />);
  for (const { label } of site.socialLinks) {
    const placeholder = screen.getByRole("link", { name: `${label} (Example)` });
    expect(placeholder).not.toHaveAttribute("href");
    expect(placeholder).toHaveAttribute("aria-disabled", "true");
  }
  expect(screen.getByText("Example")).toBeVisible();
});

it("names the zone of the phone's hours", () => {
  renderPage(<SiteFooter />);
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText(/^Monday to Friday, 9\sam to 8\spm Eastern$/)).toBeVisible();
});
