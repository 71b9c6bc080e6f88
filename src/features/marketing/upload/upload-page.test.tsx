import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { LostLineError, type ObjectUpload } from "@/lib/supabase/object-upload";
import { renderPage } from "@tests/render";
import { stubNetwork, type Answer, type SentRequest } from "@tests/stub-network";
import { UploadPage } from "./upload-page";

const { sendObject } = vi.hoisted(() => ({
  sendObject: vi.fn<(upload: ObjectUpload) => Promise<void>>(),
}));
vi.mock(import("@/lib/supabase/send-object"), () => ({ sendObject }));
// The test's files cannot be read.
vi.mock(import("@/lib/files/sha256"), () => ({ sha256: () => Promise.resolve("f".repeat(64)) }));
beforeEach(() => {
  sendObject.mockReset().mockResolvedValue(undefined);
});

const TOKEN = "398fd6b7dd28c9d0f4d9aeb6692992500a3427d8";
const LINK = {
  business: "Halden Heating & Air",
  wanted: "Photos of your new van",
  expires_at: "2026-12-14T15:00:00+00:00",
  files_left: 20,
};
const refusal = (reason: string): Answer => ({ body: { refusal: reason } });

type Backend = { links?: Answer[]; added?: Answer; checks?: Answer[]; hasArrived?: boolean };

/** The page of a link; of several answers the last one repeats. */
function open(
  { links = [{ body: LINK }], added, checks = [{ body: {} }], hasArrived = false }: Backend = {},
  hash = `#${TOKEN}`,
) {
  const next = (answers: Answer[]) =>
    (answers.length > 1 ? answers.shift() : answers[0]) ?? new TypeError("Failed to fetch");
  const sent = stubNetwork(({ path, body }: SentRequest) => {
    if (path.endsWith("/upload_link")) return next(links);
    if (path.endsWith("/add_linked_file")) {
      const { id } = body as { id: string };
      const file = { id: `row-${id}`, bucket: "client-files", object_id: `object-${id}` };
      return added ?? { body: { ...file, has_arrived: hasArrived } };
    }
    if (path.endsWith("/check-file")) return next(checks);
    return { status: 204 };
  });
  renderPage(<UploadPage />, { at: `/upload${hash}` });
  return { sent, user: userEvent.setup({ applyAccept: false }) };
}

