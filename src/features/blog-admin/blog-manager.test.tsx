import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { expectConsole } from "@tests/console";
import { stubNetwork, type SentRequest } from "@tests/network";
import { renderPage } from "@tests/render";
import { BlogManager } from "./blog-manager";

const stored = {
  id: "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601",
  title: "Phone number",
  slug: "phone-number",
  excerpt: "Excerpt",
  content: "Short",
  full_content: "<p>Full</p>",
  author: "Priya Nair",
  category: "Design",
  image_url: null,
  read_time: "1 min read",
  published: true,
  created_at: "2026-11-18 15:00:00+00",
  updated_at: "2026-11-18 15:00:00+00",
};

const typed = {
  Title: "Gutters & more",
  Excerpt: "A sentence",
  "Short Content": "A few sentences",
  "Full Content (HTML)": "<p>Everything</p>",
};

/** `write` answers what is not a GET; the list holds `rows`. */
function setup(write: (request: SentRequest) => object = () => ({ status: 201 })) {
  const rows: unknown[] = [
    stored,
    { ...stored, id: "b", slug: "b", title: null, published: false },
    7,
  ];
  const sent = stubNetwork((request) =>
    request.method === "GET" ? { body: rows } : write(request),
  );
  const signOuts: string[] = [];
  renderPage(<BlogManager authorName="Jo Marsh" onSignOut={() => signOuts.push("out")} />);
  return { user: userEvent.setup(), sent, rows, signOuts };
}

async function fillNewPost(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText("Category"), "SEO");
}

const writes = (sent: SentRequest[]) => sent.filter(({ method }) => method !== "GET");

describe("the list", () => {
  it("has the specified columns, and shows a row that lacks its title", async () => {
    setup();
    const row = await screen.findByRole("row", { name: /Phone number/ });
    for (const text of [
      "/blog/phone-number",
      "Priya Nair",
      "Design",
      "Published",
      "Nov 18, 2026",
    ]) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Title",
      "Author",
      "Category",
      "Status",
      "Created date",
      "Actions",
    ]);
    expect(screen.getByRole("row", { name: /Untitled.*Draft/ })).toBeInTheDocument();
  });

  it("asks for all posts, newest first", async () => {
    const { sent } = setup();
    await screen.findByRole("table");
    expect(sent[0]?.search.get("order")).toBe("created_at.desc");
    expect(sent[0]?.search.has("published")).toBe(false);
  });

  it("logs and shows a failure to load, and Retry cures it", async () => {
    expectConsole("error", /Error loading blogs: the disk is full/);
    let isDown = true;
    stubNetwork(() =>
      isDown ? { status: 400, body: { message: "the disk is full" } } : { body: [stored] },
    );
    renderPage(<BlogManager authorName="" onSignOut={() => undefined} />);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("the disk is full");
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("row", { name: /Phone number/ })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("signs out", async () => {
    const { user, signOuts } = setup();
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    expect(signOuts).toEqual(["out"]);
  });
});

describe("adding a post", () => {
  it("sends the specified fields, the slug from the title, and closes", async () => {
    const { user, sent } = setup();
    await fillNewPost(user);
    expect(screen.getByLabelText("Slug")).toHaveValue("gutters-more");
    expect(screen.getByLabelText("Read Time")).toHaveValue("1 min read");
    await user.click(screen.getByRole("checkbox", { name: "Publish immediately" }));
    await user.click(screen.getByRole("button", { name: "Save blog" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(writes(sent)).toHaveLength(1);
    const body = writes(sent)[0]?.body as Record<string, unknown>;
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

  it("sends nothing while a field is missing, and ties each message to its field", async () => {
    const { user, sent } = setup();
    await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
    await user.click(screen.getByRole("button", { name: "Save blog" }));
    expect(await screen.findByLabelText("Title")).toHaveAccessibleDescription(
      "Give the post a title.",
    );
    expect(screen.getByLabelText("Title")).toBeInvalid();
    expect(screen.getByLabelText("Category")).toHaveAccessibleDescription("Choose a category.");
    expect(writes(sent)).toEqual([]);
  });

  it("keeps every character when saving fails, and a second try uses the same id", async () => {
    expectConsole("error", /Error saving blog/);
    let isDown = true;
    const { user, sent } = setup(() =>
      isDown
        ? { status: 409, body: { code: "23505", message: "duplicate key value" } }
        : { status: 201 },
    );
    await fillNewPost(user);
    await user.click(screen.getByRole("button", { name: "Save blog" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Error saving blog: duplicate key value$/,
    );
    for (const [label, text] of Object.entries(typed)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Save blog" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const ids = writes(sent).map(({ body }) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  it("does not overwrite a slug typed by hand", async () => {
    const { user } = setup();
    await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
    await user.type(screen.getByLabelText("Title"), "One");
    await user.clear(screen.getByLabelText("Slug"));
    await user.type(screen.getByLabelText("Slug"), "mine");
    await user.type(screen.getByLabelText("Title"), " two");
    expect(screen.getByLabelText("Slug")).toHaveValue("mine");
  });

  it("asks before it throws away what was typed", async () => {
    const { user } = setup();
    await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
    await user.type(screen.getByLabelText("Title"), "Precious");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Title")).toHaveValue("Precious");
  });
});

describe("editing a post", () => {
  it("updates that row only, and leaves its slug alone when the title changes", async () => {
    const { user, sent } = setup(() => ({
      body: [{ id: stored.id, updated_at: stored.updated_at }],
    }));
    await user.click(await screen.findByRole("button", { name: "Edit Phone number" }));
    await user.type(screen.getByLabelText("Title"), "s");
    await user.click(screen.getByRole("button", { name: "Save blog" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const [update] = writes(sent);
    expect(update?.method).toBe("PATCH");
    expect(update?.search.get("id")).toBe(`eq.${stored.id}`);
    expect(update?.body).toMatchObject({ title: "Phone numbers", slug: "phone-number" });
    expect(update?.body).not.toHaveProperty("id");
    expect(update?.body).not.toHaveProperty("created_at");
  });

  it("says so when the database changed no row", async () => {
    expectConsole("error", /Error saving blog/);
    const { user } = setup(() => ({ body: [] }));
    await user.click(await screen.findByRole("button", { name: "Edit Phone number" }));
    await user.click(screen.getByRole("button", { name: "Save blog" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Error saving blog: the post no longer exists, or you may not change it",
    );
  });
});

describe("deleting a post", () => {
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole("button", { name: "Delete Phone number" }));
    return screen.findByRole("alertdialog", { name: "Are you sure you want to delete this blog?" });
  };

  it("asks first, with the safe answer focused, and does nothing on Escape", async () => {
    const { user, sent } = setup();
    const dialog = await open(user);
    expect(within(dialog).getByRole("button", { name: "Keep it" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(writes(sent)).toEqual([]);
  });

  it("deletes that row, and the list is read anew", async () => {
    const { user, sent, rows } = setup(() => {
      rows.splice(0, 1);
      return { body: [{ id: stored.id }] };
    });
    await user.click(within(await open(user)).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("Phone number")).not.toBeInTheDocument());
    expect(writes(sent)[0]?.method).toBe("DELETE");
    expect(writes(sent)[0]?.search.get("id")).toBe(`eq.${stored.id}`);
  });

  it("says why it failed, and the list stays as it was", async () => {
    expectConsole("error", /Error deleting blog/);
    const { user } = setup(() => ({ status: 403, body: { message: "permission denied" } }));
    const dialog = await open(user);
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      /^Error deleting blog: permission denied$/,
    );
    expect(screen.getByText("/blog/phone-number")).toBeInTheDocument();
  });
});
