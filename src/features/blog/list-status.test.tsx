import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PostListPage } from "@/data/posts/published-list-queries";
import { renderPage } from "@tests/render";
import { ListStatus } from "./list-status";

const post = {
  title: "Write the frozen-pipe page",
  slug: "seasonal-pages",
  excerpt: "Before it freezes.",
  author: "Luis Ortega",
  author_slug: "luis-ortega",
  category: "SEO",
  image_url: null,
  read_time: "4 min read",
  publish_at: null,
};
const answer = (fields: Partial<PostListPage>): PostListPage => ({
  filters: { category: null, search: "frozn pipe", page: 0 },
  posts: [post],
  found: [],
  mended: null,
  isPartial: false,
  total: 1,
  ...fields,
});
const status = () => screen.getByRole("status");
const mended = () => screen.queryByRole("link", { name: /^Did you mean/ });

it("says what was searched for in place of a slip, in its category, and leads to it", () => {
  const filters = { category: "SEO", search: "frozn pipe", page: 0 };
  renderPage(<ListStatus page={answer({ mended: "frozen pipe", filters, total: 2 })} />);
  expect(status()).toHaveTextContent(
    "Nothing matches “frozn pipe”. 2 posts match “frozen pipe”, best match first.",
  );
  expect(mended()).toHaveTextContent("Did you mean “frozen pipe”?");
  expect(mended()).toHaveAttribute("href", "/blog?category=SEO&q=frozen+pipe");
});

it("says of which page, and of one post", () => {
  const filters = { category: null, search: "frozn pipe", page: 1 };
  renderPage(<ListStatus page={answer({ mended: "frozen pipe", filters, total: 13 })} />);
  expect(status()).toHaveTextContent(
    "13 posts match “frozen pipe”, best match first. Page 2 of 2.",
  );
});

it("says that only some of the words were found", () => {
  renderPage(<ListStatus page={answer({ isPartial: true, total: 3 })} />);
  expect(status()).toHaveTextContent(
    "No post has all of “frozn pipe”. 3 have some of its words, closest first.",
  );
  expect(mended()).toBeNull();
});

it("asks nothing where what was typed is found, or nothing is", () => {
  const { unmount } = renderPage(<ListStatus page={answer({})} />);
  expect(status()).toHaveTextContent("One post matches “frozn pipe”.");
  expect(mended()).toBeNull();
  unmount();
  renderPage(<ListStatus page={answer({ posts: [], total: 0 })} />);
  expect(status()).toHaveTextContent("Nothing matches “frozn pipe”.");
  expect(mended()).toBeNull();
});