const file = (name: string, size = 10, type = "image/jpeg") => {
  const made = new File(["x".repeat(Math.min(size, 10))], name, { type });
  Object.defineProperty(made, "size", { value: size });
  return made;
};
async function choose(user: ReturnType<typeof userEvent.setup>, ...files: File[]) {
  await user.upload(await screen.findByLabelText(/^Choose.* photos$/), files);
}
const list = () => within(screen.getByRole("list", { name: "Files that you send" }));
const thanks = async () => {
  const heading = await screen.findByRole("heading", { name: "Thank you" });
  return heading.closest("[role=status]") as HTMLElement;
};
const asksBeforeLeaving = () => {
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

describe("the page of a link", () => {
  it("greets the business, and says what is wanted, how much fits and how long", async () => {
    open();
    expect(await screen.findByText("Hello, Halden Heating & Air.")).toBeVisible();
    expect(screen.getByText("Photos of your new van")).toBeVisible();
    expect(screen.getByText("20 files fit, of up to 25 MB each.")).toBeVisible();
    expect(screen.getByText(/open until Dec\s14,\s2026/)).toBeVisible();
  });

  it.each([
    ["that is not open", `#${TOKEN}`],
    ["without a token", ""],
  ])("says the way on of a link %s", async (_, hash) => {
    const { sent } = open({ links: [{ body: null }] }, hash);
    await screen.findByRole("heading", { name: "This link does not take files any more" });
    expect(screen.getByRole("link", { name: "(800) 555-0129" })).toHaveAttribute(
      "href",
      "tel:+18005550129",
    );
    expect(screen.getByRole("link", { name: "Write to us" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Choose photos" })).toBeNull();
    expect(sent).toHaveLength(hash === "" ? 0 : 1);
  });

  it("can be read again after the line was lost, or once it is back", async () => {
    const lost = new TypeError("Failed to fetch");
    const { user } = open({ links: [lost, lost, { body: LINK }] });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText("The link could not be read. Nothing is lost.");
    act(() => void dispatchEvent(new Event("online")));
    expect(await screen.findByRole("button", { name: "Choose photos" })).toBeVisible();
  });

  it("says that too many links were tried", async () => {
    open({ links: [refusal("too-often")] });
    expect(await screen.findByText(/Wait ten minutes/)).toBeVisible();
  });

  it("says in its HTML, which no token is sent for, where to turn without scripts", () => {
    const html = renderToString(
      <StaticRouter location="/upload">
        <UploadPage />
      </StaticRouter>,
    );
    onTestFinished(() => document.body.replaceChildren());
    const [, withoutScripts = ""] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    document.body.innerHTML = withoutScripts;
    expect(screen.getByText(/JavaScript, which is off/)).toBeVisible();
    expect(screen.getByRole("link", { name: "hello@curbfront.example" })).toBeVisible();
    expect(html).not.toContain("This link does not take files");
  });
});

describe("sending", () => {
  it("thanks for what arrived by name, and says what did not and why", async () => {
    const { user } = open();
    const large = file("film.mov", 27_000_000, "video/quicktime");
    await choose(user, file("van.jpg"), file("team.jpg"), large, file("none.jpg", 0));
    expect(await thanks()).toHaveTextContent(
      "We have van.jpg, team.jpg.Not with us: film.mov, none.jpg.",
    );
    expect(list().getByText(/27 MB, and 25 MB fit/)).toBeVisible();
    expect(list().getByText("This file is empty. Choose another one.")).toBeVisible();
    expect(screen.getByText("18 files fit, of up to 25 MB each.")).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it("sends one after the other, and asks before the page is left", async () => {
    const ended: (() => void)[] = [];
    sendObject.mockImplementation(() => new Promise((done) => ended.push(done)));
    const { user } = open();
    await choose(user, file("van.jpg"), file("team.jpg"));
    await waitFor(() => expect(ended).toHaveLength(1));
    expect(list().getByText(/, waiting$/)).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);
    ended[0]?.();
    await waitFor(() => expect(ended).toHaveLength(2));
    ended[1]?.();
    await thanks();
  });

  it("waits for a lost line, and goes on by itself once it is back", async () => {
    sendObject.mockRejectedValueOnce(new LostLineError("Failed to fetch"));
    const { user } = open();
    await choose(user, file("van.jpg"));
    expect(await list().findByText("The line broke. It goes on by itself.")).toBeVisible();
    act(() => void dispatchEvent(new Event("online")));
    await thanks();
    const [first, second] = sendObject.mock.calls.map(([upload]) => upload.name);
    expect(second).toBe(first);
  });

  it("says of a content that was sent before that it is here already", async () => {
    const { user } = open({ hasArrived: true });
    await choose(user, file("van.jpg"));
    expect(await list().findByText(/was here already/)).toBeVisible();
    expect(sendObject).not.toHaveBeenCalled();
    expect(screen.getByText("20 files fit, of up to 25 MB each.")).toBeVisible();
  });

  it.each<[string, Backend, RegExp, boolean]>([
    ["a 21st file", { added: refusal("many-files") }, /This link takes 20 files/, false],
    ["too many of a day", { added: refusal("too-often") }, /Go on tomorrow, or call us/, true],
    [
      "a content that is not taken",
      { checks: [{ status: 422, body: { error: "This picture has too much." } }] },
      /This picture has too much/,
      false,
    ],
    [
      "what the server cannot take now",
      { added: { status: 500, body: { code: "53100", message: "disk" } } },
      /Not sent: the server has no room left/,
      true,
    ],
  ])("refuses %s in words", async (_, backend, words, canRetry) => {
    const { user } = open(backend);
    await choose(user, file("van.jpg"));
    expect(await list().findByText(words)).toBeVisible();
    expect(list().queryByRole("button", { name: "Send van.jpg again" }) !== null).toBe(canRetry);
    expect(screen.queryByText("Thank you")).toBeNull();
  });

  it("tells a link that ended meanwhile, with what arrived before", async () => {
    const { user } = open({ links: [{ body: LINK }, { body: null }] });
    await choose(user, file("van.jpg"));
    await thanks();
    sendObject.mockRejectedValue(new Error("new row violates row-level security policy"));
    await choose(user, file("team.jpg"));
    await screen.findByRole("heading", { name: "This link does not take files any more" });
    expect(list().getByText(/arrived/)).toBeVisible();
    expect(list().getByText(/The link ended before this was sent/)).toBeVisible();
  });

  it("makes room where one is canceled", async () => {
    sendObject.mockImplementation(() => new Promise(() => undefined));
    const { sent, user } = open();
    await choose(user, file("van.jpg"));
    await waitFor(() => expect(sendObject).toHaveBeenCalled());
    await user.click(list().getByRole("button", { name: "Cancel van.jpg" }));
    await waitFor(() => expect(sent.at(-1)?.path).toBe("/rest/v1/rpc/drop_linked_file"));
    const added = sent.find(({ path }) => path.endsWith("/add_linked_file"))?.body as {
      id: string;
    };
    expect(sent.at(-1)?.body).toEqual({ token: TOKEN, file_id: `row-${added.id}` });
    expect(asksBeforeLeaving()).toBe(false);
  });
});
