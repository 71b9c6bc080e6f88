import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ClientOverview } from "@/data/clients/schema";
import { renderPage } from "@tests/render";
import { AddressesPanel } from "./addresses-panel";
import { SitesPanel } from "./sites-panel";

it("lets a long domain break before its dots, so that no letter stands alone", () => {
  const site = { id: "1", domain: "www.abbottplumbing.example", redirects_to_id: null };
  const client = { id: "c1", sites: [site] } as unknown as ClientOverview;
  renderPage(<SitesPanel client={client} canEdit={false} />);
  const name = screen.getByText("www.abbottplumbing.example");
  expect(name.innerHTML).toBe("www<wbr>.abbottplumbing<wbr>.example");
  expect(name.closest("a")).toHaveAttribute("href", "https://www.abbottplumbing.example");
});

it("opens an address on a map", () => {
  const address = { id: "1", label: "Shop", street: "2 Öl St & Co", town: "Lima", region: "OH" };
  const client = { id: "c1", addresses: [address] } as unknown as ClientOverview;
  renderPage(<AddressesPanel client={client} canEdit={false} />);
  const link = screen.getByRole("link", { name: "2 Öl St & Co, Lima, OH" });
  const map = new URL(link.getAttribute("href") ?? "");
  expect(map.searchParams.get("query")).toBe("2 Öl St & Co, Lima, OH");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
