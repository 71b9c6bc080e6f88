import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { draft, storedPost } from "@tests/fixtures/blog-posts";
import { renderManager, writesOf } from "@tests/screens/manager";
import { stubNetwork } from "@tests/stub-network";
import { stubPictures } from "@tests/pictures";
import { renderPage } from "@tests/render";
import { PostEditor } from "../editor/post-editor";
import { postFormOf } from "../form/post-form-schema";

const BROKEN = '<h2>The roof</h2><p><img src="https://cdn.example/gone.jpg" alt="A ladder"></p>';
const FOREIGN = '<p><img src="https://cdn.example/there.jpg" alt="A roof"></p>';
const changed = { body: [{ updated_at: "2026-11-21 15:00:00+00", publish_at: null }] };
const question = () => screen.findByRole("dialog", { name: "Pictures to mend first" });

beforeEach(() => stubPictures({ broken: ["gone"], silent: ["silent"] }));

describe("publishing many", () => {
  const publishAll = async (user: UserEvent, count: number) => {
    await user.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
    await user.click(screen.getByRole("button", { name: `Publish ${count}` }));
  };

  it("stops those with a picture that does not load, and can go on with the others", async () => {
    const { user, sent } = renderManager({
      rows: [draft("a", { full_content: BROKEN }), draft("b", { full_content: FOREIGN })],
      write: () => ({ body: [{ id: "b", publish_at: null }] }),
    });
    await publishAll(user, 2);
    const dialog = within(await question());
    expect(dialog.getByText("A ladder")).toBeInTheDocument();
    expect(dialog.getByText("Picture 1 in the text, under “The roof”")).toBeInTheDocument();
    expect(dialog.getByRole("link")).toHaveAttribute("href", "/admin/blog-editor?id=a");
    expect(writesOf(sent)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Publish the other 1" }));
    expect(await screen.findByText("Published “Draft b”.")).toBeInTheDocument();
    expect(writesOf(sent).map(({ search }) => search.get("id"))).toEqual(["in.(b)"]);
    expect(await screen.findByText(/^Pictures come from cdn\.example\./)).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Select Draft a" })).toBeChecked();
  });
});

describe("the form above the list", () => {
  const open = async (user: UserEvent, html: string) => {
    await user.click(await screen.findByRole("button", { name: "Quick edit Draft a" }));
    const area = await screen.findByRole<HTMLTextAreaElement>("textbox", {
      name: "Full Content (HTML)",
    });
    await user.clear(area);
    await user.click(area);
    await user.paste(html);
    await user.click(screen.getByRole("checkbox", { name: "Publish immediately" }));
    await user.click(screen.getByRole("button", { name: "Save blog" }));
    return area;
  };

  it("leads to the picture that stopped it, and saves the same as a draft", async () => {
    const { user, sent } = renderManager({ rows: [draft("a")], write: () => changed });
    const area = await open(user, '<p>Words</p><img src="blob:https://x.example/1" alt="A van">');
    const dialog = within(await question());
    expect(writesOf(sent)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Show it: Picture 1 in the text" }));
    await waitFor(() => expect(area).toHaveFocus());
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toMatch(/^<img.*A van">$/);
    await user.click(screen.getByRole("checkbox", { name: "Publish immediately" }));
    await user.click(screen.getByRole("button", { name: "Save blog" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(writesOf(sent)[0]?.body).toMatchObject({ published: false });
  });

  it("publishes a picture from elsewhere, and names where", async () => {
    const { user, sent } = renderManager({ rows: [draft("a")], write: () => changed });
    await open(user, FOREIGN);
    expect(await screen.findByText(/^Pictures come from cdn\.example\./)).toBeInTheDocument();
    expect(writesOf(sent)[0]?.body).toMatchObject({ published: true });
  });
});

describe("the editor", () => {
  function setup(html: string) {
    const sent = stubNetwork((request) => (request.method === "PATCH" ? changed : { body: [] }));
    const post = { ...storedPost, full_content: html };
    renderPage(
      <PostEditor
        id={post.id}
        post={post}
        initialValues={postFormOf(post)}
        knownCategories={[]}
        signInForm={() => null}
      />,
    );
    return { user: userEvent.setup(), patches: () => sent.filter((it) => it.method === "PATCH") };
  }
  const saveDraft = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole("button", { name: "Save Draft" }));
    await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  };

  it.each(["Update", "Ctrl+S"])("stops %s, and never a draft", async (way) => {
    const { user, patches } = setup(BROKEN);
    if (way === "Update") await user.click(screen.getByRole("button", { name: way }));
    else await user.keyboard("{Control>}s{/Control}");
    const dialog = within(await question());
    await user.click(dialog.getByRole("button", { name: "Back" }));
    expect(patches()).toEqual([]);
    await saveDraft(user);
    await waitFor(() => expect(patches()[0]?.body).toMatchObject({ published: false }));
  });

  it("saves a draft at once while it still looks at the pictures", async () => {
    const { user, patches } = setup('<img src="https://cdn.example/silent.jpg">');
    await user.click(screen.getByRole("button", { name: "Update" }));
    expect(await screen.findByRole("button", { name: "Checking" })).toBeInTheDocument();
    await saveDraft(user);
    await waitFor(() => expect(patches()[0]?.body).toMatchObject({ published: false }));
    await screen.findByRole("button", { name: "Publish" });
    expect(patches()).toHaveLength(1);
  });
});
