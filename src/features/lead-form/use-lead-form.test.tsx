import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "@/lib/storage/storage";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { ConsentField } from "./fields/consent-field";
import { LeadQuestions } from "./fields/lead-questions";
import { LeadFormFrame } from "./lead-form-frame";
import { LeadFormStatus } from "./lead-form-status";
import { LeadSent } from "./sent/lead-sent";
import { LeadSubmit } from "./lead-submit";
import { AnotherRequest } from "./sent/another-request";
import { changeSent } from "./sent/sent-requests";
import { useLeadForm } from "./use-lead-form";

vi.mock(import("@/content/lead-forms"), () => ({
  askedBy: () => [{ name: "name" }, { name: "email" }, { name: "message" }, { name: "consent" }],
}));

function TestForm() {
  const lead = useLeadForm({ form: "contact" });
  if (lead.sent) {
    return <LeadSent lead={lead} sent={lead.sent} heading="Sent" anotherLabel="Another" />;
  }
  return (
    <LeadFormFrame lead={lead} label="Test">
      <LeadQuestions />
      <ConsentField>I agree</ConsentField>
      <AnotherRequest />
      <LeadFormStatus />
      <LeadSubmit busyLabel="Sending">Send</LeadSubmit>
    </LeadFormFrame>
  );
}

const STORED = { body: { reference: "CF-12345678" } };
const refusal = (hint: string, details: string | null = null, status = 400) => ({
  status,
  body: { code: "22023", hint, details, message: "Refused" },
});

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole("button", { name: "Send" });
const lookAtTheForm = () => act(() => vi.advanceTimersByTimeAsync(5_000));
const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

async function fillIn() {
  const person = user();
  await person.type(field("Your name"), "Elaine Brack");
  await person.type(field("Email"), "elaine@brackroofing.example");
  await person.type(field("Message"), "Three trucks");
  await person.click(field("I agree"));
  return person;
}

function expectEveryCharacter() {
  expect(field("Your name")).toHaveValue("Elaine Brack");
  expect(field("Email")).toHaveValue("elaine@brackroofing.example");
  expect(field("Message")).toHaveValue("Three trucks");
}

