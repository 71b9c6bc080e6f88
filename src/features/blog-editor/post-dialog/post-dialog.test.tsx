import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { expectConsole } from "@tests/console";
import { draft, storedPost } from "@tests/fixtures/blog-posts";
import { renderManager, writesOf } from "@tests/screens/manager";
import type { SentRequest } from "@tests/stub-network";
import {
  fillNewPost,
  isClosed,
  openStored,
  publishBox,
  save,
  title,
  typed,
} from "@tests/screens/post-form";
import { handedCopy, dropCopy } from "../recovery/post-copy";

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
    ["an answer", { status: 500, body: { code: "P0001", message: "the disk is full" } }],
    ["silence", new TypeError("the disk is full")],
    ["an ended session", { status: 401, body: { code: "PGRST301", message: "the disk is full" } }],
  ])(
    "keeps every character when saving fails with %s, and a second try uses the same id",
    async (_, failure) => {
      expectConsole("error", /Error saving blog/);
      let isDown = true;
      const { user, sent } = renderManager({
        write: () => (isDown ? failure : saved),
        list: ({ search }) =>
          search.has("id")
            ? { status: 406, body: { code: "PGRST116", message: "none" } }
            : undefined,
      });
      await fillNewPost(user);
      await user.click(save());
      expect(await screen.findByRole("alert")).toHaveTextContent(
        /^Error saving blog: (TypeError: )?the disk is full$/,
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
      write: () => new Promise((done) => answers.push(() => done(saved))),
    });
    await fillNewPost(user);
    await user.dblClick(save());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await isClosed();
    expect(writesOf(sent)).toHaveLength(1);
  });

  it("leads to the editor with what is typed, which is taken over once", async () => {
    const { user, router } = renderManager();
    await fillNewPost(user);
    await user.click(screen.getByRole("link", { name: "Open in the editor" }));
    const { location } = router.state;
    expect([location.pathname, location.search]).toEqual(["/admin/blog-editor", ""]);
    const copy = handedCopy(location);
    expect(copy).toMatchObject({
      baseVersion: null,
      values: { title: typed.Title, full_content: typed["Full Content (HTML)"], category: "SEO" },
    });
    dropCopy(copy?.postId ?? "", copy?.slot ?? "");
    expect(handedCopy(location)).toBeNull();
  });

  it("stays when the browser keeps no copy that could be taken along", async () => {
    const { user, router } = renderManager();
    await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.type(await title(), "Precious");
    await user.click(screen.getByRole("link", { name: "Open in the editor" }));
    expect(await screen.findByText(/cannot be taken to the editor/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/admin");
    expect(await title()).toHaveValue("Precious");
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
