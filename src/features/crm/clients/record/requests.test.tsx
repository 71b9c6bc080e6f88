import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ClientOverview } from "@/data/clients/schema";
import { renderPage } from "@tests/render";
import { OriginPanel } from "./origin-panel";
import { WroteAgain } from "./client-view";

const client = {
  id: "c1",
  business: "Vega Roof",
  trade: "roofing",
  town: "Taos",
  region: "NM",
  contacts: [{ name: "Ana Vega", email: "ana@vega.example", phone: "(505) 555-0142" }],
  leads: [],
  submissions: [
    {
      id: 1,
      reference: "CF-1A2B3C4D",
      created_at: "2026-11-21 15:00:00+00",
      said: {
        form: "callsi",
        name: "Ana Vega",
        email: "ana@vega.example",
        town: "Taos, NM",
        consent: true,
        sourcePage: "/callsi",
      },
    },
  ],
  wrote_again_at: null,
} as unknown as ClientOverview;

it("shows what a client sent to who may not see its lead, and no difference where there is none", () => {
  renderPage(<OriginPanel client={client} />);
  const panel = screen.getByRole("region", { name: "What they sent" });
  expect(panel).toHaveTextContent("Callsi list");
  expect(panel).toHaveTextContent("CF-1A2B3C4D");
  expect(panel).not.toHaveTextContent("They also gave");
  expect(screen.queryByRole("link")).toBeNull();
});

it("names only the lead of a client that sent no form, and nothing of one that had none", () => {
  const { unmount } = renderPage(
    <OriginPanel
      client={{
        ...client,
        submissions: [],
        leads: [{ id: "l1", reference: "CF-99", name: "Ana", created_at: "2026-11-21T15:00:00Z" }],
      }}
    />,
  );
  expect(screen.getByRole("region", { name: "Where it came from" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Lead CF-99" })).toBeVisible();
  unmount();
  const { container } = renderPage(<OriginPanel client={{ ...client, submissions: [] }} />);
  expect(container).toBeEmptyDOMElement();
});

it("says on top that a client wrote again, with the way to what it says", () => {
  const { unmount, container } = renderPage(<WroteAgain client={client} />);
  expect(container).toBeEmptyDOMElement();
  unmount();
  renderPage(<WroteAgain client={{ ...client, wrote_again_at: "2026-11-22 10:00:00+00" }} />);
  expect(screen.getByText(/They wrote again, Nov 22, 2026/)).toBeVisible();
  expect(screen.getByRole("link", { name: "What they sent" })).toHaveAttribute("href", "#sent");
});
