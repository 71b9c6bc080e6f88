import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { emptyPostForm, type PostFormValues } from "./post-form-schema";
import { useFieldErrors } from "./use-field-errors";
import { usePostForm } from "./use-post-form";

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
  expect(await errorOf("author", "a".repeat(121))).toBe("Make it shorter: at most 120 characters.");
});
