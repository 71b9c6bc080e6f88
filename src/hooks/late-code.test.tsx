import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { reloadIfReachable } from "@/lib/late-code/missing-code";
import { readPendingInput } from "@/lib/late-code/pending-input";
import { expectConsole } from "@tests/console";
import { lateCode } from "./late-code";

vi.mock("@/lib/late-code/missing-code", { spy: true });

type Loaded = { Part: () => string };

const PENDING = { pressed: ["the menu"], entered: {} };

function setup(fetchPart: () => Promise<Loaded>) {
  const useLatePart = lateCode(fetchPart);
  return function Screen() {
    const { module, hasFailed, load } = useLatePart();
    return (
      <>
        {hasFailed && <p>It did not come</p>}
        {module === null ? "On its way" : <module.Part />}
        <button onClick={() => load(PENDING)}>Menu</button>
        <Toaster />
      </>
    );
  };
}

const part: Loaded = { Part: () => "The late part" };
const lost = () => Promise.reject(new Error("Failed to fetch dynamically imported module"));

beforeEach(() => {
  vi.mocked(reloadIfReachable).mockReset().mockResolvedValue(false);
});

it("comes after what is rendered at once, and is there at once the next time", async () => {
  const load = vi.fn<() => Promise<Loaded>>(() => Promise.resolve(part));
  const Screen = setup(load);
  const { unmount } = render(<Screen />);
  expect(screen.getByText(/On its way/)).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText(/The late part/)).toBeInTheDocument();
  unmount();
  render(<Screen />);
  expect(screen.getByText(/The late part/)).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it("says nothing of code that nobody has asked for", async () => {
  expectConsole("warn", /A part of the page was not loaded/);
  const Screen = setup(lost);
  render(<Screen />);
  await screen.findByText("It did not come");
  expect(screen.queryByText(/did not load/)).toBeNull();
});

it("offers a reload to somebody who pressed, after which it is pressed again", async () => {
  expectConsole("warn", /A part of the page was not loaded/);
  const Screen = setup(lost);
  render(<Screen />);
  await screen.findByText("It did not come");
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const message = "A part of this page did not load. Nothing was changed.";
  expect(await screen.findByText(message)).toBeInTheDocument();

  vi.mocked(reloadIfReachable).mockImplementation((prepare) => {
    prepare?.();
    return Promise.resolve(true);
  });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(readPendingInput()).toEqual(PENDING);
});

it("says that there is no connection, as often as it is tried", async () => {
  expectConsole("warn", /A part of the page was not loaded/);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Screen = setup(lost);
  render(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  for (const tries of [0, 1, 2]) {
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
    expect(reloadIfReachable).toHaveBeenCalledTimes(tries);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  }
});
