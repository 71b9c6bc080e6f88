import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { expectConsole } from "@tests/console";
import { draft, storedPost } from "@tests/fixtures/blog-posts";
import { listsOf, renderManager } from "@tests/screens/manager";
import type { SentRequest } from "@tests/stub-network";

const searchBox = () => screen.findByRole("searchbox", { name: "Search posts" });
const lastList = (sent: SentRequest[]) => Object.fromEntries(listsOf(sent).at(-1)?.search ?? []);

describe("the list", () => {
  it("has the specified columns, and shows a row that lacks its title", async () => {
    renderManager({ rows: [storedPost, { ...draft("b"), title: null }, 7] });
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

  it("tells a scheduled post from one that is out, with its date, and offers no view of it", async () => {
    const { user } = renderManager({
      rows: [draft("soon", { published: true, publish_at: "2099-01-05 12:00:00+00" })],
    });
    const row = await screen.findByRole("row", { name: /Draft soon/ });
    expect(within(row).getByText("Scheduled")).toBeInTheDocument();
    expect(within(row).getByText(/Jan 5, 2099/)).toBeInTheDocument();
    await user.click(within(row).getByRole("button", { name: "More for Draft soon" }));
    await screen.findByRole("menuitem", { name: "Duplicate" });
    expect(screen.queryByRole("menuitem", { name: "View post" })).not.toBeInTheDocument();
  });

  it("has the editor and the form each one press away, to a keyboard too", async () => {
    const { user } = renderManager();
    const editor = await screen.findByRole("link", { name: `Edit ${storedPost.title}` });
    expect(editor).toHaveAttribute("href", `/admin/blog-editor?id=${storedPost.id}`);
    editor.focus();
    await user.keyboard("{Tab}");
    const form = screen.getByRole("button", { name: `Quick edit ${storedPost.title}` });
    expect(form).toHaveFocus();
    await user.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Edit blog" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(form).toHaveFocus());
  });

  it("logs and shows a failure to load, and Retry cures it", async () => {
    expectConsole("error", /Error loading blogs: the disk is full/);
    let isDown = true;
    const { user } = renderManager({
      list: () => (isDown ? { status: 400, body: { message: "the disk is full" } } : undefined),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("the server could not answer");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("row", { name: /Phone number/ })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("stays as it was when another part of it cannot be loaded", async () => {
    expectConsole("error", /Error loading blogs: the disk is full/);
    const { user } = renderManager({
      list: ({ search }) =>
        search.get("published") === "eq.false"
          ? { status: 400, body: { message: "the disk is full" } }
          : undefined,
    });
    await screen.findByRole("row", { name: /Phone number/ });
    await user.click(screen.getByRole("button", { name: /^Drafts/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/the list below is as it was/);
    expect(screen.getByRole("row", { name: /Phone number/ })).toBeInTheDocument();
  });

  it("signs out", async () => {
    const { user, signOuts } = renderManager();
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    expect(signOuts).toEqual(["out"]);
  });

  it("says so when there is nothing, and when nothing matches", async () => {
    const { user, router } = renderManager({ rows: [] });
    expect(await screen.findByText(/No posts yet/)).toBeInTheDocument();
    await user.type(await searchBox(), "roof");
    await user.click(await screen.findByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText(/No posts yet/)).toBeInTheDocument();
    expect(await searchBox()).toHaveValue("");
    expect(router.state.location.search).toBe("");
  });
});

describe("filters", () => {
  it("stand in the address, go to the server, and begin again on page 1", async () => {
    const { user, sent, router } = renderManager({ at: "/admin?page=2", total: 60 });
    await screen.findByRole("row", { name: /Phone number/ });
    expect(lastList(sent)).toMatchObject({ offset: "25" });
    await user.click(await screen.findByRole("button", { name: "Drafts 2" }));
    await user.selectOptions(screen.getByLabelText("Filter by category"), "SEO");
    await user.click(screen.getByRole("button", { name: "Title" }));
    await waitFor(() =>
      expect(lastList(sent)).toMatchObject({
        published: "eq.false",
        category: "eq.SEO",
        order: "title.asc,id.asc",
        offset: "0",
      }),
    );
    expect(router.state.location.search).toBe("?status=drafts&category=SEO&sort=title");
    expect(screen.getByRole("columnheader", { name: "Title" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await user.click(screen.getByRole("button", { name: "Title" }));
    expect(router.state.location.search).toMatch(/dir=desc/);
  });

  it("keep a choice that is followed by another before the page has been drawn again", async () => {
    const { router } = renderManager({ at: "/admin?page=2", total: 60 });
    const drafts = await screen.findByRole("button", { name: "Drafts 2" });
    act(() => {
      fireEvent.click(drafts);
      fireEvent.change(screen.getByLabelText("Filter by category"), { target: { value: "SEO" } });
    });
    await waitFor(() => expect(router.state.location.search).toBe("?status=drafts&category=SEO"));
  });

  it("are undone by Back, the typed search as one step and the box with it", async () => {
    const { user, router } = renderManager();
    await user.type(await searchBox(), "roof");
    await waitFor(() => expect(router.state.location.search).toBe("?q=roof"));
    await user.type(await searchBox(), "er");
    await waitFor(() => expect(router.state.location.search).toBe("?q=roofer"));
    await router.navigate(-1);
    await waitFor(async () => expect(await searchBox()).toHaveValue(""));
    expect(router.state.location.search).toBe("");
  });

  it("never lose what is typed, nor show the answer to an earlier question", async () => {
    const waiting = new Map<string, () => void>();
    const { user } = renderManager({
      list: ({ search }) => {
        const name = search.get("search");
        if (name === null) return undefined;
        return new Promise((done) => {
          waiting.set(name, () =>
            done({ body: [draft(name)], headers: { "Content-Range": "0-0/1" } }),
          );
        });
      },
    });
    await user.type(await searchBox(), "roof");
    await waitFor(() => expect(waiting.has("roof")).toBe(true));
    await user.type(await searchBox(), "er");
    await waitFor(() => expect(waiting.has("roofer")).toBe(true));
    waiting.get("roofer")?.();
    expect(await screen.findByText("Draft roofer")).toBeInTheDocument();
    waiting.get("roof")?.();
    await expect(screen.findByText("Draft roof", {}, { timeout: 100 })).rejects.toThrow();
    expect(await searchBox()).toHaveValue("roofer");
    expect(await searchBox()).toHaveFocus();
  });

  it("show the last page when the address asks for one past it", async () => {
    const { router } = renderManager({
      at: "/admin?page=9",
      total: 30,
      list: ({ search }) =>
        Number(search.get("offset")) > 30
          ? { status: 416, body: { code: "PGRST103", message: "not satisfiable" } }
          : undefined,
    });
    expect(await screen.findByRole("row", { name: /Phone number/ })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe("?page=2"));
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  });
});
