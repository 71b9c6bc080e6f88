import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { PostRows } from "../post-rows";
import { authorContent, authors, isInvented } from "./author-content";
import { AuthorName } from "./author-name";

const card = {
  title: "Thumbs first",
  slug: "thumbs-first",
  excerpt: "Most callers are on a phone.",
  author: "Priya Nair",
  author_slug: "priya-nair",
  category: "Design",
  image_url: null,
  read_time: "1 min read",
  publish_at: null,
};

describe("an author's name", () => {
  it("leads to their page, and says so where it is made up", () => {
    renderPage(<AuthorName post={card} />);
    expect(screen.getByRole("link", { name: "Priya Nair" })).toHaveAttribute(
      "href",
      "/blog/authors/priya-nair",
    );
    expect(screen.getByText("Example")).toBeInTheDocument();
  });

  it("is nobody's example where it is not", () => {
    renderPage(<AuthorName post={{ author: "Ann Lee", author_slug: "ann-lee" }} />);
    expect(screen.getByRole("link", { name: "Ann Lee" })).toBeInTheDocument();
    expect(screen.queryByText("Example")).toBeNull();
  });

  it("leads nowhere before its post is stored, and is nothing without letters", () => {
    const { container, unmount } = renderPage(
      <AuthorName post={{ author: "Ann Lee", author_slug: "" }} />,
    );
    expect(container).toHaveTextContent("Ann Lee");
    expect(screen.queryByRole("link")).toBeNull();
    unmount();
    expect(
      renderPage(<AuthorName post={{ author: "", author_slug: "" }} />).container,
    ).toBeEmptyDOMElement();
  });

  it("stands in a card beside the link of its title, and not on a page of theirs", () => {
    const { unmount } = renderPage(<PostRows posts={[card]} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/blog/authors/priya-nair",
      "/blog/thumbs-first",
    ]);
    expect(links.some((link) => link.querySelector("a") !== null)).toBe(false);
    unmount();
    renderPage(<PostRows posts={[card]} author="Priya Nair" />);
    expect(screen.getByRole("link")).toHaveAttribute("href", "/blog/thumbs-first");
  });
});

describe("what is said of authors", () => {
  it("is a sentence, under an address that a page can have", () => {
    for (const [slug, { line }] of Object.entries(authors)) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(line).toMatch(/^[A-Z].{20,160}[.]$/);
    }
  });

  it.each(["constructor", "__proto__", "", "nobody"])("is nothing of %j", (slug) => {
    expect(authorContent(slug)).toBeNull();
    expect(isInvented(slug)).toBe(false);
  });
});
