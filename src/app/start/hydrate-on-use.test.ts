import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storePendingInput } from "@/lib/late-code/pending-input";
import { hydrateOnUse } from "./hydrate-on-use";

const hydrate = vi.fn();
const assign = vi.fn();
let root = document.createElement("div");
let input: ReturnType<typeof hydrateOnUse> | undefined;

function open(html: string, earlyPresses: readonly Element[] = []) {
  root.remove();
  root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(root);
  return start(earlyPresses);
}

function start(earlyPresses: readonly Element[] = []) {
  hydrate.mockClear();
  input = hydrateOnUse(root, hydrate, earlyPresses);
  return input;
}

function find<E extends HTMLElement>(selector: string): E {
  const element = root.querySelector<E>(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
}

beforeEach(() => {
  vi.stubGlobal("location", { href: "http://localhost/contact", assign });
  assign.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  root.remove();
});

it("queues a press, shows that it waits, and does it once the app listens", () => {
  const { replay } = open("<button>Send</button>");
  const button = find("button");
  const onClick = vi.fn();
  button.addEventListener("click", onClick);
  button.click();
  expect(hydrate).toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute("aria-busy", "true");
  replay();
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).not.toHaveAttribute("aria-busy");
  button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it.each(["pointerdown", "focusin", "keydown"])("hydrates at the first %s on a control", (name) => {
  open("<input>");
  find("input").dispatchEvent(new Event(name, { bubbles: true }));
  expect(hydrate).toHaveBeenCalled();
});

it.each([
  ["closes a dialog", "<form method='dialog'><button>Close</button></form>"],
  ["goes to a form's address", "<form action='/blog'><button>Search</button></form>"],
])("leaves a press that %s to the browser, and hydrates", (_, html) => {
  const { countPresses } = open(html);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener("submit", onSubmit);
  find("button").click();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(countPresses()).toBe(0);
  expect(hydrate).toHaveBeenCalled();
});

it("hydrates for a field of a form with an address, whose results may come while one types", () => {
  open("<form action='/blog'><input type='search'></form>");
  find("input").dispatchEvent(new Event("input", { bubbles: true }));
  expect(hydrate).toHaveBeenCalled();
});

it.each([
  ["a question", "<details><summary><b>Why?</b></summary></details>"],
  ["a link", "<a href='/pricing'>Pricing</a>"],
])("leaves %s to the browser", (_, html) => {
  open(html);
  const onClick = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener("click", onClick, { once: true });
  find("b, a").click();
  expect(onClick).toHaveBeenCalled();
  expect(hydrate).not.toHaveBeenCalled();
});

it("leaves a new tab to the browser", () => {
  open("<a aria-haspopup='dialog' href='/contact#book'>Schedule Demo</a>");
  const onClick = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener("click", onClick, { once: true });
  find("a").dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true, button: 0 }));
  expect(onClick).toHaveBeenCalled();
  expect(hydrate).not.toHaveBeenCalled();
});

