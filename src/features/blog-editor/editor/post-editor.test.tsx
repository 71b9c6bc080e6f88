import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StaffPost } from "@/data/posts/staff-post";
import { storageKeys, storedKeys } from "@/lib/storage/storage";
import { expectConsole } from "@tests/console";
import { storedPost as row, type StoredRow } from "@tests/fixtures/blog-posts";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { passTime } from "@tests/pass-time";
import { renderPage } from "@tests/render";
import { PostEditor } from "./post-editor";
import { emptyPostForm, postFormOf } from "../form/post-form-schema";
import { readCopies, writeCopy } from "../recovery/post-copy";

const V1 = "2026-11-18 15:00:00+00";
const V2 = "2026-11-21 09:00:00+00";

const postOf = (fields: Partial<StoredRow> = {}): StaffPost => ({ ...row, ...fields });

type Write = (request: SentRequest) => object;

/** The editor with one published post. `current` is the database's version. */
function setup(
  write: Write = () => ({ body: [{ updated_at: V2, publish_at: V1 }] }),
  current = row,
  opened: Partial<StoredRow> = {},
) {
  const sent = stubNetwork((request) => {
    if (request.path.includes("slug_holder")) return { body: [] };
    if (request.path.includes("blog_revisions")) {
      return { body: [{ number: 2, action: "saved", editor_name: "Dana Ruiz", saved_at: V2 }] };
    }
    return request.method === "GET" ? { body: current } : write(request);
  });
  const post = postOf(opened);
  const view = renderPage(
    <PostEditor
      id={post.id}
      post={post}
      initialValues={postFormOf(post)}
      knownCategories={[]}
      signInForm={(onDone) => (
        <button type="button" onClick={onDone}>
          {"I am in"}
        </button>
      )}
    />,
  );
  return { user: userEvent.setup(), sent, ...view };
}

const updates = (sent: SentRequest[]) => sent.filter(({ method }) => method === "PATCH");
const excerpt = () => screen.getByLabelText("Excerpt");

async function retype(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(excerpt());
  await user.click(excerpt());
  await user.paste(text);
}

describe("what is typed", () => {
  it("is kept within moments, and no longer once it is stored", async () => {
    const { user, sent } = setup();
    await retype(user, "New words");
    await waitFor(() => expect(readCopies().copies[0]?.values.excerpt).toBe("New words"));
    expect(readCopies().copies[0]?.baseVersion).toBe(V1);
    await user.click(screen.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(storedKeys(storageKeys.postCopy)).toEqual([]));
    expect(updates(sent)[0]?.search.get("updated_at")).toBe(`eq.${V1}`);
  });

  it("while a save is under way stays in the form and in the copy", async () => {
    let answer: (body: object) => void = () => {};
    const { user } = setup(() => new Promise<object>((resolve) => (answer = resolve)));
    await retype(user, "Sent");
    await user.click(screen.getByRole("button", { name: "Update" }));
    await user.click(excerpt());
    await user.paste(" and more");
    answer({ body: [{ updated_at: V2, publish_at: V1 }] });
    await waitFor(() => expect(readCopies().copies[0]?.baseVersion).toBe(V2));
    expect(excerpt()).toHaveValue("Sent and more");
    expect(readCopies().copies[0]?.values.excerpt).toBe("Sent and more");
    expect(screen.getByText("Edited, not saved yet")).toBeInTheDocument();
  });

  it("is nothing when somebody only looked, also with line breaks of another system", async () => {
    const { user, unmount } = setup(undefined, row, { excerpt: "One\r\nTwo" });
    await user.click(excerpt());
    await user.tab();
    unmount();
    expect(storedKeys(storageKeys.postCopy)).toEqual([]);
  });

  it("is still kept when the page goes away at once", async () => {
    const { user, unmount } = setup();
    await user.click(excerpt());
    await user.paste("!");
    unmount();
    expect(readCopies().copies[0]?.values.excerpt).toBe("Excerpt!");
  });

  it("is kept nowhere, and that is said, when the browser has no room", async () => {
    const { user } = setup();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await retype(user, "Only here");
    expect(await screen.findByText("No recovery copy is being kept.")).toBeInTheDocument();
  });
});

