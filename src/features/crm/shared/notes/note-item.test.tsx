import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Note } from "@/data/notes/schema";
import type { StaffRole } from "@/data/staff/staff-roles";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { NoteItem } from "./note-item";

const ME = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";
const COLLEAGUE = "6e1f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a11";

const noteBy = (author: string | null, fields: Partial<Note> = {}): Note => ({
  id: "7f2f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a12",
  client_id: "c",
  lead_id: null,
  kind: "note",
  subject: null,
  body: "They want gutters",
  is_answered: false,
  author_id: author,
  author: author === null ? null : { id: author, name: "Priya Nair" },
  edited_by_id: null,
  editor: null,
  archived_at: null,
  is_sample: false,
  version: 3,
  created_at: "2026-11-20T15:00:00Z",
  updated_at: "2026-11-20T15:00:00Z",
  ...fields,
});

function show(note: Note, role: StaffRole | null) {
  const sent = stubNetwork(() => ({ body: [{ version: 4 }] }));
  const member = role === null ? null : { id: ME, name: "Jo Marsh", role };
  renderPage(
    <StaffMemberContext value={member}>
      <ul>
        <NoteItem note={note} canWrite={role !== null && role !== "viewer"} />
      </ul>
    </StaffMemberContext>,
  );
  return { user: userEvent.setup(), sent };
}

const edit = () => screen.queryByRole("button", { name: "Edit the note “They want gutters”" });
const archive = () =>
  screen.queryByRole("button", { name: "Archive the note “They want gutters”" });

describe("a note", () => {
  it.each([
    ["sales", ME, true],
    ["support", ME, true],
    ["sales", COLLEAGUE, false],
    ["support", COLLEAGUE, false],
    ["support", null, false],
    ["owner", COLLEAGUE, true],
    ["owner", null, true],
  ] as const)("offers the %s to put it away, and to edit one by %s: %s", (role, author, may) => {
    show(noteBy(author), role);
    expect(edit() !== null).toBe(may);
    expect(archive()).toBeInTheDocument();
  });

  it("offers a viewer and a visitor nothing", () => {
    for (const role of ["viewer", null] as const) {
      show(noteBy(ME), role);
      expect(screen.queryByRole("button")).not.toBeInTheDocument();
    }
  });

  it("names who edited it beside who wrote it, and nobody otherwise", () => {
    show(noteBy(COLLEAGUE), "sales");
    expect(screen.getByText(/Priya Nair/)).not.toHaveTextContent("edited");
    const editor = { id: ME, name: "Jo Marsh" };
    show(noteBy(COLLEAGUE, { edited_by_id: ME, editor }), "sales");
    expect(screen.getByText(/Priya Nair, .*, edited by Jo Marsh$/)).toBeInTheDocument();
  });

  it("is stored from the version that was read, and keeps what was typed when it is refused", async () => {
    const { user, sent } = show(noteBy(ME), "support");
    await user.click(edit() ?? document.body);
    await user.type(screen.getByLabelText("The note"), " soon");
    stubNetwork(({ method }) =>
      method === "PATCH"
        ? {
            status: 403,
            body: {
              code: "42501",
              hint: "forbidden",
              message: "Only its author and owners change a note.",
            },
          }
        : { body: [] },
    );
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Not saved: Only its author and owners change a note\..* What you typed is still here\.$/,
    );
    expect(screen.getByLabelText("The note")).toHaveValue("They want gutters soon");
    const again = stubNetwork(() => ({ body: [{ version: 4 }] }));
    await user.click(screen.getByRole("button", { name: "Save note" }));
    await waitFor(() =>
      expect(again[0]?.body).toEqual({ body: "They want gutters soon", version: 3 }),
    );
    expect(sent).toEqual([]);
  });
});
