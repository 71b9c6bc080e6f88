import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { StaffPost } from "@/data/posts/staff-post";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { emptyPostForm } from "../form/post-form-schema";
import { HistoryDialog } from "./history-dialog";

const ID = "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601";
const V1 = "2026-11-18 15:00:00+00";

const snapshot = (number: number) => ({
  id: ID,
  title: "Title",
  slug: "title",
  excerpt: `Excerpt ${number}`,
  content: "Short",
  full_content: "<p>Full</p>",
  author: "Jo Marsh",
  category: "SEO",
  image_url: null,
  image_alt: null,
  read_time: "1 min read",
  published: true,
  publish_at: V1,
  created_at: V1,
  updated_at: V1,
});

const present = {
  ...emptyPostForm("Jo Marsh"),
  title: "Title",
  slug: "title",
  excerpt: "Excerpt 45",
  content: "Short",
  full_content: "<p>Full</p>",
  category: "SEO",
  isNew: false,
  published: true,
  publish_at: "2026-11-18T15:00:00.000Z",
};

type Setup = { count?: number; excerpt?: string; hasUnsaved?: boolean; restored?: string | null };

function setup({ count = 45, excerpt, hasUnsaved = false, restored = V1 }: Setup = {}) {
  const listOf = ({ search }: SentRequest) => {
    const below = Number(search.get("number")?.replace("lt.", "") ?? count + 1);
    const numbers = Array.from({ length: below - 1 }, (_, index) => below - 1 - index);
    return numbers.slice(0, Number(search.get("limit"))).map((number) => ({
      number,
      action: number === 1 ? "created" : "saved",
      restored_from: null,
      editor_name: number === 1 ? null : "Dana Ruiz",
      saved_at: V1,
    }));
  };
  const sent = stubNetwork((request) => {
    if (request.path.endsWith("restore_post_revision")) return { body: restored };
    if (request.path.endsWith("blogs")) return { body: snapshot(1) };
    if (request.search.get("select") !== "snapshot") return { body: listOf(request) };
    const number = Number(request.search.get("number")?.replace("eq.", ""));
    return { body: { snapshot: snapshot(number) } };
  });
  const adopted: StaffPost[] = [];
  renderPage(
    <HistoryDialog
      postId={ID}
      present={excerpt === undefined ? present : { ...present, excerpt }}
      version={V1}
      hasUnsaved={hasUnsaved}
      onAdopt={(post) => adopted.push(post)}
      onClose={() => undefined}
    />,
  );
  return { user: userEvent.setup(), sent, adopted };
}

const restores = (sent: SentRequest[]) => sent.filter(({ path }) => path.includes("restore"));
const version = (number: number) =>
  screen.findByRole("button", { name: new RegExp(`^${number}\\.`) });

describe("the history", () => {
  it("lists a long one in pages and compares a version with now and with the one before", async () => {
    const { user } = setup();
    await version(45);
    expect(screen.queryByRole("button", { name: /^25\./ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show older versions" }));
    await user.click(await version(7));
    await waitFor(() => expect(document.querySelector("del")).toHaveTextContent("7"));
    expect(document.querySelector("ins")).toHaveTextContent("45");
    await user.click(screen.getByRole("button", { name: "What this version changed" }));
    await waitFor(() => expect(document.querySelector("del")).toHaveTextContent("6"));
    expect(document.querySelector("ins")).toHaveTextContent("7");
    await user.click(screen.getByRole("button", { name: "Show older versions" }));
    expect(await version(1)).toHaveTextContent(/Created.*The system/);
    expect(screen.queryByRole("button", { name: "Show older versions" })).not.toBeInTheDocument();
  });

  it("opens on the newest version that differs from what is stored, and shows how", async () => {
    setup();
    await waitFor(() => expect(document.querySelector("del")).toHaveTextContent("44"));
    expect(await version(44)).toHaveAttribute("aria-pressed", "true");
    expect(document.querySelector("ins")).toHaveTextContent("45");
    expect(screen.getByRole("button", { name: "Restore version 44" })).toBeEnabled();
  });

  it("of a post saved once says that this is how it reads now", async () => {
    setup({ count: 1, excerpt: "Excerpt 1" });
    expect(await screen.findByText("This version reads as the post does now.")).toBeInTheDocument();
    expect(await version(1)).toHaveAttribute("aria-pressed", "true");
  });

  it("restores over exactly the version that is shown", async () => {
    const { user, sent, adopted } = setup({ count: 3 });
    await user.click(await version(1));
    await user.click(screen.getByRole("button", { name: "Restore version 1" }));
    await waitFor(() => expect(adopted).toEqual([snapshot(1)]));
    expect(restores(sent)[0]?.body).toEqual({
      for_post: ID,
      revision: 1,
      expected_updated_at: V1,
    });
  });

  it("asks before it takes the place of what is not saved", async () => {
    const { user, sent } = setup({ count: 3, hasUnsaved: true });
    await user.click(await version(1));
    await user.click(screen.getByRole("button", { name: "Restore version 1" }));
    const question = within(screen.getByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Keep editing" }));
    expect(restores(sent)).toEqual([]);
  });

  it("restores nothing over a save it did not show, and says so", async () => {
    const { user, adopted } = setup({ count: 3, hasUnsaved: true, restored: null });
    await user.click(await version(1));
    await user.click(screen.getByRole("button", { name: "Restore version 1" }));
    const question = within(screen.getByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Restore" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/Nothing was restored/);
    expect(adopted).toEqual([]);
  });

  it("of a post without one says so", async () => {
    setup({ count: 0 });
    expect(await screen.findByText(/No versions yet/)).toBeInTheDocument();
  });
});
