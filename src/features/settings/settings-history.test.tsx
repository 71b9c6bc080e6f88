import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { showSettings } from "@tests/screens/settings";

const event = (fields: object) => ({
  id: 1,
  happened_at: "2026-11-20T15:00:00Z",
  actor_name: "Jo Marsh",
  record_id: "t1",
  action: "reply-template",
  before: null,
  after: null,
  ...fields,
});
const removedAt = { archived_at: "2026-11-20T15:00:00Z" };

it.each([
  [
    { after: { name: "Thanks", body: "Thank you." } },
    "added",
    ["Name: Thanks", "Text: Thank you."],
  ],
  [{ before: { body: "Thanks." }, after: { body: "Thank you." } }, "changed", [/^Text: Thanks\./]],
  [{ after: removedAt }, "removed", []],
  [{ before: removedAt }, "brought back", []],
])("says what became of a template, by its name: %j", async (fields, verb, expected) => {
  showSettings({
    section: "history",
    answers: {
      crm_events: () => ({ body: [event(fields)] }),
      reply_templates: () => ({ body: [{ id: "t1", name: "Thanks" }] }),
    },
  });
  const sentence = await screen.findByText(`Jo Marsh ${verb} the reply template Thanks`);
  const item = sentence.closest("li") as HTMLElement;
  const lines = within(item)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(
    expected.map((line): unknown =>
      typeof line === "string" ? line : expect.stringMatching(line),
    ),
  );
});
