import { fireEvent, screen, within } from "@testing-library/react";
import { useRef, type ReactElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { fetchDemoTimes } from "@/data/bookings/demo-times";
import { submitLead } from "@/data/leads/submit-lead";
import { storageKeys } from "@/lib/storage/storage";
import { renderPage } from "@tests/render";
import { JoinTheList } from "./callsi/join-the-list";
import { Checkout } from "./checkout/checkout-page";
import { Hero } from "./home/hero";
import { ScheduleDemoDialog } from "./schedule-demo/schedule-demo-dialog";
import { Signup } from "./signup/signup-page";
import { readAnswers } from "@/features/lead-form/visitor-answers";

vi.mock(import("@/data/leads/submit-lead"), async (original) => ({
  ...(await original()),
  submitLead: vi.fn<typeof submitLead>(),
}));

const FREE = ["2026-12-01T15:30:00Z", "2026-12-02T15:30:00Z"].map((start) => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + 20 * 60_000),
  isWish: false,
}));
vi.mock(import("@/data/bookings/demo-times"), () => ({
  fetchDemoTimes: vi.fn<typeof fetchDemoTimes>(() => Promise.resolve(FREE)),
}));

function OpenDialog() {
  const button = useRef(null);
  return <ScheduleDemoDialog isOpen onOpenChange={() => undefined} openedBy={button} />;
}

/** Visits one page after the other in one tab. */
function visit(page: ReactElement, at = "/", look: () => unknown = () => undefined) {
  const { unmount } = renderPage(page, { at });
  return Promise.resolve().then(look).finally(unmount);
}
const choose = (trade: string) => () =>
  void fireEvent.click(screen.getByRole("radio", { name: trade }));
const trade = () => screen.getByLabelText(/^Trade/);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
});

describe("the trade chosen on the home page", () => {
  it.each([
    ["the demo dialog", <OpenDialog key="dialog" />],
    ["sign-up", <Signup key="signup" />],
    ["checkout", <Checkout key="checkout" />],
    ["the Callsi list", <JoinTheList key="callsi" />],
  ])("is chosen in %s", async (_, form) => {
    await visit(<Hero billId="bill" />, "/", choose("Garage doors"));
    await visit(form, "/", () => expect(trade()).toHaveValue("garage-doors"));
  });

  it("is no choice until it was pressed, and is one when it stood in front already", async () => {
    await visit(<Hero billId="bill" />);
    await visit(<OpenDialog />, "/", () => expect(trade()).toHaveValue(""));
    await visit(<Hero billId="bill" />, "/", choose("Heating & cooling"));
    await visit(<OpenDialog />, "/", () => expect(trade()).toHaveValue("heating-and-cooling"));
  });

  it("stands there again on the way back, and gives way to a later choice in a form", async () => {
    await visit(<Hero billId="bill" />, "/", choose("Roofing"));
    await visit(<OpenDialog />, "/", () => void fill("Trade", "plumbing"));
    await visit(<Hero billId="bill" />, "/", () => {
      expect(screen.getByRole("radio", { name: "Plumbing" })).toBeChecked();
      expect(screen.getByRole("link", { name: "Put your name on it" })).toHaveAttribute(
        "href",
        "/signup?trade=plumbing",
      );
    });
    await visit(<Checkout />, "/checkout", () => expect(trade()).toHaveValue("plumbing"));
  });

  it("gives way to the trade of a link that was followed later", async () => {
    await visit(<Hero billId="bill" />, "/", choose("Roofing"));
    await visit(<Signup />, "/signup?trade=landscaping", () =>
      expect(trade()).toHaveValue("landscaping"),
    );
    await visit(<Checkout />, "/checkout", () => expect(trade()).toHaveValue("landscaping"));
  });
});

const answers = {
  "Business name": "Brack & Daughter",
  Trade: "roofing",
  "Main town": "Macon, GA",
  "Your name": "Elaine Brack",
  Email: "elaine@brackroofing.example",
};
const tellAll = () => {
  for (const [label, value] of Object.entries(answers)) fill(label, value);
  fill("Phone", "(478) 555-0150");
};
function expectAllInCheckout() {
  for (const [label, value] of Object.entries(answers)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  expect(screen.getByLabelText("Mobile")).toHaveValue("(478) 555-0150");
}

describe("what sign-up was told", () => {
  it("stands in checkout, also when it was not sent", async () => {
    await visit(<Signup />, "/signup", tellAll);
    await visit(<Checkout />, "/checkout", expectAllInCheckout);
  });

  it("stands in checkout once it was sent", async () => {
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-1A2B3C4D", booking: null });
    await visit(<Signup />, "/signup", async () => {
      tellAll();
      fireEvent.click(screen.getByText("Send my details"));
      await screen.findByText("CF-1A2B3C4D");
    });
    expect(sessionStorage.getItem(storageKeys.leadDrafts)).toBeNull();
    await visit(<Checkout />, "/checkout", () => {
      fireEvent.click(screen.getByRole("button", { name: "Request the site now" }));
      expectAllInCheckout();
    });
  });

  it("gives way to what is said or taken back later", async () => {
    await visit(<Signup />, "/signup", tellAll);
    await visit(<Checkout />, "/checkout", () => {
      fill("Main town", "Augusta, GA");
      fill("Mobile", "");
    });
    await visit(<Checkout />, "/checkout", () => {
      expect(screen.getByLabelText("Main town")).toHaveValue("Augusta, GA");
      expect(screen.getByLabelText("Mobile")).toHaveValue("");
      expect(screen.getByLabelText("Business name")).toHaveValue("Brack & Daughter");
    });
  });
});

it("leaves what only one form asks to that form", async () => {
  const [, free] = FREE;
  sessionStorage.setItem(
    storageKeys.leadDrafts,
    JSON.stringify({
      "schedule-demo": { slot: free?.start.toISOString() },
      checkout: { topic: "callsi" },
    }),
  );
  await visit(<OpenDialog />, "/", async () => {
    const times = await screen.findByRole("radiogroup", { name: /^Time/ });
    expect(within(times).getByRole("radio", { checked: true })).toBeVisible();
    expect(screen.queryByText("No time chosen yet")).toBeNull();
  });
});

it.each(["{broken", "[]", '{"trade":"blacksmith","name":7,"is_admin":"yes"}'])(
  "takes nothing from %s",
  (stored) => {
    sessionStorage.setItem(storageKeys.visitorAnswers, stored);
    expect(readAnswers()).toEqual({});
  },
);
