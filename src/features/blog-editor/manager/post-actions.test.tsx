import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { toast } from "sonner";
import { afterEach } from "vitest";
import { expectConsole } from "@tests/console";
import { draft, storedPost } from "@tests/fixtures/blog-posts";
import { renderManager, writesOf } from "@tests/screens/manager";
import type { SentRequest } from "@tests/stub-network";

afterEach(() => void toast.dismiss());

const ids = (request: SentRequest | undefined) =>
  /^in\.\((.*)\)$/.exec(request?.search.get("id") ?? "")?.[1]?.split(",") ?? [];

const changesAll = (request: SentRequest) => ({
  body: request.path.includes("/rpc/")
    ? (request.body as { post_ids: string[] }).post_ids
    : [...ids(request), request.search.get("id")?.replace(/^eq\./, "") ?? ""]
        .filter((id) => id !== "" && !id.startsWith("in."))
        .map((id) => ({ id, publish_at: "2026-11-21 12:00:00+00" })),
});

const rows = [draft("a"), draft("b"), draft("c"), storedPost];
const box = (name: string) => screen.findByRole("checkbox", { name: `Select ${name}` });
const bar = () => screen.findByRole("region", { name: "Selected rows" });

async function tick(user: UserEvent, ...names: string[]) {
  for (const name of names) await user.click(await box(name));
}

describe("selecting", () => {
  it("ticks a range with Shift, and the page's box knows none, some and all", async () => {
    const { user } = renderManager({ rows });
    const page = () =>
      screen.findByRole<HTMLInputElement>("checkbox", { name: "Select all shown" });
    await tick(user, "Draft a");
    expect((await page()).indeterminate).toBe(true);
    await user.keyboard("{Shift>}");
    await user.click(await box("Draft c"));
    await user.keyboard("{/Shift}");
    expect(await box("Draft b")).toBeChecked();
    expect(await box("Phone number")).not.toBeChecked();
    await user.click(await page());
    expect(await bar()).toHaveTextContent("4 selected");
    expect((await page()).indeterminate).toBe(false);
    await user.click(await page());
    expect(screen.queryByRole("region", { name: "Selected rows" })).not.toBeInTheDocument();
  });

  it("counts what each button would change", async () => {
    const { user } = renderManager({ rows });
    await tick(user, "Draft a", "Phone number");
    const names = within(await bar())
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Publish 1", "Unpublish 1", "Delete 2", "Clear"]);
  });

  it("survives another page and is emptied by a filter", async () => {
    const { user, router } = renderManager({
      rows,
      total: 60,
      list: ({ search }) =>
        search.get("offset") === "25"
          ? { body: [draft("z")], headers: { "Content-Range": "25-25/60" } }
          : undefined,
    });
    await tick(user, "Draft a");
    await user.click(screen.getByRole("link", { name: "Page 2" }));
    await screen.findByText("Draft z");
    expect(await bar()).toHaveTextContent("1 selected, 1 on other pages");
    await user.click(screen.getByRole("button", { name: /^Published/ }));
    await waitFor(() => expect(router.state.location.search).toBe("?status=published"));
    expect(screen.queryByRole("region", { name: "Selected rows" })).not.toBeInTheDocument();
  });
});

describe("publishing many", () => {
  it("touches only drafts, and Undo takes back exactly those, first dates included", async () => {
    const kept = draft("d", { publish_at: "2026-01-01 00:00:00+00" });
    const { user, sent } = renderManager({ rows: [...rows, kept], write: changesAll });
    await tick(user, "Draft a", "Draft d", "Phone number");
    await user.click(within(await bar()).getByRole("button", { name: "Publish 2" }));
    expect(await screen.findByText("Published 2 of 2.")).toBeInTheDocument();
    expect(ids(writesOf(sent)[0])).toEqual(["a", "d"]);
    expect(writesOf(sent)[0]?.search.get("published")).toBe("eq.false");
    expect(writesOf(sent)[0]?.body).toMatchObject({ published: true });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone for 2 of 2.")).toBeInTheDocument();
    const [, first, again] = writesOf(sent);
    expect([ids(first), first?.body]).toMatchObject([
      ["a"],
      { published: false, publish_at: null },
    ]);
    expect([ids(again), again?.body]).toMatchObject([["d"], { published: false }]);
    expect(again?.body).not.toHaveProperty("publish_at");
  });

  it("says how many were reached, and undoes no other", async () => {
    const { user, sent } = renderManager({
      rows,
      write: () => ({ body: [{ id: "b", publish_at: null }] }),
    });
    await tick(user, "Draft a", "Draft b");
    await user.click(within(await bar()).getByRole("button", { name: "Publish 2" }));
    expect(
      await screen.findByText("Published 1 of 2. The rest was published already, or is gone."),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(ids(writesOf(sent)[1])).toEqual(["b"]));
  });

  it("says why it failed and keeps the selection; Retry goes on", async () => {
    expectConsole("error", /Error saving blog/);
    let isDown = true;
    const { user } = renderManager({
      rows,
      write: (request) =>
        isDown ? { status: 403, body: { message: "permission denied" } } : changesAll(request),
    });
    await tick(user, "Phone number");
    await user.click(within(await bar()).getByRole("button", { name: "Unpublish 1" }));
    expect(await screen.findByText("Error saving blog: permission denied")).toBeInTheDocument();
    expect(await box("Phone number")).toBeChecked();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Unpublished “Phone number”.")).toBeInTheDocument();
  });
});