describe("a save", () => {
  it("asked for while another is under way follows it, with what was typed meanwhile", async () => {
    let answer: (body: object) => void = () => {};
    const { user, sent } = setup(() => new Promise<object>((resolve) => (answer = resolve)));
    const saved = { body: [{ updated_at: V2, publish_at: V1 }] };
    await retype(user, "First");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(updates(sent)).toHaveLength(1));
    await user.paste(", then more");
    await user.keyboard("{Control>}s{/Control}");
    answer(saved);
    await waitFor(() => expect(updates(sent)).toHaveLength(2));
    expect(updates(sent)[1]?.body).toMatchObject({ excerpt: "First, then more" });
    expect(updates(sent)[1]?.search.get("updated_at")).toBe(`eq.${V2}`);
    answer(saved);
    await waitFor(() => expect(screen.queryByText("Edited, not saved yet")).toBeNull());
  });

  it("pressed twice is sent once", async () => {
    let answer: (body: object) => void = () => {};
    const { user, sent } = setup(() => new Promise<object>((resolve) => (answer = resolve)));
    await retype(user, "Twice");
    await user.dblClick(screen.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(updates(sent)).toHaveLength(1));
    answer({ body: [{ updated_at: V2, publish_at: V1 }] });
    await waitFor(() => expect(screen.queryByText("Edited, not saved yet")).toBeNull());
    expect(updates(sent)).toHaveLength(1);
  });

  it("by Ctrl+S keeps the status the post has", async () => {
    const { user, sent } = setup();
    await retype(user, "By keyboard");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(updates(sent)).toHaveLength(1));
    expect(updates(sent)[0]?.body).toMatchObject({ published: true, excerpt: "By keyboard" });
    expect(updates(sent)[0]?.body).not.toHaveProperty("publish_at");
  });

  it("that finds the session ended goes on after signing in", async () => {
    expectConsole("error", /Error saving blog: JWT expired/);
    const answers = [
      { status: 401, body: { code: "PGRST303", message: "JWT expired" } },
      { body: [{ updated_at: V2, publish_at: V1 }] },
    ];
    const { user, sent } = setup(() => answers.shift() ?? {});
    await retype(user, "After lunch");
    await user.click(screen.getByRole("button", { name: "Update" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Error saving blog: JWT expired");
    const [beside] = screen.getAllByRole("button", { name: "Sign in again" });
    if (beside) await user.click(beside);
    await user.click(screen.getByRole("button", { name: "I am in" }));
    await waitFor(() => expect(updates(sent)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(excerpt()).toHaveValue("After lunch");
  });

  it("that fails is told beside the text and beside the buttons, each with a way to try again", async () => {
    expectConsole("error", /Error saving blog/);
    const answers = [
      { status: 500, body: { message: "boom" } },
      { body: [{ updated_at: V2, publish_at: V1 }] },
    ];
    const { user, sent } = setup(() => answers.shift() ?? {});
    await retype(user, "On a bad day");
    await user.keyboard("{Control>}s{/Control}");
    const card = within(screen.getByRole("region", { name: "Publishing" }));
    expect(await card.findByRole("alert")).toHaveTextContent("Error saving blog: ");
    expect(card.getByRole("status")).toHaveTextContent("Not saved");
    expect(card.getByRole("button", { name: "Retry" })).toBeVisible();
    const content = document.querySelector<HTMLElement>("[data-slot=content-field]");
    const strip = within(content as HTMLElement);
    expect(strip.getByText(/^Not saved: /)).toBeVisible();
    await user.click(strip.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument());
    expect(updates(sent)).toHaveLength(2);
    expect(await card.findByText(/^Saved /)).toBeVisible();
  });

  it("as a draft says first that it takes a public post off the blog", async () => {
    const { user, sent } = setup();
    const saveDraft = screen.getByRole("button", { name: "Save Draft" });
    await user.click(saveDraft);
    const question = within(screen.getByRole("alertdialog"));
    expect(question.getByText("Take this post off the public blog?")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Keep it public" }));
    expect(updates(sent)).toHaveLength(0);
    await user.click(saveDraft);
    await user.click(screen.getByRole("button", { name: "Save as a draft" }));
    await waitFor(() => expect(updates(sent)[0]?.body).toMatchObject({ published: false }));
  });

  it("with something missing sends nothing and goes to the field", async () => {
    const { user, sent } = setup();
    await user.clear(excerpt());
    await user.click(screen.getByRole("button", { name: "Update" }));
    expect(await screen.findByText(/Write an excerpt/)).toBeInTheDocument();
    await waitFor(() => expect(excerpt()).toHaveFocus());
    expect(updates(sent)).toHaveLength(0);
  });
});

describe("a draft", () => {
  const DRAFT = { published: false, publish_at: null };
  const saves = (sent: SentRequest[]) => sent.filter(({ path }) => path.includes("autosave_draft"));
  const pause = () => passTime(10);
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it("saves itself ten seconds after the last key, unfinished as it is, and leaves the form alone", async () => {
    const { sent } = setup(() => ({ body: [{ updated_at: V2, publish_at: null }] }), row, DRAFT);
    type("Excerpt", "");
    type("Short Content", "Half a ");
    await passTime(9);
    type("Short Content", "Half a sentence, ");
    await passTime(9);
    expect(saves(sent)).toEqual([]);
    await pause();
    expect(saves(sent)).toHaveLength(1);
    expect(saves(sent)[0]?.body).toMatchObject({
      expected_updated_at: V1,
      words: { excerpt: "", content: "Half a sentence,", published: false },
    });
    expect(screen.getByLabelText("Short Content")).toHaveValue("Half a sentence, ");
    expect(screen.getByText(/^Saved /)).toBeInTheDocument();
    await pause();
    expect(saves(sent)).toHaveLength(1);
  });

  it("that is new is stored once it has a title", async () => {
    const sent = stubNetwork(({ method }) => ({
      body: method === "POST" ? [{ updated_at: V2, publish_at: null }] : [],
    }));
    renderPage(
      <PostEditor
        id={row.id}
        post={null}
        initialValues={emptyPostForm("Dana Ruiz")}
        knownCategories={[]}
        signInForm={() => null}
      />,
    );
    const stored = () =>
      sent.filter(({ path, method }) => method === "POST" && path.endsWith("/blogs"));
    type("Excerpt", "First words");
    await pause();
    expect(stored()).toEqual([]);
    expect(screen.getByText(/once it has a title/)).toBeInTheDocument();
    type("Title", "A post");
    await pause();
    expect(stored()[0]?.body).toMatchObject({
      id: row.id,
      slug: "a-post",
      excerpt: "First words",
      category: "",
      published: false,
    });
  });

  it("that cannot save itself says so, and tries again after the next key", async () => {
    expectConsole("error", /Error saving blog/);
    const answers: object[] = [{ status: 500, body: { message: "boom" } }];
    const { sent } = setup(
      () => answers.shift() ?? { body: [{ updated_at: V2, publish_at: null }] },
      row,
      DRAFT,
    );
    type("Excerpt", "On a bad day");
    await pause();
    expect(screen.getByRole("alert")).toHaveTextContent("Error saving blog: ");
    type("Excerpt", "On a better day");
    await pause();
    expect(saves(sent)).toHaveLength(2);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("that is public saves only by its button", async () => {
    const { sent } = setup();
    type("Excerpt", "Not yet for readers");
    await pause();
    expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(screen.getByText("Edited, not saved yet")).toBeInTheDocument();
  });
});

describe("a conflict", () => {
  const theirs = { ...row, content: "Their short", updated_at: V2 };

  async function meet() {
    const answers = [{ body: [] }, { body: [{ updated_at: V2, publish_at: V1 }] }];
    const all = setup(() => answers.shift() ?? {}, theirs);
    await retype(all.user, "My excerpt");
    await all.user.click(screen.getByRole("button", { name: "Update" }));
    const dialog = await screen.findByRole("dialog", { name: "Somebody else saved this post" });
    return { ...all, dialog: within(dialog) };
  }

  it("names who was first, and keeping mine saves over exactly their version", async () => {
    const { user, sent, dialog } = await meet();
    expect(await dialog.findByText(/Dana Ruiz saved it/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const [, second] = updates(sent);
    expect(second?.search.get("updated_at")).toBe(`eq.${V2}`);
    expect(second?.body).toMatchObject({ excerpt: "My excerpt", content: "Short" });
  });

  it("is settled field by field", async () => {
    const { user, sent, dialog } = await meet();
    const group = within(dialog.getByRole("group", { name: "Short Content" }));
    await user.click(group.getByRole("radio", { name: "Theirs" }));
    await user.click(dialog.getByRole("button", { name: "Save my picks" }));
    await waitFor(() => expect(updates(sent)).toHaveLength(2));
    expect(updates(sent)[1]?.body).toMatchObject({
      excerpt: "My excerpt",
      content: "Their short",
    });
    await waitFor(() => expect(screen.getByLabelText("Short Content")).toHaveValue("Their short"));
  });

  it("given up keeps mine as a copy that is offered", async () => {
    const { user, sent, dialog } = await meet();
    await user.click(dialog.getByRole("button", { name: "Take theirs" }));
    expect(excerpt()).toHaveValue("Excerpt");
    expect(screen.getByLabelText("Short Content")).toHaveValue("Their short");
    expect(await screen.findByText(/You have unsaved changes from/)).toBeInTheDocument();
    expect(readCopies().copies.map(({ values }) => values.excerpt)).toContain("My excerpt");
    expect(updates(sent)).toHaveLength(1);
  });
});

describe("an earlier visit's copy", () => {
  const leave = (fields: object, baseVersion = V1) =>
    writeCopy({
      format: 1,
      postId: row.id,
      slot: "crashed",
      baseVersion,
      savedAt: "2026-11-20T10:42:00.000Z",
      values: { ...postFormOf(postOf()), ...fields },
    });

  it("is restored onto what is typed without losing either", async () => {
    leave({ excerpt: "From the crash" });
    const { user } = setup();
    await retype(user, "Typed since");
    await user.click(screen.getByRole("button", { name: "Restore" }));
    expect(excerpt()).toHaveValue("From the crash");
    await waitFor(() =>
      expect(
        readCopies()
          .copies.map(({ values }) => values.excerpt)
          .toSorted(),
      ).toEqual(["From the crash", "Typed since"]),
    );
  });

  it("that says what is stored anyway is not offered", () => {
    leave({});
    setup();
    expect(screen.queryByText(/unsaved changes from/)).not.toBeInTheDocument();
    expect(storedKeys(storageKeys.postCopy)).toEqual([]);
  });

  it("is thrown away only after a question", async () => {
    leave({ excerpt: "From the crash" });
    const { user } = setup();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(storedKeys(storageKeys.postCopy)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Discard" }));
    const question = within(screen.getByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Discard" }));
    expect(storedKeys(storageKeys.postCopy)).toHaveLength(0);
    expect(screen.queryByText(/unsaved changes from/)).not.toBeInTheDocument();
  });
});
