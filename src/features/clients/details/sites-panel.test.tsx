import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ClientOverview } from "@/data/clients/schema";
import { renderPage } from "@tests/render";
import { SitesPanel } from "./sites-panel";

it("lets a long domain break before its dots, so that no letter stands alone", () => {
  const site = { id: "1", domain: "www.abbottplumbing.example", redirects_to_id: null };
  const client = { id: "c1", sites: [site] } as unknown as ClientOverview;
  renderPage(<SitesPanel client={client} canEdit={false} />);
  const name = screen.getByText("www.abbottplumbing.example");
  expect(name.innerHTML).toBe("www<wbr>.abbottplumbing<wbr>.example");
});
