import { QueryClient, QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { passTime } from "@tests/pass-time";
import { SlowSave } from "./slow-save";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is shown once a save has taken a second, and until it is over", async () => {
  let finish: () => void = () => undefined;
  function Form() {
    const { mutate } = useMutation({
      mutationFn: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    return (
      <button type="button" onClick={() => mutate()}>
        {"Save"}
      </button>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
      <SlowSave />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await passTime(0.5);
  expect(screen.queryByText("Still saving…")).not.toBeInTheDocument();
  await passTime(1);
  expect(screen.getByText("Still saving…")).toBeVisible();
  act(() => finish());
  await passTime(0.5);
  expect(screen.queryByText("Still saving…")).not.toBeInTheDocument();
});
