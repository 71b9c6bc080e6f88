import { afterEach, expect, it, vi } from "vitest";
import { holdEvents } from "./early-events";

const wake = vi.fn();
let held: ReturnType<typeof holdEvents> | undefined;

function show(html: string): ReturnType<typeof holdEvents> {
  held?.release();
  document.body.innerHTML = html;
  wake.mockClear();
  held = holdEvents(wake, []);
  return held;
}

function find<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
}

afterEach(() => {
  held?.release();
  document.body.replaceChildren();
});

it("holds a press, and does it once the app listens", () => {
  const done = vi.fn();
  const { replay } = show("<button>Send</button>");
  find("button").addEventListener("click", done);
  find("button").click();
  expect(wake).toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
  replay();
  expect(done).toHaveBeenCalledOnce();
  find("button").click();
  expect(done).toHaveBeenCalledTimes(2);
});

it.each([
  ["a part that acts", "<div data-behavior='rent'><button>Sum</button></div>"],
  ["a form that closes its dialog", "<form method='dialog'><button>Close</button></form>"],
  ["a question", "<details><summary><b>Why?</b></summary></details>"],
  ["a link", "<a href='/pricing'>Pricing</a>"],
])("leaves %s alone", (_, html) => {
  const done = vi.fn();
  show(html);
  const preventAndTell = (event: Event) => {
    event.preventDefault();
    done();
  };
  document.body.addEventListener("click", preventAndTell, { once: true });
  find("button, b, a").click();
  expect(wake).not.toHaveBeenCalled();
  expect(done).toHaveBeenCalled();
});

it("needs the app for a form within a part that acts, and for a link that opens a dialog", () => {
  show("<div data-behavior='office-hours'><form><button type='button'>Go</button></form></div>");
  find("button").click();
  expect(wake).toHaveBeenCalled();
  show("<div data-behavior='menu'><a aria-haspopup='dialog' href='/contact'>Demo</a></div>");
  find("a").click();
  expect(wake).toHaveBeenCalled();
});

it("enters again what a field held, also what was typed before there was a script", () => {
  show("<form><input name='early' value='sent'><textarea></textarea></form>");
  const early = find<HTMLInputElement>("input");
  early.value = "typed";
  held?.release();
  held = holdEvents(wake, []);
  const area = find<HTMLTextAreaElement>("textarea");
  area.value = "Hello";
  area.dispatchEvent(new Event("input", { bubbles: true }));
  // As a form does that begins anew.
  early.value = "";
  area.value = "";
  const heard: string[] = [];
  find("form").addEventListener("input", ({ target }) => {
    heard.push((target as HTMLInputElement).value);
  });
  held.replay();
  expect(heard.toSorted()).toEqual(["Hello", "typed"]);
});

it("ticks a box again, and sends a form again", () => {
  const { replay } = show("<form><input type='checkbox'><button>Send</button></form>");
  const box = find<HTMLInputElement>("input");
  box.click();
  find("button").click();
  box.checked = false;
  const sent = vi.fn((event: Event) => event.preventDefault());
  find("form").addEventListener("submit", sent);
  replay();
  expect(box.checked).toBe(true);
  expect(sent).toHaveBeenCalledOnce();
});

it("lets go of what was pressed when the app cannot come, and takes it up again", () => {
  const done = vi.fn();
  const { drop, replay } = show("<button>Send</button>");
  find("button").addEventListener("click", done);
  expect(drop()).toBeNull();
  find("button").click();
  const takeUp = drop();
  expect(drop()).toBeNull();
  takeUp?.();
  replay();
  expect(done).toHaveBeenCalledOnce();
});

it.each(["click", "submit"])("holds a %s by the time it asks for the app, and no field", (name) => {
  const { holdsPress } = show("<form><input><button>Send</button></form>");
  const heldThen: boolean[] = [];
  wake.mockImplementation(() => heldThen.push(holdsPress()));
  find("input").click();
  expect(holdsPress()).toBe(false);
  if (name === "click") find("button").click();
  else find<HTMLFormElement>("form").requestSubmit(find("button"));
  expect(heldThen).toEqual([true]);
  wake.mockReset();
});
