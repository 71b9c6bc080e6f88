import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { renderPage } from "@tests/render";
import { InboundDetails } from "./inbound-sheet";

const FILE = {
  id: "f1",
  bucket: "attachments",
  object_id: "o1",
  width: null,
  height: null,
};

const MAIL: InboundMail = {
  id: "m1",
  version: 1,
  kind: "message",
  state: "waiting",
  reason: "unknown",
  from_email: "teresa@pools.example",
  from_name: "Teresa Vidal",
  subject: "Photos",
  body: "As promised.",
  is_folded: false,
  original_size: null,
  is_original_cut: false,
  files: [],
  other_files: [],
  reply_to: null,
  reply_name: "",
  is_cut: false,
  attachment_names: ["crew-1.jpg", "crew-2.jpg"],
  attachment_reasons: [],
  ticket: null,
  lead: null,
  candidates: { clients: [], leads: [] },
  added_at: null,
  added_by: null,
  archived_at: null,
  is_sample: false,
  created_at: "2026-11-26T14:00:00Z",
};

it("names the files that are not kept, and says where they may be", () => {
  renderPage(<InboundDetails mail={MAIL} />);
  expect(screen.getByText("Attached, not kept")).toBeVisible();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "crew-1.jpg",
    "crew-2.jpg",
  ]);
  expect(screen.getByText(/The mailbox that takes our mail has the original/)).toBeVisible();
});

it("says nothing of files where none came", () => {
  renderPage(<InboundDetails mail={{ ...MAIL, attachment_names: [] }} />);
  expect(screen.queryByText(/The mailbox/)).not.toBeInTheDocument();
});

it("says that the original has the files where it is kept", () => {
  renderPage(<InboundDetails mail={{ ...MAIL, original_size: 4_100_000 }} />);
  expect(screen.getByText("Attached")).toBeVisible();
  expect(screen.getByText("They are in the original message.")).toBeVisible();
  expect(screen.queryByText(/mailbox/)).not.toBeInTheDocument();
});

it("says of each file that is not kept why", () => {
  const names = { attachment_names: ["roof.mov"], attachment_reasons: ["This file is empty."] };
  renderPage(<InboundDetails mail={{ ...MAIL, ...names, original_size: 900 }} />);
  const fact = screen.getByText("Attached, not kept").nextElementSibling;
  expect(fact).toHaveTextContent("roof.movThis file is empty.They are in the original message.");
});

it("shows the files that are kept, and names those that went with the mail", () => {
  const files = [{ ...FILE, name: "plan.pdf", type: "application/pdf", size: 48_000 }];
  const others = [
    { name: "a.jpg", state: "deleted" as const },
    { name: "old.jpg", state: "erased" as const },
  ];
  renderPage(
    <InboundDetails mail={{ ...MAIL, attachment_names: [], files, other_files: others }} />,
  );
  expect(screen.getByRole("button", { name: "Open plan.pdf, 48 kB" })).toBeVisible();
  expect(screen.getByText("Deleted with it").nextElementSibling).toHaveTextContent("a.jpg");
  expect(screen.getByText("Erased").nextElementSibling).toHaveTextContent("old.jpg");
});

it("names whom an answer goes to beside whom it is from", () => {
  const mail = { ...MAIL, reply_to: "ann@visitor.example", reply_name: "Ann Weller" };
  renderPage(<InboundDetails mail={mail} />);
  expect(screen.getByText("From").nextElementSibling).toHaveTextContent("teresa@pools.example");
  const answers = screen.getByText("Answers go to").nextElementSibling;
  expect(answers).toHaveTextContent("Ann Weller, ann@visitor.example");
});