describe("sending", () => {
  it("stores the request with its page and circumstances, and shows the reference", async () => {
    const sent = stubNetwork(() => STORED);
    renderPage(<TestForm />, { at: "/contact?trade=roofing" });
    await lookAtTheForm();
    const person = await fillIn();
    await person.click(send());
    expect(await screen.findByText("CF-12345678")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Sent" })).toHaveFocus());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      payload: {
        form: "contact",
        name: "Elaine Brack",
        consent: true,
        sourcePage: "/contact?trade=roofing",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        left_empty: "",
      },
    });
    expect(sessionStorage.getItem(storageKeys.leadDrafts)).toBeNull();
  });

  it("says it again over a reload, takes no focus then, and sends another only when asked", async () => {
    const sent = stubNetwork(() => STORED);
    const first = renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.click(send());
    await screen.findByText("CF-12345678");
    expect(screen.queryByText(/^You sent this/)).toBeNull();
    first.unmount();

    renderPage(<TestForm />);
    expect(await screen.findByText("CF-12345678")).toBeVisible();
    expect(screen.getByText(/^You sent this \w+ at /)).toBeVisible();
    expect(screen.getByText("elaine@brackroofing.example")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Sent" })).not.toHaveFocus();
    expect(sessionStorage.getItem(storageKeys.sentRequests)).not.toContain("Three trucks");

    await person.click(screen.getByRole("button", { name: "Another" }));
    expect(screen.getByText(/CF-12345678\. This sends another\.$/)).toHaveFocus();
    expect(field("Message")).toHaveValue("");
    expect(field("Your name")).toHaveValue("Elaine Brack");
    await person.click(screen.getByRole("button", { name: "Back to what you sent" }));
    expect(screen.getByRole("heading", { name: "Sent" })).toHaveFocus();
    expect(sent).toHaveLength(1);
  });

  it("promises no second mail of one day to the same address", async () => {
    stubNetwork(() => STORED);
    const first = renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.click(send());
    expect(await screen.findByText(/is on its way to/)).toBeVisible();
    first.unmount();
    renderPage(<TestForm />);
    await person.click(await screen.findByRole("button", { name: "Another" }));
    await person.type(field("Message"), "And a van");
    await person.click(field("I agree"));
    await lookAtTheForm();
    await person.click(send());
    expect(await screen.findByText(/covers this one/)).toBeVisible();
    expect(screen.queryByText(/is on its way to/)).toBeNull();
  });

  it.each(["{broken", "[]", '{"contact":[{"reference":7}]}'])(
    "shows the form where what was kept is damaged: %s",
    async (kept) => {
      sessionStorage.setItem(storageKeys.sentRequests, kept);
      renderPage(<TestForm />);
      await lookAtTheForm();
      expect(send()).toBeVisible();
    },
  );

  it("keeps it on the page where the browser stores nothing", async () => {
    stubNetwork(() => STORED);
    const storing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Refused", "SecurityError");
    });
    const first = renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.click(send());
    await screen.findByText("CF-12345678");
    first.unmount();
    renderPage(<TestForm />);
    expect(await screen.findByText("CF-12345678")).toBeVisible();
    storing.mockRestore();
    act(() => changeSent("contact", "CF-12345678", () => null));
    expect(send()).toBeVisible();
  });

  it("sends once on a double click", async () => {
    const sent = stubNetwork(() => STORED);
    renderPage(<TestForm />);
    await lookAtTheForm();
    await fillIn();
    const button = send();
    act(() => {
      button.click();
      button.click();
    });
    fireEvent.submit(screen.getByRole("form"));
    await screen.findByText("CF-12345678");
    expect(sent).toHaveLength(1);
  });

  it("waits out an autofill instead of being refused as a program", async () => {
    const sent = stubNetwork(() => STORED);
    renderPage(<TestForm />);
    for (const [name, value] of [
      ["Your name", "Elaine Brack"],
      ["Email", "elaine@brackroofing.example"],
      ["Message", "Three trucks"],
    ] as const) {
      fireEvent.change(field(name), { target: { value } });
    }
    fireEvent.click(field("I agree"));
    fireEvent.click(send());
    expect(await screen.findByRole("button", { name: "Sending" })).toBeVisible();
    expect(sent).toHaveLength(0);
    await lookAtTheForm();
    await screen.findByText("CF-12345678");
    const body = sent[0]?.body as { payload: { filledMs: number } } | undefined;
    expect(body?.payload.filledMs).toBeGreaterThanOrEqual(2_000);
  });

  it("passes on what a program wrote into the field no person sees", async () => {
    const sent = stubNetwork(() => STORED);
    const { container } = renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    const honeypot = container.querySelector<HTMLInputElement>("[name=left_empty]");
    expect(honeypot?.closest("[aria-hidden][inert]")).not.toBeNull();
    expect(honeypot).toHaveAttribute("tabindex", "-1");
    // Nothing by which a browser or a password manager recognizes a personal field.
    const attributes = [...(honeypot?.attributes ?? [])]
      .map(({ name, value }) => `${name}=${value}`)
      .join(" ");
    expect(attributes).not.toMatch(
      /name=\S*(name|mail|phone|tel|fax|company|address|street|zip|city|url)/i,
    );
    expect(honeypot?.labels).toHaveLength(0);
    for (const manager of ["1p-ignore", "bwignore", "lpignore", "protonpass-ignore", "form-type"]) {
      expect(honeypot).toHaveAttribute(`data-${manager}`);
    }
    if (honeypot) honeypot.value = "555-0100";
    await person.click(send());
    await screen.findByText("CF-12345678");
    expect(sent[0]?.body).toMatchObject({ payload: { left_empty: "555-0100" } });
  });
});

describe("a request's id", () => {
  const ids = (sent: { body: unknown }[]) =>
    sent.map(({ body }) => (body as { payload: { requestId: string } }).payload.requestId);

  it("is the same when the same words are sent again, also after a reload, and another for others", async () => {
    let isDown = true;
    const sent = stubNetwork(() => (isDown ? new TypeError("Failed to fetch") : STORED));
    const { unmount } = renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.click(send());
    await person.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByRole("alert");
    unmount();
    renderPage(<TestForm />);
    await lookAtTheForm();
    await person.click(field("I agree"));
    await person.click(send());
    await waitFor(() => expect(sent).toHaveLength(3));
    await screen.findByRole("alert");
    await person.type(field("Message"), ", no website");
    isDown = false;
    await person.click(send());
    await screen.findByText("CF-12345678");
    const [first, second, third, changed] = ids(sent);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(changed).not.toBe(first);
  });

  it("is another once the words are stored", async () => {
    const sent = stubNetwork(() => STORED);
    for (let nth = 0; nth < 2; nth += 1) {
      const { unmount } = renderPage(<TestForm />);
      await lookAtTheForm();
      const person = await fillIn();
      await person.click(send());
      await screen.findByText("CF-12345678");
      unmount();
      // The shared answers are gone, so the visitor types them again.
      sessionStorage.clear();
    }
    expect(new Set(ids(sent)).size).toBe(2);
  });
});

