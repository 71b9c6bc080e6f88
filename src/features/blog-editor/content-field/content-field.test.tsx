import type { Editor } from "@tiptap/core";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ContentField } from "./content-field";

const HTML = '<p>One</p>\n\n<h2 id="why">Why &amp; how</h2>\n<p>Two\nlines</p>\n';

function Page({ html, log }: { html: string; log: (html: string) => void }) {
  const [value, setValue] = useState(html);
  return (
    <>
      <ContentField
        value={value}
        onChange={(next) => {
          log(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue("<p>Restored</p>")}>
        {"Restore"}
      </button>
      <output>{value}</output>
    </>
  );
}

const area = () => screen.getByRole("textbox", { name: "Full Content" });
const viewButton = (name: string) => screen.getByRole("button", { name });
const isVisual = () => waitFor(() => expect(area().tagName).toBe("DIV"));
const editorOf = () => (area() as HTMLElement & { editor: Editor }).editor;
const type = (text: string, at = 2) =>
  act(() => {
    const { view } = editorOf();
    view.dispatch(view.state.tr.insertText(text, at));
  });

function renderField(html: string) {
  const log = vi.fn<(html: string) => void>();
  const page = render(<Page html={html} log={log} />);
  return { log, ...page };
}

describe("ContentField", () => {
  // First, because later tests have the visual view's code cached.
  it("is a text area until the visual view is there, and stays one for whoever types", async () => {
    const { log } = renderField("<p>a</p>");
    const textarea = area();
    expect(textarea.tagName).toBe("TEXTAREA");
    textarea.focus();
    await userEvent.type(textarea, "<p>b</p>");
    await waitFor(() => expect(viewButton("Visual")).toBeEnabled());
    expect(area()).toHaveValue("<p>a</p><p>b</p>");
    expect(log).toHaveBeenLastCalledWith("<p>a</p><p>b</p>");
    await userEvent.click(viewButton("Visual"));
    await isVisual();
    expect(area()).toHaveTextContent("ab");
  });

  it("opens in the visual view and leaves every byte alone", async () => {
    const { log } = renderField(HTML);
    await isVisual();
    expect(within(area()).getByRole("heading", { name: "Why & how" })).toBeVisible();
    await userEvent.click(viewButton("HTML"));
    expect(area()).toHaveValue(HTML);
    expect(screen.getAllByLabelText("Full Content")).toEqual([area()]);
    await userEvent.click(viewButton("Visual"));
    await isVisual();
    await userEvent.click(viewButton("HTML"));
    expect(area()).toHaveValue(HTML);
    expect(log).not.toHaveBeenCalled();
  });

  it("hands an edit over after a pause, and changes nothing else", async () => {
    const { log } = renderField(HTML);
    await isVisual();
    type("X");
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(log).toHaveBeenCalledExactlyOnceWith(HTML.replace("One", "OXne"));
  });

  it("takes an edit back to the same bytes", async () => {
    const { log } = renderField(HTML);
    await isVisual();
    type("X");
    await waitFor(() => expect(log).toHaveBeenCalled());
    act(() => void editorOf().commands.undo());
    await waitFor(() => expect(log).toHaveBeenLastCalledWith(HTML));
  });

  it.each<[string, () => void]>([
    ["Ctrl+S", () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true })],
    ["a press on a button elsewhere", () => fireEvent.pointerDown(viewButton("Restore"))],
    ["a tab that is hidden", () => fireEvent(document, new Event("visibilitychange"))],
    ["a tab that is closed", () => fireEvent(window, new Event("pagehide"))],
    ["the other view", () => fireEvent.click(viewButton("HTML"))],
  ])("hands the last keystroke over at once before %s", async (_, happens) => {
    const { log } = renderField(HTML);
    await isVisual();
    type("X");
    expect(log).not.toHaveBeenCalled();
    happens();
    expect(log).toHaveBeenCalledExactlyOnceWith(HTML.replace("One", "OXne"));
  });

  it("hands the last keystroke over when it is taken off the page", async () => {
    const { log, unmount } = renderField(HTML);
    await isVisual();
    type("X");
    unmount();
    expect(log).toHaveBeenCalledExactlyOnceWith(HTML.replace("One", "OXne"));
  });

  it("keeps the undo of the visual view over a look at the HTML", async () => {
    const { log } = renderField(HTML);
    await isVisual();
    type("X");
    await userEvent.click(viewButton("HTML"));
    await userEvent.type(area(), "<p>more</p>");
    await userEvent.click(viewButton("Visual"));
    await isVisual();
    expect(area()).toHaveTextContent("more");
    act(() => void editorOf().commands.undo());
    expect(area()).not.toHaveTextContent("more");
    act(() => void editorOf().commands.undo());
    await waitFor(() => expect(log).toHaveBeenLastCalledWith(HTML));
  });

  it("shows what comes from outside, without answering", async () => {
    const { log } = renderField(HTML);
    await isVisual();
    await userEvent.click(viewButton("Restore"));
    await waitFor(() => expect(area()).toHaveTextContent("Restored"));
    expect(log).not.toHaveBeenCalled();
    type("X", 3);
    await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith("<p>ReXstored</p>"));
  });

  it("opens as HTML what it cannot hold, says why, and shows it only when told to", async () => {
    const html =
      '<p style="color:red">red</p><!-- note --><figure><video src="/v.mp4"></video></figure><p>plain</p>';
    const { log } = renderField(html);
    const notice = await screen.findByText(/cannot hold all of it/, undefined);
    expect(area()).toHaveValue(html);
    const reasons = within(notice.parentElement ?? notice).getAllByRole("listitem");
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      "the attribute style on <p>",
      "a comment",
      "the element <video>",
    ]);
    await userEvent.click(viewButton("Show in visual view anyway"));
    await userEvent.click(viewButton("Show it"));
    await isVisual();
    expect(log).not.toHaveBeenCalled();
    type("X");
    await waitFor(() => expect(log).toHaveBeenCalled());
    await userEvent.click(viewButton("Back to the original HTML"));
    expect(area()).toHaveValue(html);
    expect(log).toHaveBeenLastCalledWith(html);
  });

  it("lets nothing into the text that the allow-list refuses", async () => {
    const { log } = renderField("<p>ab</p>");
    await isVisual();
    const pasted =
      '<p onclick="x()">in <a href="javascript:alert(1)">link</a><img src="x" onerror="alert(1)"></p><script>alert(1)</script>';
    const clipboardData = { getData: () => pasted, files: [] };
    const event = Object.assign(new Event("paste"), { clipboardData }) as unknown as ClipboardEvent;
    act(() => void editorOf().view.pasteHTML(pasted, event));
    await waitFor(() => expect(log).toHaveBeenCalled());
    const html = log.mock.lastCall?.[0] ?? "";
    expect(html).toContain("in ");
    expect(html).not.toMatch(/script|onclick|onerror|<img/);
  });

  it("ties the error to whichever view is shown", async () => {
    render(<ContentField value="<p>a</p>" onChange={() => undefined} error="Write the article." />);
    expect(area()).toHaveAccessibleDescription("Write the article.");
    await isVisual();
    expect(area()).toHaveAccessibleDescription("Write the article.");
    expect(area()).toBeInvalid();
  });
});
