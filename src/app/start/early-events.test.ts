import { afterEach, expect, it, vi } from "vitest";
import { storePendingInput } from "@/lib/late-code/pending-input";
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

it.each(["click", "submit"])("holds a %s by the time it asks for the app, and no field", (name) => {
  const { countPresses } = show("<form><input><button>Send</button></form>");
  const heldThen: number[] = [];
  wake.mockImplementation(() => heldThen.push(countPresses()));
  find("input").click();
  expect(countPresses()).toBe(0);
  if (name === "click") find("button").click();
  else find<HTMLFormElement>("form").requestSubmit(find("button"));
  expect(heldThen).toEqual([1]);
  wake.mockReset();
});

const FORM = `
  <form><input name="name"><input type="checkbox" name="agreed"><button>Send</button></form>
  <form><input name="name"><button>Send</button></form>`;

it("does in a reloaded page what was entered and pressed in the one before, once", async () => {
  const before = show(FORM);
  const [, second] = document.querySelectorAll<HTMLInputElement>("[name=name]");
  if (second === undefined) throw new Error("No second form");
  second.value = "Hello";
  second.dispatchEvent(new Event("input", { bubbles: true }));
  find<HTMLInputElement>("[name=agreed]").click();
  find("form + form button").click();
  find("form + form button").click();
  storePendingInput(before.pendingInput());
  before.release();

  const held = show(FORM);
  await vi.waitFor(() => expect(wake).toHaveBeenCalled());
  const done = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener("submit", done);
  // Seen while the app is still on its way.
  expect(find<HTMLInputElement>("form + form [name=name]").value).toBe("Hello");
  held.replay();
  expect(find<HTMLInputElement>("form + form [name=name]").value).toBe("Hello");
  expect(find<HTMLInputElement>("form [name=name]").value).toBe("");
  expect(find<HTMLInputElement>("[name=agreed]").checked).toBe(true);
  expect(done).toHaveBeenCalledOnce();
  expect(done.mock.calls[0]?.[0].target).toBe(find("form + form"));
  expect(sessionStorage).toHaveLength(0);
  document.body.removeEventListener("submit", done);
});
