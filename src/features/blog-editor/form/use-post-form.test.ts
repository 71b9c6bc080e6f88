import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, describe } from "vitest";
import { emptyPostForm, type PostFormValues } from "./post-form-schema";
import { usePostForm, useFieldErrors } from "./use-post-form";

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

describe("use-field-errors", () => {
  async function errorOf(name: keyof PostFormValues, value: string): Promise<string | undefined> {
    const { result } = renderHook(() => {
      const form = usePostForm({ ...emptyPostForm("An author"), [name]: value });
      return { form, errorOf: useFieldErrors(form) };
    });
    result.current.errorOf(name);
    await act(() => result.current.form.trigger(name));
    return result.current.errorOf(name);
  }

  it("says what a faulty slug should be", async () => {
    expect(await errorOf("slug", "My Slug!")).toBe(
      "Use lowercase letters, numbers and hyphens: my-slug",
    );
    expect(await errorOf("slug", "!")).toBe("Use lowercase letters, numbers and hyphens.");
  });

  it("says how long a field may be", async () => {
    expect(await errorOf("author", "a".repeat(121))).toBe(
      "Make it shorter: at most 120 characters.",
    );
  });
});
