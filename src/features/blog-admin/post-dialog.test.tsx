import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { expectConsole } from "@tests/console";
import { draft, renderManager, storedPost, writesOf } from "@tests/manager";
import type { SentRequest } from "@tests/network";

const typed = {
  Title: "Gutters & more",
  Excerpt: "A sentence",
  "Short Content": "A few sentences",
  "Full Content (HTML)": "<p>Everything</p>",
};

const title = () => screen.findByRole("textbox", { name: "Title" });
const save = () => screen.getByRole("button", { name: "Save blog" });
const publishBox = () => screen.getByRole("checkbox", { name: "Publish immediately" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

async function fillNewPost(user: UserEvent) {
  await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByRole("textbox", { name: label }));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText("Category"), "SEO");
}

async function openStored(user: UserEvent, name = storedPost.title) {
  await user.click(await screen.findByRole("button", { name: `Edit ${name}` }));
  return title();
}

const storedText = () =>
  Array.from({ length: localStorage.length }, (_, index) =>
    localStorage.getItem(localStorage.key(index) ?? ""),
  ).join();

const bodyOf = (request: SentRequest | undefined) => request?.body as Record<string, unknown>;
const saved = { body: [{ updated_at: "2026-11-21 15:00:00+00", publish_at: null }] };

describe("adding a post", () => {
  it("sends the specified fields, the slug from the title, and closes", async () => {
    const { user, sent } = renderManager();
    await fillNewPost(user);
    expect(screen.getByLabelText("Slug")).toHaveValue("gutters-more");
    expect(screen.getByLabelText("Author")).toHaveValue("Jo Marsh");
    await user.click(publishBox());
    await user.click(save());
    await isClosed();
    expect(writesOf(sent)).toHaveLength(1);
    const body = bodyOf(writesOf(sent)[0]);
    expect(body).toMatchObject({
      title: "Gutters & more",
      slug: "gutters-more",
      excerpt: "A sentence",
      content: "A few sentences",
      full_content: "<p>Everything</p>",
      author: "Jo Marsh",
      category: "SEO",
      image_url: null,
      read_time: "1 min read",
      published: true,
    });
    expect(body.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.created_at).toBe(body.updated_at);
  });

  it("counts the read time as it is typed, in a field nobody can type into", async () => {
    const { user } = renderManager();
    await fillNewPost(user);
    expect(screen.getByLabelText("Read Time")).toHaveValue("1 min read");
    await user.click(screen.getByLabelText("Full Content (HTML)"));
    await user.paste(`<p>${"word ".repeat(201)}</p>`);
    expect(screen.getByLabelText("Read Time")).toHaveValue("2 min read");
    expect(screen.getByLabelText("Read Time")).toHaveAttribute("readonly");
  });

  it("sends nothing while a field is missing, and ties each message to its field", async () => {
    const { user, sent } = renderManager();
    await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
    await user.click(save());
    expect(await title()).toHaveAccessibleDescription("Give the post a title.");
    expect(await title()).toBeInvalid();
    expect(screen.getByLabelText("Category")).toHaveAccessibleDescription("Choose a category.");
    expect(writesOf(sent)).toEqual([]);
  });

  it.each([
    ["an answer", { status: 409, body: { code: "23505", message: "duplicate key value" } }],
    ["silence", new TypeError("duplicate key value")],
    [
      "an ended session",
      { status: 401, body: { code: "PGRST301", message: "duplicate key value" } },
    ],
  ])(
    "keeps every character when saving fails with %s, and a second try uses the same id",
    async (_, failure) => {
      expectConsole("error", /Error saving blog/);
      let isDown = true;
      const { user, sent } = renderManager({
        write: () => (isDown ? failure : { status: 201 }),
        list: ({ search }) =>
          search.has("id")
            ? { status: 406, body: { code: "PGRST116", message: "none" } }
            : undefined,
      });
      await fillNewPost(user);
      await user.click(save());
      expect(await screen.findByRole("alert")).toHaveTextContent(
        /^Error saving blog: (TypeError: )?duplicate key value$/,
      );
      expect(screen.getByText(/Nothing typed is lost/)).toBeInTheDocument();
      for (const [label, text] of Object.entries(typed)) {
        expect(screen.getByRole("textbox", { name: label })).toHaveValue(text);
      }
      isDown = false;
      await user.click(save());
      await isClosed();
      const ids = writesOf(sent).map((request) => bodyOf(request).id);
      expect(new Set(ids).size).toBe(1);
      expect(ids).toHaveLength(2);
    },
  );

  it("is sent once, however often the button is pressed", async () => {
    const answers: (() => void)[] = [];
    const { user, sent } = renderManager({
      write: () => new Promise((done) => answers.push(() => done({ status: 201 }))),
    });
    await fillNewPost(user);
    await user.dblClick(save());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await isClosed();
    expect(writesOf(sent)).toHaveLength(1);
  });

  it("does not overwrite a slug typed by hand", async () => {
    const { user } = renderManager();
    await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
    await user.type(await title(), "One");
    await user.clear(screen.getByLabelText("Slug"));
    await user.type(screen.getByLabelText("Slug"), "mine");
    await user.type(await title(), " two");
    expect(screen.getByLabelText("Slug")).toHaveValue("mine");
  });

  it("asks before it throws away what was typed", async () => {
    const { user } = renderManager();
    await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
    await user.type(await title(), "Precious");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(await title()).toHaveValue("Precious");
  });

  it("leaves a copy in this browser when the page goes before it is saved", async () => {
    const { user, unmount } = renderManager();
    await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
    await user.type(await title(), "Precious");
    unmount();
    expect(storedText()).toContain("Precious");
  });
});