describe("deleting", () => {
  const open = async (user: UserEvent) => {
    await user.click(await screen.findByRole("button", { name: "Delete Phone number" }));
    return screen.findByRole("alertdialog", { name: "Are you sure you want to delete this blog?" });
  };

  it("asks first, with the safe answer focused, and does nothing on Escape", async () => {
    const { user, sent } = renderManager();
    const dialog = await open(user);
    expect(within(dialog).getByRole("button", { name: "Keep it" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(writesOf(sent)).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Delete Phone number" })).toHaveFocus(),
    );
  });

  it("deletes that row, moves the focus to the next, and Undo brings the same one back", async () => {
    const left: unknown[] = [storedPost, draft("b")];
    const { user, sent } = renderManager({
      rows: left,
      write: (request) => {
        if (request.method === "DELETE") left.shift();
        else left.unshift(storedPost);
        return changesAll(request);
      },
    });
    await user.click(within(await open(user)).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Deleted “Phone number”.")).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole("row", { name: /Phone number/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("link", { name: "Edit Draft b" })).toHaveFocus();
    expect(writesOf(sent)[0]?.method).toBe("DELETE");
    expect(writesOf(sent)[0]?.search.get("id")).toBe(`eq.${storedPost.id}`);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Brought back “Phone number”.")).toBeInTheDocument();
    expect(await screen.findByRole("row", { name: /Phone number/ })).toBeInTheDocument();
    expect(writesOf(sent)[1]?.path).toBe("/rest/v1/rpc/restore_deleted_posts");
    expect(writesOf(sent)[1]?.body).toEqual({ post_ids: [storedPost.id] });
  });

  it("says why an Undo failed, and Retry tries again", async () => {
    expectConsole("error", /Error restoring blogs/);
    let isTaken = true;
    const { user } = renderManager({
      write: (request) =>
        request.path.includes("/rpc/") && isTaken
          ? { status: 409, body: { code: "23505", message: "duplicate key" } }
          : changesAll(request),
    });
    await user.click(within(await open(user)).getByRole("button", { name: "Delete" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(/another post has its address now/)).toBeInTheDocument();
    isTaken = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Brought back “Phone number”.")).toBeInTheDocument();
  });

  it("says why it failed, and the list stays as it was", async () => {
    expectConsole("error", /Error deleting blog/);
    const { user } = renderManager({
      write: () => ({ status: 403, body: { message: "permission denied" } }),
    });
    const dialog = await open(user);
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      /^Error deleting blog: permission denied$/,
    );
    expect(screen.getByText("/blog/phone-number")).toBeInTheDocument();
  });

  it("asks about many in one question and deletes them in one request", async () => {
    const { user, sent } = renderManager({ rows, write: changesAll });
    await tick(user, "Draft a", "Draft b");
    await user.click(within(await bar()).getByRole("button", { name: "Delete 2" }));
    const dialog = await screen.findByRole("alertdialog", {
      name: "Are you sure you want to delete these 2 blogs?",
    });
    expect(within(dialog).getByText("Draft b")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Deleted 2 posts.")).toBeInTheDocument();
    expect(writesOf(sent).map(ids)).toEqual([["a", "b"]]);
    expect(screen.queryByRole("region", { name: "Selected rows" })).not.toBeInTheDocument();
  });
});

describe("deleted posts", () => {
  const gone = (id: string) => ({
    id,
    title: `Gone ${id}`,
    slug: `gone-${id}`,
    author: "Priya Nair",
    category: "SEO",
    image_url: null,
    image_alt: null,
    created_at: "2026-11-18 15:00:00+00",
    deleted_at: "2026-11-20 09:30:00+00",
    deleted_by: "Jo Marsh",
  });

  it("are listed with who and when, and can be brought back one by one or together", async () => {
    const { user, sent } = renderManager({
      at: "/admin?status=deleted&q=gone",
      deleted: [gone("a"), gone("b"), gone("c")],
      write: changesAll,
    });
    const row = await screen.findByRole("row", { name: /Gone a/ });
    expect(row).toHaveTextContent("Jo Marsh");
    expect(row).toHaveTextContent(/Nov 20, 2026/);
    expect(sent.find(({ path }) => path.endsWith("deleted_posts"))?.search.get("search")).toBe(
      "gone",
    );
    await user.click(within(row).getByRole("button", { name: "Restore Gone a" }));
    expect(await screen.findByText("Brought back “Gone a”.")).toBeInTheDocument();
    await tick(user, "Gone b", "Gone c");
    await user.click(within(await bar()).getByRole("button", { name: "Restore 2" }));
    expect(await screen.findByText("Brought back 2 posts.")).toBeInTheDocument();
    expect(writesOf(sent).map(({ body }) => body)).toEqual([
      { post_ids: ["a"] },
      { post_ids: ["b", "c"] },
    ]);
  });
});

it("duplicates a post as a draft, and offers to open the copy", async () => {
  const { user, sent, router } = renderManager({
    list: ({ search }) => (search.has("id") ? { body: [storedPost] } : undefined),
  });
  await user.click(await screen.findByRole("button", { name: "More for Phone number" }));
  await user.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
  expect(await screen.findByText("Saved “Copy of Phone number” as a draft.")).toBeInTheDocument();
  const body = writesOf(sent)[0]?.body as { id: string };
  expect(body).toMatchObject({ slug: "phone-number-copy", published: false });
  await user.click(screen.getByRole("button", { name: "Open" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/blog-editor"));
  expect(router.state.location.search).toBe(`?id=${body.id}`);
});
