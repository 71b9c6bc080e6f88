import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { press, showSettings } from "@tests/screens/settings";

const USED = [
  { bucket: "attachments", objects: 1204, bytes: 3_456_000_000 },
  { bucket: "client-files", objects: 1, bytes: 420 },
  { bucket: "others", objects: 0, bytes: 0 },
];
const rows = () =>
  within(screen.getByRole("table", { name: "Storage used" }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("shows the files and their size by kind, and together", async () => {
  showSettings({ section: "storage", answers: { storage_used: () => ({ body: USED }) } });
  expect(await screen.findByRole("rowheader", { name: "Photos of clients" })).toBeVisible();
  expect(rows()).toEqual([
    ["Kind", "Files", "Size"],
    ["Attachments of mails, messages and notes", "1,204", "3.5 GB"],
    ["Photos of clients", "1", "1 kB"],
    ["others", "0", "0 kB"],
    ["Total", "1,205", "3.5 GB"],
  ]);
});

it("says that nothing is stored yet", async () => {
  const empty = USED.map(({ bucket }) => ({ bucket, objects: 0, bytes: 0 }));
  showSettings({ section: "storage", answers: { storage_used: () => ({ body: empty }) } });
  expect(await screen.findByText("No file is stored yet.")).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

it("can be tried again when it does not load", async () => {
  const broken = { is: true };
  const { user } = showSettings({
    section: "storage",
    answers: {
      storage_used: () => (broken.is ? new TypeError("Failed to fetch") : { body: USED }),
    },
  });
  expect(await screen.findByText(/the server could not be reached/)).toBeVisible();
  broken.is = false;
  await press(user, "Try again");
  expect(await screen.findByRole("rowheader", { name: "Total" })).toBeVisible();
});
