import { expect, it } from "vitest";
import { fillTemplate, placeholdersOf, unknownPlaceholders } from "./placeholders";

const TICKET = {
  number: 1042,
  subject: "Hours $& on the map",
  contact: { name: "Ana  Maria Ruiz" },
  client: { business: "Ruiz Plumbing" },
};

it("fills in what it knows, as it is written, and leaves the rest for the person to see", () => {
  const values = placeholdersOf(TICKET, "Sam Kowalski");
  expect(
    fillTemplate(
      "Hi {{first_name}}: #{{ticket_number}} {{ subject }}, {{what}}. {{my_name}}",
      values,
    ),
  ).toBe("Hi Ana: #1042 Hours $& on the map, {{what}}. Sam Kowalski");
});

it("greets the business where the client has no contact", () => {
  expect(placeholdersOf({ ...TICKET, contact: null }, "Sam").first_name).toBe("Ruiz Plumbing");
});

it("fills in once: what a client is called is no template", () => {
  const ticket = { ...TICKET, client: { business: "{{my_name}}" } };
  expect(fillTemplate("{{business}}", placeholdersOf(ticket, "Sam"))).toBe("{{my_name}}");
});

it("names what it does not know, each once", () => {
  const body = "{{x}} {{first_name}} {{ x }} {{First_Name}} {{}}";
  expect(unknownPlaceholders(body, "composer")).toEqual(["x", "First_Name", ""]);
  expect(unknownPlaceholders("{first_name} {{business}}", "ticket-reply")).toEqual([]);
});

it("offers in the mails to strangers nothing that one of them typed", () => {
  const typed = "{{first_name}} {{business}} {{subject}}";
  expect(unknownPlaceholders(`${typed} {{reference}}`, "request-received")).toHaveLength(3);
  expect(unknownPlaceholders(`${typed} {{demo_time}} {{host}}`, "demo-booked")).toHaveLength(3);
});

it("fills in no name that every object has", () => {
  expect(fillTemplate("{{constructor}} {{reference}}", { reference: "CF-1" })).toBe(
    "{{constructor}} CF-1",
  );
});
