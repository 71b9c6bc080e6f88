import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { expectConsole } from "@tests/console";
import { storedPost } from "@tests/fixtures/blog-posts";
import { JO, renderManager, writesOf } from "@tests/screens/manager";
import { fillNewPost, isClosed, openStored, save, title } from "@tests/screens/post-form";
import { readCopies } from "../recovery/post-copy";

const saved = { body: [{ updated_at: "2026-11-21 15:00:00+00", publish_at: null }] };

describe("a post that somebody else saved meanwhile", () => {
  const theirs = { ...storedPost, title: "Theirs", updated_at: "2026-11-20 10:00:00+00" };

  const DANA = { editor_id: "dana", editor_name: "Dana Ruiz" };

  async function setup(lastEditor = DANA, question = "Somebody else saved this post") {
    expectConsole("error", /Error saving blog: this post was saved/);
    const view = renderManager({
      lastEditor,
      write: ({ search }) =>
        search.get("updated_at") === `eq.${theirs.updated_at}` ? saved : { body: [] },
      list: ({ search }) => (search.has("id") ? { body: theirs } : undefined),
    });
    await view.user.type(await openStored(view.user), " of mine");
    await view.user.click(save());
    await screen.findByRole("dialog", { name: question });
    return view;
  }

  it("is not overwritten unless asked to", async () => {
    const { user, sent } = await setup();
    await user.click(screen.getByRole("button", { name: "Keep mine" }));
    await isClosed();
    const [refused, kept] = writesOf(sent);
    expect(refused?.search.get("updated_at")).toBe(`eq.${storedPost.updated_at}`);
    expect(kept?.search.get("updated_at")).toBe(`eq.${theirs.updated_at}`);
    expect(kept?.body).toMatchObject({ title: "Phone number of mine" });
  });

  it("is told as one's own, in another tab, when it was", async () => {
    const own = { editor_id: JO.id, editor_name: JO.name };
    const { user } = await setup(own, "You saved this post in another tab");
    expect(screen.getByText(/^You saved it in another tab/)).toBeInTheDocument();
    expect(
      screen.queryByText(/Jo Marsh saved it|somebody else|take theirs/i),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Decide later" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Error saving blog: you saved this post in another tab in the meantime",
    );
  });

  it("can be taken, without a word of one's own lost", async () => {
    const { user, sent } = await setup();
    await user.click(screen.getByRole("button", { name: "Take theirs" }));
    expect(await title()).toHaveValue("Theirs");
    expect(readCopies().copies.map(({ values }) => values.title)).toContain("Phone number of mine");
    await user.click(screen.getByRole("button", { name: "Put mine back" }));
    expect(await title()).toHaveValue("Phone number of mine");
    await user.click(save());
    await isClosed();
    expect(writesOf(sent)[1]?.search.get("updated_at")).toBe(`eq.${theirs.updated_at}`);
  });

  it("can wait: the form says so and opens the comparison again", async () => {
    const { user } = await setup();
    await user.click(screen.getByRole("button", { name: "Decide later" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Error saving blog: somebody else/);
    expect(await title()).toHaveValue("Phone number of mine");
    await user.click(screen.getByRole("button", { name: "Compare both versions" }));
    expect(
      await screen.findByRole("dialog", { name: "Somebody else saved this post" }),
    ).toBeInTheDocument();
  });
});

it("names a taken address in our words alone", async () => {
  expectConsole("error", /Error saving blog: another post has the address/);
  const { user } = renderManager({
    write: () => ({
      status: 409,
      body: { code: "23505", message: 'duplicate key value violates "blogs_slug_key"' },
    }),
    list: ({ search }) =>
      search.has("id") ? { status: 406, body: { code: "PGRST116", message: "none" } } : undefined,
  });
  await fillNewPost(user);
  await user.click(save());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Error saving blog: another post has the address \/blog\/gutters-more, or had it before$/,
  );
  expect(document.body).not.toHaveTextContent(/duplicate key/);
});
