import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderPage } from "@tests/render";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { LibraryPage } from "./library-page";

const picture = {
  id: "0b9f5a52-51a4-4b2c-9d0e-6d5d0d6a3c11",
  name: "roof.jpg",
  alt: null as string | null,
  width: 960,
  height: 540,
  widths: [640, 960],
  type: "image/webp",
  bytes: 64_000,
  arrived_at: "2026-11-20T12:00:00Z",
  archived_at: null as string | null,
  created_at: "2026-11-20T12:00:00Z",
  version: 2,
};

type Setup = { failures?: number; stored?: (typeof picture)[]; isOvertaken?: boolean };

function setup({ failures = 0, stored = [picture], isOvertaken = false }: Setup = {}) {
  let rows = stored;
  let failing = failures;
  const sent = stubNetwork(({ method, path, body }: SentRequest) => {
    if (path.endsWith("/picture_uses")) {
      const use = { picture_id: picture.id, is_featured: true, is_in_text: false };
      return { body: [{ ...use, post_id: "post", title: "Ice dams" }] };
    }
    if (method === "PATCH") {
      if (isOvertaken && (body as { version: number }).version === 2) {
        rows = rows.map((row) => ({ ...row, alt: "Theirs", version: 3 }));
        return { status: 409, body: { code: "PT409", message: "Changed", hint: "conflict" } };
      }
      rows = rows.map((row) => ({ ...row, ...(body as object), version: row.version + 1 }));
      return { body: rows[0] };
    }
    if (failing > 0) {
      failing -= 1;
      return { status: 503, body: { code: "57014", message: "late" } };
    }
    return { body: rows, headers: { "Content-Range": `0-${rows.length - 1}/${rows.length}` } };
  });
  renderPage(
    <>
      <LibraryPage />
      <Toaster />
    </>,
    { at: "/admin/pictures" },
  );
  return { sent, user: userEvent.setup({ delay: null }) };
}

it("says of a picture its size, and links to the posts that have it", async () => {
  setup();
  const row = within(await screen.findByRole("listitem"));
  expect(row.getByText("roof.jpg")).toBeVisible();
  expect(row.getByText(/^960 × 540 pixels · 64 kB · /)).toBeVisible();
  expect(row.getByText("No alternative text yet")).toBeVisible();
  expect(await row.findByRole("link", { name: "Ice dams" })).toHaveAttribute(
    "href",
    "/admin/blog-editor?id=post",
  );
});

it("says that there are none yet", async () => {
  setup({ stored: [] });
  expect(await screen.findByRole("heading", { name: "No pictures yet" })).toBeVisible();
});

it("says that they could not be loaded, and tries again", async () => {
  const { user } = setup({ failures: 1 });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("The pictures could not be loaded");
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("roof.jpg")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("describes a picture, and asks for what it shows first", async () => {
  const { user, sent } = setup();
  await user.click(await screen.findByRole("button", { name: "Edit roof.jpg" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Say what the picture shows, or mark it as decorative.")).toBeVisible();
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Decorative")).toBeVisible();
  const writes = sent.filter(({ method }) => method === "PATCH");
  expect(writes.map(({ body }) => body)).toEqual([{ name: "roof.jpg", alt: "", version: 2 }]);
});

it("shows what somebody else wrote meanwhile, and keeps what was typed", async () => {
  const { user, sent } = setup({ isOvertaken: true });
  await user.click(await screen.findByRole("button", { name: "Edit roof.jpg" }));
  await user.type(screen.getByLabelText("Alternative text"), "Mine");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("“Theirs”");
  expect(screen.getByLabelText("Alternative text")).toHaveValue("Mine");
  await user.click(screen.getByRole("button", { name: "Go on with mine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Mine")).toBeVisible();
  expect(sent.findLast(({ method }) => method === "PATCH")?.body).toMatchObject({ version: 3 });
});

it("deletes a picture, says that posts still show it, and takes that back", async () => {
  const { user, sent } = setup();
  await screen.findByRole("link", { name: "Ice dams" });
  await user.click(screen.getByRole("button", { name: "Delete roof.jpg" }));
  expect(
    await screen.findByText("Deleted “roof.jpg”. Posts that have it still show it."),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Restored “roof.jpg”.")).toBeVisible();
  const writes = sent.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  expect(writes).toMatchObject([{ version: 2 }, { archived_at: null, version: 3 }]);
});
