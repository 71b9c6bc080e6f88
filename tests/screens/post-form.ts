import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { storedPost } from "../fixtures/blog-posts";

export const typed = {
  Title: "Gutters & more",
  Excerpt: "A sentence",
  "Short Content": "A few sentences",
  "Full Content (HTML)": "<p>Everything</p>",
};

export const title = () => screen.findByRole("textbox", { name: "Title" });
export const save = () => screen.getByRole("button", { name: "Save blog" });
export const publishBox = () => screen.getByRole("checkbox", { name: "Publish immediately" });
export const isClosed = () =>
  waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

export async function fillNewPost(user: UserEvent) {
  await user.click(await screen.findByRole("button", { name: "Add New Blog" }));
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByRole("textbox", { name: label }));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText("Category"), "SEO");
}

export async function openStored(user: UserEvent, name = storedPost.title) {
  await user.click(await screen.findByRole("button", { name: `Quick edit ${name}` }));
  return title();
}