it("follows a link whose dialog does not come in one and a half seconds", () => {
  vi.useFakeTimers();
  open("<a aria-haspopup='dialog' href='/contact#book'>Schedule Demo</a>");
  find("a").click();
  expect(find("a")).toHaveAttribute("aria-busy", "true");
  vi.advanceTimersByTime(1_499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/contact#book$/));
});

it("stays where the dialog comes in time, and where there is no line", () => {
  vi.useFakeTimers();
  open("<a aria-haspopup='dialog' href='/contact#book'>Schedule Demo</a>").replay();
  find("a").addEventListener("click", (event) => event.preventDefault());
  find("a").click();
  vi.advanceTimersByTime(5_000);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open("<a aria-haspopup='dialog' href='/contact#book'>Schedule Demo</a>");
  find("a").click();
  vi.advanceTimersByTime(5_000);
  expect(assign).not.toHaveBeenCalled();
});

it("leaves a link in a box that scrolls to the browser", () => {
  open("<div tabindex='0'><a href='#bill'><b>Price</b></a></div>");
  const onClick = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener("click", onClick, { once: true });
  find("b").click();
  expect(onClick).toHaveBeenCalled();
});

it("follows no link once another one was pressed, and none after the page was left", () => {
  vi.useFakeTimers();
  const html = `<a aria-haspopup='dialog' href='/contact#book'>Schedule Demo</a><a href='/about'>About</a>`;
  open(html);
  find("a + a").addEventListener("click", (event) => event.preventDefault());
  find("a").click();
  find("a + a").click();
  expect(find("a")).not.toHaveAttribute("aria-busy");
  const { countPresses } = open(html);
  find("a").click();
  window.dispatchEvent(new Event("pagehide"));
  expect(countPresses()).toBe(0);
  vi.advanceTimersByTime(5_000);
  expect(assign).not.toHaveBeenCalled();
});

it("waits for the app with a link whose address changes with what was entered", () => {
  open("<input type='radio'><a data-entered-address href='/signup?trade=hvac'>Sign up</a>");
  root.addEventListener("click", (event) => event.preventDefault());
  find("a").click();
  expect(find("a")).not.toHaveAttribute("aria-busy");
  find("input").dispatchEvent(new Event("change", { bubbles: true }));
  find("a").click();
  expect(find("a")).toHaveAttribute("aria-busy", "true");
});

it("does an impatient press once, and picks the radio button that was picked last", () => {
  const { replay } = open(
    "<button>Only</button><input type='radio' name='a' value='1'><input type='radio' name='a' value='2'>",
  );
  const onClick = vi.fn();
  find("button").addEventListener("click", onClick);
  find("button").click();
  find("button").click();
  for (const value of ["1", "2", "1"]) find(`[value="${value}"]`).click();
  replay();
  expect(onClick).toHaveBeenCalledOnce();
  expect(find<HTMLInputElement>("[value='1']").checked).toBe(true);
});

it("enters again what a field holds, also what was typed before there was a script", () => {
  open("<form><input name='early' value='sent'><textarea></textarea></form>");
  const early = find<HTMLInputElement>("input");
  const area = find<HTMLTextAreaElement>("textarea");
  early.value = "typed";
  const { replay } = start();
  area.value = "Hello";
  area.dispatchEvent(new Event("input", { bubbles: true }));
  // React Hook Form resets its fields like this when it starts.
  early.value = "";
  area.value = "";
  const entered: string[] = [];
  for (const field of [early, area]) {
    field.addEventListener("input", () => entered.push(field.value));
  }
  replay();
  expect(entered.toSorted()).toEqual(["Hello", "typed"]);
});

it("empties a field again that was full", () => {
  const { replay } = open("<input value='30'>");
  const field = find<HTMLInputElement>("input");
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const seen: string[] = [];
  // React compares with the value that it last saw written.
  Object.defineProperty(field, "value", {
    set(value: string) {
      seen.push(value);
    },
    get: () => "",
    configurable: true,
  });
  replay();
  expect(seen).toEqual(["30"]);
});

it("ticks a box again, and sends a form again", () => {
  const { replay } = open("<form><input type='checkbox'><button>Send</button></form>");
  const box = find<HTMLInputElement>("input");
  box.click();
  find("button").click();
  box.checked = false;
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  find("form").addEventListener("submit", onSubmit);
  replay();
  expect(box.checked).toBe(true);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it.each(["click", "submit"])("has queued a %s by the time it hydrates, and no field", (name) => {
  const { countPresses } = open("<form><input><button>Send</button></form>");
  const counts: number[] = [];
  hydrate.mockImplementation(() => counts.push(countPresses()));
  find("input").click();
  expect(countPresses()).toBe(0);
  if (name === "click") find("button").click();
  else find<HTMLFormElement>("form").requestSubmit(find("button"));
  expect(counts.at(-1)).toBe(1);
  hydrate.mockReset();
});

it("does what was pressed before this script ran, but a link, which the browser followed", () => {
  root.innerHTML = "<button>Menu</button><a aria-haspopup='dialog' href='/contact'>Demo</a>";
  document.body.append(root);
  const [button, link] = root.children;
  if (button === undefined || link === undefined) throw new Error("The page has no controls");
  expect(start([button, link]).countPresses()).toBe(1);
});

const FORM = `
  <form><input name="name"><input type="checkbox" name="agreed"><button>Send</button></form>
  <form><input name="name"><button>Send</button></form>`;

it("does in a reloaded page what was entered and pressed in the one before, once", async () => {
  const before = open(FORM);
  const second = find<HTMLInputElement>("form + form [name=name]");
  second.value = "Hello";
  second.dispatchEvent(new Event("input", { bubbles: true }));
  find<HTMLInputElement>("[name=agreed]").click();
  find("form + form button").click();
  find("form + form button").click();
  storePendingInput(before.pendingInput());

  const reloaded = open(FORM);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener("submit", onSubmit);
  expect(find<HTMLInputElement>("form + form [name=name]").value).toBe("Hello");
  reloaded.replay();
  expect(find<HTMLInputElement>("form + form [name=name]").value).toBe("Hello");
  expect(find<HTMLInputElement>("form [name=name]").value).toBe("");
  expect(find<HTMLInputElement>("[name=agreed]").checked).toBe(true);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.calls[0]?.[0].target).toBe(find("form + form"));
  expect(sessionStorage).toHaveLength(0);
});

it("finds its fields, presses and the focus again on a page that was drawn anew", () => {
  const html = '<input name="name"><input name="email"><button>Send</button>';
  const { replay } = open(html);
  find<HTMLInputElement>("[name=email]").focus();
  find<HTMLInputElement>("[name=email]").value = "ann@trade.example";
  find("[name=email]").dispatchEvent(new Event("input", { bubbles: true }));
  find("button").click();
  root.innerHTML = html.replace("Send", "Senden");
  const onClick = vi.fn();
  find("button").addEventListener("click", onClick);
  replay();
  expect(find<HTMLInputElement>("[name=email]").value).toBe("ann@trade.example");
  expect(find<HTMLInputElement>("[name=name]").value).toBe("");
  expect(document.activeElement).toBe(find("[name=email]"));
  expect(onClick).toHaveBeenCalledOnce();
});
