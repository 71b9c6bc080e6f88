import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press, showSettings } from "@tests/screens/settings";

const open = async () => {
  const shown = showSettings({ section: "automation" });
  await screen.findByRole("switch", { name: "A booking moves a lead to Demo booked" });
  return shown;
};
const titles = () => screen.getAllByLabelText<HTMLInputElement>("Task").map((field) => field.value);

it("stores switches, order, days and owners as one form", async () => {
  const { user, saved } = await open();
  await user.click(screen.getByRole("switch", { name: /^A booking/ }));
  await user.click(screen.getByRole("switch", { name: /^Winning/ }));
  await press(user, "Move task 2 up");
  expect(titles()).toEqual(["Launch the site", "Collect photos"]);
  await user.selectOptions(screen.getAllByLabelText("Owner")[1] as HTMLElement, "winner");
  await press(user, "Save");
  expect(await screen.findByText("Saved: what happens by itself.")).toBeVisible();
  expect(saved()).toEqual([
    {
      seen_version: 1,
      rules_off: ["winning"],
      onboarding_tasks: [
        { title: "Launch the site", days: 14, owner: "winner" },
        { title: "Collect photos", days: 2, owner: "winner" },
      ],
    },
  ]);
});

it.each([
  ["Due after, days", "366", "Enter 0 to 365 days."],
  ["Due after, days", "soon", "Enter 0 to 365 days."],
  ["Task", " ", "Say what is to be done."],
])("says at %s that %j does not work, and stores nothing", async (label, text, problem) => {
  const { user, saved } = await open();
  const field = screen.getAllByLabelText(label)[0] as HTMLElement;
  await user.clear(field);
  await user.type(field, text);
  await press(user, "Save");
  expect(await screen.findByText(problem)).toBeVisible();
  expect(field).toBeInvalid();
  expect(saved()).toEqual([]);
});

it("goes on from a task that is removed to the button that adds one", async () => {
  const { user } = await open();
  await press(user, "Remove task 1");
  expect(titles()).toEqual(["Launch the site"]);
  expect(screen.getByRole("button", { name: "Add a task" })).toHaveFocus();
  await press(user, "Remove task 1");
  expect(screen.getByText("No tasks: winning a lead adds none.")).toBeVisible();
});
