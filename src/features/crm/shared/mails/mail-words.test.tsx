import { Blob as NodeBlob } from "node:buffer";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "@tests/render";
import { stubNetwork, type Answer } from "@tests/stub-network";
import { MailWords } from "./mail-words";

const MAIL = {
  id: "m1",
  subject: "Re: Roof / tiles?",
  is_folded: true,
  original_size: 8_300_000,
  reply_to: null,
  is_original_cut: false,
  files: [],
  other_files: [],
};
const WORDS = "Works now.\n\n[Attached: a.png]";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(answers: Record<string, Answer[]>, mail = MAIL, words = WORDS) {
  const sent = stubNetwork(({ path }) => {
    const name = Object.keys(answers).find((each) => path.includes(each)) ?? "";
    return answers[name]?.shift() ?? { body: null };
  });
  renderPage(<MailWords mail={mail}>{words}</MailWords>);
  return Object.assign(userEvent.setup({ pointerEventsCheck: 0 }), { sent });
}

describe("what is folded away", () => {
  it("is asked for and shown in its place by a press, and folded again by another", async () => {
    const user = show({ full_text: [{ body: "Works now.\n\n> I mended it." }] });
    expect(screen.queryByText(/I mended it/)).not.toBeInTheDocument();
    expect(user.sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Show the rest", expanded: false }));
    expect(await screen.findByText(/I mended it/)).toHaveTextContent(
      "Works now. > I mended it. [Attached: a.png]",
    );
    await user.click(screen.getByRole("button", { name: "Show less", expanded: true }));
    expect(screen.queryByText(/I mended it/)).not.toBeInTheDocument();
  });

  it("says that it could not be loaded, and is tried again", async () => {
    const user = show({
      full_text: [new TypeError("Failed to fetch"), { body: "Works now.\n\n> Old." }],
    });
    await user.click(screen.getByRole("button", { name: "Show the rest" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/could not be reached/);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/> Old/)).toBeVisible();
  });

  it("has no button where nothing is, nor an original where none is kept", () => {
    show({}, { ...MAIL, is_folded: false, original_size: null as never });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("a link that a stranger wrote", () => {
  it("leads nowhere until a press showed where", async () => {
    const user = show({}, MAIL, "See the plan (https://files.example/plan?id=7).");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "https://files.example/plan?id=7" }));
    expect(await screen.findByRole("dialog")).toHaveTextContent("This leads to files.example");
    await user.keyboard("{Escape}");
    screen.getByRole("button", { name: /plan/ }).focus();
    await user.keyboard("{Enter}");
    const link = screen.getByRole("link", { name: "Open in a new tab" });
    expect(link).toHaveAttribute("href", "https://files.example/plan?id=7");
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    expect(link).toHaveAttribute("target", "_blank");
  });
});

describe("files of the mail", () => {
  const FILE = {
    id: "f1",
    bucket: "attachments",
    object_id: "o1",
    name: "roof.png",
    type: "image/png",
    size: 2_000,
    width: 640,
    height: 480,
  };
  const PLAN = { ...FILE, id: "f2", object_id: "o2", name: "plan.pdf", type: "application/pdf" };
  const words = "The leak:\n\n[Picture: roof.png]\n\nAbove the door.\n[Picture: gone.png]";

  beforeEach(() => {
    // Everything is near the visible part of the page.
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(private readonly report: (entries: object[]) => void) {}
        observe = () => this.report([{ isIntersecting: true }]);
        disconnect = () => undefined;
      },
    );
  });

  it("that stood in its text are shown there, and the others below", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:roof", revokeObjectURL: () => undefined });
    const user = show({}, { ...MAIL, files: [PLAN, FILE] as never }, words);
    const picture = screen.getByRole("button", { name: "Open roof.png" });
    expect(picture.parentElement?.previousSibling).toHaveTextContent("The leak:");
    const after = picture.parentElement?.nextSibling;
    expect(after).toHaveTextContent("Above the door. [Picture: gone.png]");
    expect(picture.style.aspectRatio).toBe("640 / 480");
    expect(screen.queryByText(/\[Picture: roof/)).not.toBeInTheDocument();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("button", { name: /^Open plan\.pdf/ })).toBeVisible();
    await waitFor(() => expect(picture.querySelector("img")).toHaveAttribute("src", "blob:roof"));
    await user.click(picture);
    expect(await screen.findByRole("dialog")).toHaveAccessibleName("roof.png");
  });

  it("that are folded away with their text are listed until it is shown", async () => {
    const user = show(
      { full_text: [{ body: words }] },
      { ...MAIL, files: [FILE] as never },
      "The leak:",
    );
    expect(screen.getByRole("listitem")).toHaveTextContent("roof.png");
    await user.click(screen.getByRole("button", { name: "Show the rest" }));
    expect(await screen.findByText(/Above the door/)).toBeVisible();
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open roof.png" })).toBeVisible();
  });

  it("that are not stored yet are named", () => {
    show({}, { ...MAIL, other_files: [{ name: "a.png", state: "coming" }] as never });
    expect(screen.getByText("Not stored yet: a.png")).toBeVisible();
  });
});

it("says where the answer is wanted, if elsewhere than at its sender", () => {
  show({}, { ...MAIL, reply_to: "ann@visitor.example" as never });
  expect(screen.getByText("Asks for answers at ann@visitor.example")).toBeVisible();
});

describe("the original", () => {
  it("is shown as text, and saved as a file under its subject", async () => {
    const raw = "Subject: Re: Roof\r\n\r\n<script>alert(1)</script>";
    // Node's fetch does not return jsdom's Blob.
    vi.stubGlobal("Blob", NodeBlob);
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    let saved = "";
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved = this.download;
    });
    vi.spyOn(globalThis, "fetch").mockImplementation(() =>
      Promise.resolve(
        new Response(raw, { headers: { "Content-Type": "application/octet-stream" } }),
      ),
    );
    renderPage(<MailWords mail={MAIL}>{WORDS}</MailWords>);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByRole("button", { name: "Original message" }));
    expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    expect(screen.getByText(/8\.3 MB/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Download as .eml" }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    expect(saved).toBe("Re Roof tiles.eml");
  });

  it("that could not be loaded is tried again", async () => {
    const user = show({ "inbound-mail": [new TypeError("Failed to fetch")] });
    await user.click(screen.getByRole("button", { name: "Original message" }));
    expect(await screen.findByText("The message could not be loaded")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});
