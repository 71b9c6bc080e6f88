import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { prerenderPage, renderPage } from "@tests/render";
import { PostShare } from "../post-article";

const post = {
  title: "Thumbs first",
  slug: "thumbs-first",
  excerpt: "Most callers are on a phone.",
};
const url = `${location.origin}/blog/thumbs-first`;
const rail = <PostShare post={post} place="rail" />;

function stubShare(share: typeof navigator.share): void {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
}
afterEach(() => void Reflect.deleteProperty(navigator, "share"));

const shareButton = () => screen.getByRole("button", { name: "Share" });

it("offers the device's share sheet once the app runs, which knows of it", async () => {
  const share = vi.fn<typeof navigator.share>().mockResolvedValue();
  stubShare(share);
  const { hydrate } = prerenderPage(rail);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  hydrate();
  await userEvent.click(shareButton());
  expect(share).toHaveBeenCalledWith({ title: post.title, text: post.excerpt, url });
});

it("copies the link", async () => {
  const user = userEvent.setup();
  renderPage(rail);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("Link copied.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

it("copies the link where the share sheet fails, and not where it is closed", async () => {
  const user = userEvent.setup();
  const share = vi.fn<typeof navigator.share>();
  stubShare(share);
  renderPage(rail);

  share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  await user.click(shareButton());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  share.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await user.click(shareButton());
  expect(await screen.findByText("Link copied.")).toBeVisible();
});
