import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { emptyPostForm, type PostFormValues } from "./post-form-schema";
import { usePostForm } from "./use-post-form";

const ID = "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601";

function setup(changed: Partial<PostFormValues> = {}) {
  const values = { ...emptyPostForm("An author"), ...changed };
  const { result } = renderHook(() => usePostForm(values, { id: ID, isAddressFree: true }));
  return {
    slug: () => result.current.getValues("slug"),
    type: (title: string) => act(() => result.current.changeTitle(title)),
  };
}

it("gives a Latin title its slug at once", () => {
  const { slug, type } = setup();
  type("Straße & Café");
  expect(slug()).toBe("strasse-cafe");
});

it("leaves a new post's slug open until the whole title is spelled", async () => {
  const { slug, type } = setup();
  type("SEO ");
  type("SEO для сантехников");
  expect(slug()).toBe("");
  await waitFor(() => expect(slug()).toBe("seo-dlya-santekhnikov"));
});

it("keeps a draft's slug until the whole title is spelled", async () => {
  const { slug, type } = setup({ isNew: false, title: "Hello", slug: "hello" });
  type("SEO для сантехников");
  expect(slug()).toBe("hello");
  await waitFor(() => expect(slug()).toBe("seo-dlya-santekhnikov"));
});

it("does not go back to a title that has been replaced meanwhile", async () => {
  const { slug, type } = setup();
  type("Привет");
  type("Hello");
  await act(async () => void (await import("any-ascii")));
  expect(slug()).toBe("hello");
});