describe("what is missing", () => {
  it("is said at its field, the first of which has the focus, and nothing is sent", async () => {
    const sent = stubNetwork(() => STORED);
    renderPage(<TestForm />);
    const person = user();
    await person.type(field("Email"), "elaine@brackroofing");
    await person.click(send());
    await waitFor(() => expect(field("Your name")).toHaveFocus());
    expect(field("Your name")).toHaveAccessibleDescription("Tell us your name.");
    expect(field("Email")).toHaveAccessibleDescription(/Add the ending/);
    expect(field("I agree")).toBeInvalid();
    expect(field("I agree")).not.toBeChecked();
    expect(sent).toHaveLength(0);
  });
});

describe("a failure", () => {
  it.each([
    ["a lost connection", new TypeError("Failed to fetch"), /No answer came back/],
    ["a broken server", { status: 500, body: { message: "x" } }, /No answer came back/],
    ["too many requests", refusal("rate-limited", null, 429), /ten minutes, or call \(800\)/],
    ["a request too fast", refusal("too-fast"), /faster than a person types/],
    ["a refusal without a field", refusal("invalid", "sourcePage"), /could not take that/],
  ])("by %s keeps every character, and Try again works", async (_, failure, message) => {
    let isDown = true;
    const sent = stubNetwork(() => (isDown ? failure : STORED));
    renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expectEveryCharacter();
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("CF-12345678");
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toMatchObject({ payload: { message: "Three trucks" } });
  });

  it("that names a field is said there, with the focus", async () => {
    stubNetwork(() => refusal("invalid", "email"));
    renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.click(send());
    await waitFor(() => expect(field("Email")).toBeInvalid());
    expect(field("Email")).toHaveAccessibleDescription(/not complete/);
    expect(field("Email")).toHaveFocus();
    expect(screen.queryByRole("alert")).toBeNull();
    expectEveryCharacter();
  });

  it("by going offline in the middle says so, and says when the line is back", async () => {
    stubNetwork(() => {
      setOnline(false);
      return new TypeError("Failed to fetch");
    });
    renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent(/You are offline/);
    expectEveryCharacter();
    setOnline(true);
    fireEvent(window, new Event("online"));
    expect(await screen.findByText(/You are back online/)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a draft", () => {
  it("is back after a reload, but for the agreement", async () => {
    stubNetwork(() => new TypeError("Failed to fetch"));
    const { unmount } = renderPage(<TestForm />);
    await fillIn();
    unmount();
    renderPage(<TestForm />);
    expectEveryCharacter();
    expect(field("I agree")).not.toBeChecked();
  });

  it("that is no draft is ignored", () => {
    sessionStorage.setItem(
      storageKeys.leadDrafts,
      JSON.stringify({ contact: { name: 7, email: null, message: "Kept", is_admin: "yes" } }),
    );
    renderPage(<TestForm />);
    expect(field("Message")).toHaveValue("Kept");
    expect(field("Your name")).toHaveValue("");
    sessionStorage.setItem(storageKeys.leadDrafts, "{broken");
    expect(() => renderPage(<TestForm />)).not.toThrow();
  });
});

describe("an email whose domain looks mistyped", () => {
  it("is asked about and taken by one press, and never changed by itself", async () => {
    const sent = stubNetwork(() => STORED);
    renderPage(<TestForm />);
    const person = user();
    await person.type(field("Email"), "elaine@gmial.com");
    const yes = await screen.findByRole("button", { name: "Yes, elaine@gmail.com" });
    expect(field("Email")).toHaveValue("elaine@gmial.com");
    await person.click(yes);
    expect(field("Email")).toHaveValue("elaine@gmail.com");
    expect(field("Email")).toHaveFocus();
    expect(screen.queryByRole("button", { name: /^Yes/ })).toBeNull();
    expect(sent).toHaveLength(0);
  });

  it("is sent as it stands where nobody answers the question", async () => {
    const sent = stubNetwork(() => STORED);
    renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.clear(field("Email"));
    await person.type(field("Email"), "elaine@gmial.com");
    await person.click(send());
    await screen.findByText("CF-12345678");
    expect(sent[0]?.body).toMatchObject({ payload: { email: "elaine@gmial.com" } });
  });
});

it("says of a text that is too long how long it may be and is", async () => {
  renderPage(<TestForm />);
  fireEvent.change(field("Message"), { target: { value: `${"x".repeat(5_017)} ` } });
  fireEvent.click(send());
  const says = (text: string) =>
    waitFor(() => expect(field("Message")).toHaveAccessibleDescription(text));
  await says("5,000 characters fit here, and this is 5,017. Shorten it.");
  fireEvent.change(field("Message"), { target: { value: "x".repeat(5_001) } });
  await says("5,000 characters fit here, and this is 5,001. Shorten it.");
  fireEvent.change(field("Message"), { target: { value: "x".repeat(5_000) } });
  await says("");
});

describe("the address that a confirmation goes to", () => {
  const sendWrong = async (answer: () => { status?: number; body: unknown }) => {
    const requests = stubNetwork(({ path }) =>
      path.endsWith("/correct_email") ? answer() : STORED,
    );
    renderPage(<TestForm />);
    await lookAtTheForm();
    const person = await fillIn();
    await person.clear(field("Email"));
    await person.type(field("Email"), "elaine@gmial.com");
    await person.click(send());
    await person.click(await screen.findByRole("button", { name: /Correct it$/ }));
    return { requests, person };
  };

  it("is put right by whoever sent it, and stays so", async () => {
    const { requests, person } = await sendWrong(() => ({ status: 204, body: null }));
    expect(field("Send it to")).toHaveFocus();
    expect(field("Send it to")).toHaveValue("elaine@gmial.com");
    await person.click(await screen.findByRole("button", { name: "Yes, elaine@gmail.com" }));
    await person.click(screen.getByRole("button", { name: "Send it there" }));
    expect(await screen.findByText(/^Corrected: the email goes to/)).toHaveTextContent(
      "elaine@gmail.com",
    );
    const [first, correction] = requests.map(({ body }) => body);
    const id = /"requestId":"(\w{32})"/.exec(JSON.stringify(first))?.[1];
    expect(correction).toEqual({ request_id: id, email: "elaine@gmail.com" });
    expect(sessionStorage.getItem(storageKeys.sentRequests)).toContain("elaine@gmail.com");
    expect(sessionStorage.getItem(storageKeys.sentRequests)).not.toContain("gmial");
  });

  it.each([
    ["over", "This can no longer be changed here. Call (800) 555-0129 and say the reference."],
    ["too-often", "It was changed many times. Call (800) 555-0129 and say the reference."],
    ["none", "No answer came back, so we can’t say it arrived. Try again."],
  ])("stays as it was where it is refused: %s", async (hint, why) => {
    const { person } = await sendWrong(() => ({ ...refusal(hint), status: 400 }));
    await person.clear(field("Send it to"));
    await person.type(field("Send it to"), "elaine@right.example");
    await person.click(screen.getByRole("button", { name: "Send it there" }));
    await waitFor(() => expect(field("Send it to")).toHaveAccessibleDescription(why));
    expect(field("Send it to")).toHaveValue("elaine@right.example");
    expect(sessionStorage.getItem(storageKeys.sentRequests)).toContain("gmial");
  });

  it("is checked before it is sent", async () => {
    const { requests, person } = await sendWrong(() => ({ status: 204, body: null }));
    await person.clear(field("Send it to"));
    await person.type(field("Send it to"), "elaine@right");
    await person.click(screen.getByRole("button", { name: "Send it there" }));
    await waitFor(() => expect(field("Send it to")).toHaveAccessibleDescription(/^Add the ending/));
    expect(requests).toHaveLength(1);
    await person.click(screen.getByRole("button", { name: "Keep it as it is" }));
    expect(screen.getByText(/is on its way to/)).toHaveTextContent("elaine@gmial.com");
    expect(screen.getByText(/is on its way to/).closest("p")).toHaveFocus();
  });
});
