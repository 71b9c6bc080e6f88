import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import type { StaffRole } from "@/data/staff/staff-roles";
import { passTime } from "@tests/pass-time";
import { renderPage } from "@tests/render";
import { stubNetwork, type Answer, type SentRequest } from "@tests/stub-network";
import { PresentPeople, useIsTyping, usePresence } from "./presence";

const ID = "6a0c1f5e-2b34-4c5d-8e9f-0a1b2c3d4e5f";
const sam = { id: "sam", name: "Sam Lee", is_writing: false };
const priya = { id: "priya", name: "Priya Nair", is_writing: false };

let others: unknown = [];
let server: () => Answer = () => ({ body: others });
let sent: SentRequest[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  others = [];
  server = () => ({ body: others });
  sent = stubNetwork(() => server());
});
afterEach(() => {
  setHidden(false);
  vi.useRealTimers();
});

const isLeaving = ({ body }: SentRequest) =>
  (body as { is_leaving?: boolean } | null)?.is_leaving === true;
const calls = () => sent.filter((request) => !isLeaving(request));
const lastCall = () => calls().at(-1)?.body as Record<string, unknown>;

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

function Head({ entity }: { entity: "leads" | "tickets" }) {
  const [text, setText] = useState("A draft from yesterday");
  const people = usePresence({ entity, id: ID }, useIsTyping(text));
  return (
    <>
      <PresentPeople people={people} />
      <input aria-label="Answer" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

async function open(role: StaffRole | null = "support", entity: "leads" | "tickets" = "tickets") {
  const member = role === null ? null : { id: "me", name: "Jo Marsh", role };
  const { unmount } = renderPage(
    <StaffMemberContext value={member}>
      <Head entity={entity} />
    </StaffMemberContext>,
  );
  await passTime(0.5);
  return { unmount };
}

const head = () => document.querySelector("[data-slot=present-people]")?.textContent ?? "";

describe("who has a record open", () => {
  it("is shown within five seconds of coming and going", async () => {
    await open();
    expect(head()).toBe("");
    others = [sam];
    await passTime(4);
    expect(head()).toContain("Sam Lee is here");
    others = [priya, { ...sam, is_writing: true }];
    await passTime(4);
    expect(head()).toContain("Sam Lee is writing an answer · Priya Nair is here");
    others = [priya, sam];
    await passTime(4);
    expect(head()).toContain("Priya Nair and Sam Lee are here");
    others = [];
    await passTime(4);
    expect(head()).toBe("");
  });

  it.each([
    ["a visitor", null, "tickets"],
    ["an editor", "editor", "tickets"],
    ["support, of a lead", "support", "leads"],
  ] as const)("is not requested for %s", async (_, role, entity) => {
    await open(role, entity);
    await passTime(10);
    expect(sent).toEqual([]);
  });

  it("is not shown where the record may not be read", async () => {
    others = null;
    await open();
    expect(head()).toBe("");
  });

  it("is neither requested nor told from a hidden tab, and at once when it is seen again", async () => {
    others = [sam];
    await open();
    act(() => setHidden(true));
    await passTime(1);
    expect(sent.filter(isLeaving)).toHaveLength(1);
    const before = calls().length;
    await passTime(20);
    expect(calls()).toHaveLength(before);
    others = [priya];
    act(() => setHidden(false));
    await passTime(1);
    expect(head()).toContain("Priya Nair is here");
  });

  it("is unknown offline, where nothing is requested, and known at once afterwards", async () => {
    others = [sam];
    await open();
    expect(head()).toContain("Sam Lee");
    setOnline(false);
    expect(head()).toBe("");
    const before = calls().length;
    await passTime(20);
    expect(calls()).toHaveLength(before);
    setOnline(true);
    await passTime(1);
    expect(head()).toContain("Sam Lee is here");
  });

  it("is requested rarely while the server fails", async () => {
    others = [sam];
    await open();
    server = () => new TypeError("Failed to fetch");
    await passTime(4);
    expect(head()).toBe("");
    const before = calls().length;
    await passTime(20);
    expect(calls()).toHaveLength(before);
    server = () => ({ body: others });
    await passTime(15);
    expect(head()).toContain("Sam Lee is here");
  });

  it("says goodbye", async () => {
    const { unmount } = await open();
    unmount();
    await passTime(0.5);
    const [goodbye] = sent.filter(isLeaving);
    expect(goodbye?.body).toMatchObject({ entity: "tickets", record_id: ID });
    const before = sent.length;
    await passTime(20);
    expect(sent).toHaveLength(before);
  });
});

describe("writing", () => {
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText("Answer"), { target: { value } });

  it("is told at once, with the same tab, and ends a minute after the last letter", async () => {
    await open();
    expect(lastCall()).toMatchObject({ is_writing: false });
    const tab = lastCall()["tab_id"];
    type("Hello");
    await passTime(0.5);
    expect(lastCall()).toMatchObject({ is_writing: true, tab_id: tab });
    await passTime(50);
    type("Hello Dana");
    await passTime(50);
    expect(lastCall()).toMatchObject({ is_writing: true });
    await passTime(12);
    expect(lastCall()).toMatchObject({ is_writing: false });
  });

  it("ends at once when the text was sent", async () => {
    await open();
    type("Hello");
    await passTime(0.5);
    type("");
    await passTime(0.5);
    expect(lastCall()).toMatchObject({ is_writing: false });
  });
});
