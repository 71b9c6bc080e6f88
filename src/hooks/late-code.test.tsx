import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { expectConsole } from "@tests/console";
import { lateCode } from "./late-code";

type Loaded = { Part: () => string };

function setup(fetchPart: () => Promise<Loaded>) {
  const useLatePart = lateCode(fetchPart);
  return function Screen() {
    const { module, hasFailed, load } = useLatePart();
    if (hasFailed) return <button onClick={load}>Try again</button>;
    return <p>{module === null ? "On its way" : <module.Part />}</p>;
  };
}

const part: Loaded = { Part: () => "The late part" };

it("comes after what is drawn at once, and is there at once the next time", async () => {
  const load = vi.fn<() => Promise<Loaded>>(() => Promise.resolve(part));
  const Screen = setup(load);
  const { unmount } = render(<Screen />);
  expect(screen.getByText("On its way")).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText("The late part")).toBeInTheDocument();
  unmount();
  render(<Screen />);
  expect(screen.getByText("The late part")).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it("says when it does not come, and comes when it is tried again", async () => {
  expectConsole("warn", /A part of the page was not loaded/);
  const load = vi
    .fn<() => Promise<Loaded>>(() => Promise.resolve(part))
    .mockRejectedValueOnce(new Error("Failed to fetch dynamically imported module"));
  const Screen = setup(load);
  render(<Screen />);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The late part")).toBeInTheDocument();
});
