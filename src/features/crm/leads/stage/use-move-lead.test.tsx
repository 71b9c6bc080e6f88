import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { describe, expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { LEAD_STAGES, type Board, type Lead } from "@/data/leads/schema";
import type { StaffMember } from "@/data/staff/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { paths } from "@/lib/paths";
import { boardOf, leadOf } from "@tests/fixtures/leads";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import type { Placement } from "@/data/leads/board-moves";
import { useMoveLead } from "./use-move-lead";

const JO: StaffMember = {
  id: "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10",
  name: "Jo Marsh",
  role: "sales",
};
const KEY = ["crm", "leads", "board"];
const lead = leadOf({ id: "1", business: "Harbor Electric", version: 4 });
const to = (stage: Lead["stage"], facts: Partial<Placement> = {}): Placement => ({
  stage,
  rank: lead.rank,
  lost_reason: null,
  ...facts,
});

type Answer = { status?: number; body?: unknown } | Error;
type Move = ReturnType<typeof useMoveLead>;

/** A board as text, on a database that answers writes by `store`. */
async function show(
  store: (request: SentRequest) => Answer | Promise<Answer>,
  { leads = [lead], events = [{}] } = {},
) {
  const sent = stubNetwork((request) =>
    request.path.endsWith("/crm_events") ? { body: events } : store(request),
  );
  let move: Move = () => Promise.resolve();
  let answer: () => Board | Promise<Board> = () => boardOf(leads);
  function Probe() {
    const { data: board } = useQuery({ queryKey: KEY, queryFn: () => answer() });
    const latest = useMoveLead();
    useEffect(() => {
      move = latest;
    }, [latest]);
    if (board === undefined) return null;
    const words = LEAD_STAGES.flatMap((stage) =>
      board[stage].rows.map(({ id }) => `${id} ${stage}`),
    );
    return <p>{words.join(", ")}</p>;
  }
  const view = renderPage(
    <StaffMemberContext value={JO}>
      <Probe />
      <Toaster />
    </StaffMemberContext>,
  );
  await screen.findByText(/^1 /);
  return {
    ...view,
    user: userEvent.setup(),
    move: (...args: Parameters<Move>) => act(async () => void move(...args)),
    /** Sets the next answer of the board. */
    readNext: (next: () => Board | Promise<Board>) => {
      answer = next;
    },
    writes: () => sent.filter(({ method }) => method === "PATCH").map(({ body }) => body),
    calls: (name: string) => sent.filter(({ path }) => path.endsWith(`/rpc/${name}`)),
  };
}

const stored = (version: number) => ({ body: [{ version }] });
const conflict = { status: 409, body: { code: "PT409", message: "Too late.", hint: "conflict" } };

describe("a move", () => {
  it("that the line lost is taken back, and Retry sends the same again", async () => {
    let isDown = true;
    const { move, user, writes } = await show(() =>
      isDown ? new TypeError("Failed to fetch") : stored(5),
    );
    await move(lead, to("contacted", { rank: "R1" }));
    expect(
      await screen.findByText(
        "Not saved: the server could not be reached. Harbor Electric is as it was.",
      ),
    ).toBeVisible();
    expect(screen.getByText("1 new")).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Moved Harbor Electric to Contacted.")).toBeVisible();
    const change = { stage: "contacted", rank: "R1", version: 4 };
    expect(writes()).toEqual([change, change]);
  });

  it("that follows a refused one of the same card is taken back with it, unsent", async () => {
    let refuse: () => void = () => undefined;
    const { move, writes } = await show(
      () =>
        new Promise((resolve) => {
          refuse = () => resolve({ status: 500, body: { message: "disk full" } });
        }),
    );
    await move(lead, to("contacted"));
    await move({ ...lead, stage: "contacted" }, to("proposal"));
    expect(await screen.findByText("1 proposal")).toBeVisible();
    await act(async () => refuse());
    expect(await screen.findByText(/the server could not answer/)).toBeVisible();
    expect(await screen.findByText("1 new")).toBeVisible();
    expect(writes()).toHaveLength(1);
  });

  it("out of Lost brings the reason back when it is undone", async () => {
    const lost = { ...lead, stage: "lost", lost_reason: "Price" } as const;
    let version = 4;
    const { move, user, writes } = await show(
      () => {
        version += 1;
        return stored(version);
      },
      { leads: [lost] },
    );
    await move(lost, to("contacted", { rank: "R1" }));
    await screen.findByText("Moved Harbor Electric to Contacted.");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone.")).toBeVisible();
    expect(writes()).toEqual([
      { stage: "contacted", rank: "R1", lost_reason: null, version: 4 },
      { stage: "lost", rank: lead.rank, lost_reason: "Price", version: 5 },
    ]);
  });

  it("is not undone on the screen by an answer that was asked for before it", async () => {
    const { move, readNext, queryClient } = await show(() => stored(5));
    let answerOld: ((board: Board) => void) | null = null;
    readNext(() => new Promise((resolve) => (answerOld = resolve)));
    act(() => void queryClient.invalidateQueries({ queryKey: KEY }));
    await waitFor(() => expect(answerOld).not.toBeNull());
    readNext(() => new Promise(() => undefined));
    await move(lead, to("contacted"));
    // The message may be an earlier test's.
    const settled = () => queryClient.getQueryData<Board>(KEY)?.contacted.rows;
    await waitFor(() => expect(settled()).toHaveLength(1));
    await act(async () => {
      answerOld?.(boardOf([lead]));
      // The cache notifies in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByText("1 contacted")).toBeVisible();
  });

  it("is not undone either while another card is still on its way", async () => {
    const other = leadOf({ id: "2", business: "Reef Roofing", version: 4 });
    const { move, readNext, queryClient } = await show(
      ({ search }) => (search.get("id") === "eq.1" ? stored(5) : new Promise(() => undefined)),
      { leads: [lead, other] },
    );
    let answerOld: ((board: Board) => void) | null = null;
    readNext(() => new Promise((resolve) => (answerOld = resolve)));
    act(() => void queryClient.invalidateQueries({ queryKey: KEY }));
    await waitFor(() => expect(answerOld).not.toBeNull());
    readNext(() => new Promise(() => undefined));
    await move(other, to("proposal"));
    await move(lead, to("contacted"));
    // The message may be an earlier test's.
    const settled = () => queryClient.getQueryData<Board>(KEY)?.contacted.rows;
    await waitFor(() => expect(settled()).toHaveLength(1));
    await act(async () => {
      answerOld?.(boardOf([lead, other]));
      // The cache notifies in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByText("1 contacted, 2 proposal")).toBeVisible();
  });

  it("is followed by reading what others did meanwhile", async () => {
    const { move, readNext } = await show(() => stored(5));
    const theirs = leadOf({ id: "2", stage: "proposal" });
    readNext(() => boardOf([{ ...lead, stage: "contacted", version: 5 }, theirs]));
    await move(lead, to("contacted"));
    expect(await screen.findByText("1 contacted, 2 proposal")).toBeVisible();
  });

  const changedBy = (actor_id: string, actor_name: string) => ({
    id: 1,
    actor_id,
    actor_name,
    happened_at: "2026-11-20T15:00:00Z",
    entity: "leads",
    record_id: lead.id,
    action: "changed",
    after: {},
  });

  it.each([
    [
      conflict,
      [changedBy(JO.id, "Jo Marsh")],
      /^Not saved: you changed Harbor Electric somewhere else first/,
    ],
    [
      conflict,
      [changedBy("other", "Priya Nair")],
      /^Not saved: Priya Nair changed Harbor Electric first/,
    ],
    [conflict, [], /^Not saved: Somebody changed Harbor Electric first/],
    [
      { status: 400, body: { code: "22023", message: "No.", hint: "already-client" } },
      [],
      "Not saved: Harbor Electric is a client already.",
    ],
  ])("refused with %j after %j says why, and offers no Retry", async (answer, events, words) => {
    const { move } = await show(() => answer, { events });
    await move(lead, to("contacted"));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });
});

it("is said to have failed, in plain words, until a move of that lead is stored", async () => {
  let isDown = true;
  const { move } = await show(() =>
    isDown ? { status: 500, body: { message: "boom" } } : { body: [{ version: 5 }] },
  );
  await move(lead, to("contacted"));
  expect(await screen.findByText(/^Not saved: the server could not answer/)).toBeVisible();
  isDown = false;
  await move(lead, to("contacted"));
  await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
});

describe("a lead won", () => {
  const won = (undo: Answer) => (request: SentRequest) =>
    request.path.endsWith("/convert_lead")
      ? { body: { client_id: "c1", is_new: true, version: 5, rule_tasks: 5 } }
      : undo;

  it("leads to its client", async () => {
    const { move, user, router, writes, calls } = await show(won({ body: true }));
    await move(lead, to("won"));
    await user.click(await screen.findByRole("button", { name: "Open client" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.crmClient("c1")));
    expect(calls("convert_lead")[0]?.body).toEqual({ lead_id: "1", version: 4 });
    expect(writes()).toEqual([]);
  });

  it("can be a lead again, which says whether its demo is back, too", async () => {
    const { move, user, calls } = await show(won({ body: false }));
    const choices = { demo: "cancel", step: "drop" } as const;
    await move(lead, to("won", { won: choices }));
    expect(calls("convert_lead")[0]?.body).toEqual({ lead_id: "1", version: 4, ...choices });
    expect(
      await screen.findByText(
        "Harbor Electric is a client now, and the rule added 5 tasks. Undo takes back both.",
      ),
    ).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone: Harbor Electric is a lead again.")).toBeVisible();
    expect(await screen.findByText(/^The demo of Harbor Electric stays cancelled/)).toBeVisible();
    expect(calls("undo_convert_lead")[0]?.body).toEqual({ lead_id: "1" });
  });

  it("stays a client that somebody has worked on", async () => {
    const refusal = { status: 400, body: { code: "22023", message: "No.", hint: "built-on" } };
    const { move, user } = await show(won(refusal));
    await move(lead, to("won"));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(/^Not undone: somebody has worked on the client/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });
});
