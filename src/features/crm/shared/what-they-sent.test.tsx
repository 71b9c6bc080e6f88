import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Submission } from "@/data/leads/submissions";
import { WhatTheySent } from "./what-they-sent";

const person = { name: "Elaine Brack", email: "elaine@brack.example" };
const base = { form: "contact", ...person, sourcePage: "/contact" } as const;

let lastId = 0;
const sent = (answers: Partial<Submission["said"]>): Submission => {
  lastId += 1;
  return {
    id: lastId,
    reference: `CF-${String(lastId).padStart(8, "0")}`,
    created_at: "2026-11-20 15:00:00.5+00",
    said: { ...base, ...answers },
  };
};
const known = { name: [person.name], email: [person.email], phone: ["(478) 555-0150"] };

const entries = () => screen.getAllByRole("listitem");
const facts = (entry: HTMLElement) =>
  Object.fromEntries(
    within(entry)
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe("what they sent", () => {
  it("is one entry a form, newest first, with every field that was filled in words", () => {
    render(
      <WhatTheySent
        known={known}
        submissions={[
          sent({
            form: "checkout",
            phone: "(478) 555-0150",
            business: "Brack & Daughter",
            trade: "roofing",
            town: "Macon, GA",
            website: "https://brack.example",
            topic: "callsi",
            message: "Blue trucks.\nNo slogan.",
            consent: true,
            sourcePage: "/checkout?step=review",
            referrer: "https://search.example/?q=sites",
            timeZone: "America/Denver",
          }),
          sent({
            form: "schedule-demo",
            sourcePage: "/pricing",
            slot: "2026-12-01T15:30:00+00:00",
          }),
        ]}
      />,
    );
    const [checkout, demo, ...others] = entries();
    expect(others).toEqual([]);
    expect(checkout).toHaveTextContent(/^Checkout/);
    expect(checkout?.querySelector("blockquote")?.textContent).toBe("Blue trucks.\nNo slogan.");
    expect(facts(checkout as HTMLElement)).toEqual({
      About: "Callsi AI, quoted on the demo",
      Person: "Elaine Brack",
      Phone: "(478) 555-0150",
      "E\u2011mail": "elaine@brack.example",
      Business: "Brack & Daughter",
      Trade: "Roofing",
      Town: "Macon, GA",
      Website: "https://brack.example",
      Agreed: "Ticked the box on the review step",
      Page: "/checkout?step=review",
      "Came from": "https://search.example/?q=sites",
      "Their time zone": "Mountain time",
    });
    expect(demo).toHaveTextContent(/^Demo request/);
    expect(Object.keys(facts(demo as HTMLElement))).toEqual([
      "Demo by phone",
      "Person",
      "E\u2011mail",
      "Page",
    ]);
    expect(screen.getByText("CF-00000001")).toBeVisible();
    expect(screen.getByText("CF-00000002")).toBeVisible();
  });

  it("says the demo's time by the reader's clock and by the visitor's", () => {
    const slot = "2026-12-02 00:30:00+00";
    render(
      <WhatTheySent
        known={{}}
        submissions={[
          sent({ form: "schedule-demo", slot, timeZone: "Pacific/Kiritimati" }),
          sent({ form: "schedule-demo", slot, timeZone: "Not/AZone" }),
        ]}
      />,
    );
    const [far, unknown] = entries().map((entry) => facts(entry)["Demo by phone"]);
    expect(far).toMatch(/where you are, .*(14|2):30.* where they are$/);
    expect(unknown).not.toContain("where");
  });

  it("tells what differs from what the page says, and not what was only typed otherwise", () => {
    render(
      <WhatTheySent
        known={known}
        submissions={[
          sent({ name: "Somebody Else", phone: "888 555 0188" }),
          sent({ name: "elaine  brack", phone: "+1 478-555-0150", email: "ELAINE@brack.example" }),
        ]}
      />,
    );
    expect(screen.getByText(/^They also gave/)).toHaveTextContent(
      "They also gave: name Somebody Else; phone 888 555 0188",
    );
    const [first, second] = entries();
    const marked = (entry?: HTMLElement) =>
      [...(entry?.querySelectorAll("[data-differs] dd") ?? [])].map((each) => each.textContent);
    expect(marked(first)).toEqual(["Somebody Else", "888 555 0188"]);
    expect(marked(second)).toEqual([]);
  });

  it("stays short when a form was sent many times, and reads what this browser does not know", () => {
    render(
      <WhatTheySent
        known={{}}
        submissions={Array.from({ length: 8 }, () =>
          sent({ trade: "falconry", topic: "new-thing", timeZone: "Mars/Base" }),
        )}
      />,
    );
    expect(screen.getByText("Show 3 earlier").closest("details")).not.toHaveAttribute("open");
    expect(facts(entries()[0] as HTMLElement)).toMatchObject({
      Trade: "falconry",
      About: "new thing",
      "Their time zone": "Mars/Base",
    });
  });
});
