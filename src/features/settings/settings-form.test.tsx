import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { field, press, retype, SETTINGS, showSettings } from "@tests/screens/settings";

describe("what is typed", () => {
  it("is kept when it cannot be stored, and stored at the next press", async () => {
    const line = { isDown: true };
    const { user } = showSettings({
      answers: {
        save_demo_settings: () => (line.isDown ? new TypeError("Failed to fetch") : { body: 2 }),
      },
    });
    await retype(user, "A demo takes, in minutes", "45");
    await press(user, "Save");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not saved: the server could not be reached. What you typed is still here.",
    );
    expect(await field("A demo takes, in minutes")).toHaveValue("45");
    line.isDown = false;
    await press(user, "Save");
    expect(await screen.findByText("Saved: how demos are given.")).toBeVisible();
  });

  it("is kept for the next visit, until it is discarded", async () => {
    const first = showSettings();
    await retype(first.user, "A demo takes, in minutes", "45");
    first.unmount();
    const { user, unmount } = showSettings();
    expect(await field("A demo takes, in minutes")).toHaveValue("45");
    expect(screen.getByText("Not saved yet. It is kept in this browser.")).toBeVisible();
    await press(user, "Discard changes");
    expect(await field("A demo takes, in minutes")).toHaveValue("20");
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    unmount();
    showSettings();
    expect(await field("A demo takes, in minutes")).toHaveValue("20");
  });
});

const CONFLICT = {
  status: 409,
  body: { code: "PT409", hint: "conflict", details: "2", message: "Somebody was faster." },
};

describe("what somebody else saved meanwhile", () => {
  const refused = () => showSettings({ answers: { save_demo_settings: () => CONFLICT } });
  const typeAndSave = async ({ user, stored }: ReturnType<typeof showSettings>) => {
    await retype(user, "A demo takes, in minutes", "45");
    stored.settings = { ...SETTINGS, version: 2, minutes: 60 };
    await press(user, "Save");
  };

  it("is asked about, and mine can go on from theirs", async () => {
    const page = refused();
    await typeAndSave(page);
    expect(
      await screen.findByText(/Somebody else changed this in the meantime\. What you typed/),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Go on with mine" })).toHaveFocus();
    await press(page.user, "Go on with mine");
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    expect(await field("A demo takes, in minutes")).toHaveValue("45");
    await press(page.user, "Save");
    await waitFor(() =>
      expect(page.saved()).toMatchObject([{ seen_version: 1 }, { seen_version: 2, minutes: 45 }]),
    );
  });

  it("can be taken instead", async () => {
    const page = refused();
    await typeAndSave(page);
    await press(page.user, "Take theirs");
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    expect(await field("A demo takes, in minutes")).toHaveValue("60");
    expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
  });

  it("shows at once where nothing was typed", async () => {
    const { stored, queryClient } = showSettings();
    expect(await field("A demo takes, in minutes")).toHaveValue("20");
    stored.settings = { ...SETTINGS, version: 2, minutes: 60 };
    await queryClient.invalidateQueries();
    await waitFor(async () => expect(await field("A demo takes, in minutes")).toHaveValue("60"));
  });
});
