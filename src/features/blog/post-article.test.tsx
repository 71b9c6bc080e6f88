import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Post } from "@/data/posts/published-post";
import { prerenderPage, renderPage } from "@tests/render";
import { PostArticle } from "./post-article";

const post: Post = {
  id: "1",
  title: "Thumbs first",
  slug: "thumbs-first",
  excerpt: "Most callers are on a phone.",
  content: "Short",
  author: "Priya Nair",
  author_slug: "priya-nair",
  category: "Design",
  image_url: "/covers/a.svg",
  image_alt: "",
  read_time: "1 min read",
  publish_at: "2026-11-18T15:00:00.000Z",
  updated_at: null,
  full_content: `
    <h2>First part</h2><p>Text</p>
    <h2>Second part</h2><p><img src="/broken.png" alt="A van"></p>
    <h3>A detail</h3><p>Text</p>`,
};

let tellSeen: (names: string[], isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (changes: { target: Element; isIntersecting: boolean }[]) => void) {
        tellSeen = (names, isIntersecting) =>
          act(() =>
            tell(
              names.map((name) => ({
                target: screen.getByRole("heading", { name }),
                isIntersecting,
              })),
            ),
          );
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

it("marks in its contents the part that is read", () => {
  renderPage(<PostArticle post={post} />);
  const [contents] = screen.getAllByRole("list");
  if (contents === undefined) throw new Error("There are no contents");
  const current = () => within(contents).queryByRole("link", { current: "location" });
  expect(current()).toBeNull();
  tellSeen(["First part", "Second part"], true);
  expect(current()).toHaveTextContent("Second part");
  tellSeen(["Second part"], false);
  expect(current()).toHaveTextContent("First part");
});

it("copies a heading's link, and says where it is if the browser refuses", async () => {
  const user = userEvent.setup();
  renderPage(<PostArticle post={post} />);
  const link = screen.getByRole("link", { name: "Link to “Second part”" });
  await user.click(link);
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
  expect(link).toHaveAttribute("data-copied", "Link copied");
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#second-part`);

  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await user.click(link);
  expect(await screen.findByText("The link is in the address bar.")).toBeInTheDocument();
});

const cover = () => document.querySelector('[src="/covers/a.svg"]');

it("reads aloud what the picture across the page shows, where somebody has said it", () => {
  renderPage(<PostArticle post={{ ...post, image_alt: "A roof under snow" }} />);
  expect(screen.getByRole("img", { name: "A roof under snow" })).toBe(cover());
});

it("frames a picture that breaks, and leaves out the one across the page", () => {
  renderPage(<PostArticle post={post} />);
  const picture = screen.getByRole("img", { name: "A van" });
  expect(picture).not.toHaveClass("is-broken");
  fireEvent.error(picture);
  expect(picture).toHaveClass("is-broken");
  const across = cover();
  if (across === null) throw new Error("There is no picture across the page");
  fireEvent.error(across);
  expect(cover()).toBeNull();
});

it("finds the pictures that broke before the app ran", () => {
  const { hydrate } = prerenderPage(<PostArticle post={post} />);
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  expect(cover()).not.toBeNull();
  hydrate();
  expect(screen.getByRole("img", { name: "A van" })).toHaveClass("is-broken");
  expect(cover()).toBeNull();
});

const OF_LIBRARY = "/storage/v1/object/public/pictures/0b9f5a52-51a4-4b2c-9d0e-6d5d0d6a3c11";

it("offers the browser the library's pictures in their widths, the featured one first", () => {
  const pictures = {
    image_url: `${OF_LIBRARY}/1280.webp`,
    full_content: `<p><img src="${OF_LIBRARY}/640.webp" alt="A roof"><img src="/other.png" alt="A van"></p>`,
  };
  const { container } = renderPage(<PostArticle post={{ ...post, ...pictures }} />);
  const banner = container.querySelector("[data-slot=post-banner] img");
  expect(banner).toHaveAttribute(
    "srcset",
    [640, 960, 1280].map((width) => `${OF_LIBRARY}/${width}.webp ${width}w`).join(", "),
  );
  expect(banner).toHaveAttribute("sizes", "(min-width: 85rem) 80rem, 100vw");
  expect(banner).toHaveAttribute("fetchpriority", "high");
  const inText = screen.getByRole("img", { name: "A roof" });
  expect(inText).toHaveAttribute("srcset", `${OF_LIBRARY}/640.webp 640w`);
  expect(inText).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img", { name: "A van" })).not.toHaveAttribute("srcset");
});