describe("editing a post", () => {
  it("updates that row only, over the version opened, and leaves its slug and dates alone", async () => {
    const { user, sent } = renderManager({ write: () => saved });
    await user.type(await openStored(user), "s");
    await user.click(save());
    await isClosed();
    const [update] = writesOf(sent);
    expect(update?.method).toBe("PATCH");
    expect(update?.search.get("id")).toBe(`eq.${storedPost.id}`);
    expect(update?.search.get("updated_at")).toBe(`eq.${storedPost.updated_at}`);
    expect(update?.body).toMatchObject({ title: "Phone numbers", slug: "phone-number" });
    for (const field of ["id", "created_at", "publish_at"]) {
      expect(update?.body).not.toHaveProperty(field);
    }
  });

  it("says what unticking does to a post that is out", async () => {
    const { user } = renderManager();
    await openStored(user);
    await user.click(publishBox());
    expect(screen.getByText(/takes this post off the public blog/)).toBeInTheDocument();
  });

  it("keeps the date of a scheduled post, and publishes a draft with a date ahead at once", async () => {
    const ahead = "2099-01-01 00:00:00+00";
    const { user, sent } = renderManager({
      rows: [
        draft("planned", { published: true, publish_at: ahead }),
        draft("shelved", { publish_at: ahead }),
      ],
      write: () => saved,
    });
    await openStored(user, "Draft planned");
    expect(screen.getByText(/^Scheduled for /)).toBeInTheDocument();
    await user.click(save());
    await isClosed();
    await openStored(user, "Draft shelved");
    await user.click(publishBox());
    expect(screen.getByText(/^It goes out now, not on /)).toBeInTheDocument();
    await user.click(save());
    await isClosed();
    const [planned, shelved] = writesOf(sent).map(bodyOf);
    expect(planned).not.toHaveProperty("publish_at");
    expect(shelved).toMatchObject({ published: true, publish_at: null });
  });

  it("says so when the database changed no row", async () => {
    expectConsole("error", /Error saving blog/);
    const { user } = renderManager({
      write: () => ({ body: [] }),
      list: ({ search }) =>
        search.has("id") ? { status: 406, body: { code: "PGRST116", message: "none" } } : undefined,
    });
    await openStored(user);
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Error saving blog: the post no longer exists, or you may not change it",
    );
  });
});

describe("a post that somebody else saved meanwhile", () => {
  const theirs = { ...storedPost, title: "Theirs", updated_at: "2026-11-20 10:00:00+00" };

  async function setup() {
    expectConsole("error", /Error saving blog: somebody else saved/);
    const view = renderManager({
      write: ({ search }) =>
        search.get("updated_at") === `eq.${theirs.updated_at}` ? saved : { body: [] },
      list: ({ search }) => (search.has("id") ? { body: theirs } : undefined),
    });
    await view.user.type(await openStored(view.user), " of mine");
    await view.user.click(save());
    await screen.findByRole("dialog", { name: "Somebody else saved this post" });
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

  it("can be taken, without a word of one's own lost", async () => {
    const { user, sent } = await setup();
    await user.click(screen.getByRole("button", { name: "Take theirs" }));
    expect(await title()).toHaveValue("Theirs");
    expect(storedText()).toContain("Phone number of mine");
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
