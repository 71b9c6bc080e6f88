import { beforeAll, describe, expect, it } from "vitest";
import { renderStoredMail } from "@/lib/mail/render-mail";
import { looseClient, OTHER_LEAD, ROWS } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { arrangeRowsWithoutMails, mute, storedMails, notified } from "./stored-mails.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();

const as = (person: Person) => looseClient(backend, person);
const at = (moment: string) => `timestamp '${moment}' at time zone 'America/New_York'`;

describe("the week", () => {
  const queueAt = (moment: string) =>
    backend.sql(`select private.queue_weekly_summaries(${at(moment)})`);
  const figures = async (monday: string) => {
    const [row] = await backend.sql<{ figures: Record<string, number | null> }>(
      `select private.week_figures('${monday}', false) as figures`,
    );
    return row?.figures ?? {};
  };

  it.each([
    ["2026-10-05 07:59", []],
    ["2026-10-05 08:00", ["owner"]],
    ["2026-10-06 23:59", ["owner"]],
    ["2026-10-07 00:00", []],
  ])("is told from Monday at eight to Tuesday: at %s to %j", async (moment, people) => {
    await queueAt(moment);
    expect(await notified("weekly-summary")).toEqual(people);
  });

  it("is sent once, covers the last seven days, and can be read", async () => {
    await queueAt("2026-10-05 08:00");
    await queueAt("2026-10-05 08:01");
    const mails = await storedMails("weekly-summary");
    expect(mails.filter(({ staff_id: id }) => id === userIdOf("owner"))).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({ monday: "2026-09-28" });
    expect(renderStoredMail(mails[0]).subject).toContain("The week of September 28, 2026");
  });

  it("is not sent to owners who turned it off", async () => {
    await mute("owner", "weekly-summary");
    await queueAt("2026-10-05 08:00");
    expect(await notified("weekly-summary")).toEqual([]);
  });

  it("is read by owners alone", async () => {
    await queueAt("2026-10-05 08:00");
    for (const person of PEOPLE) {
      const { data } = await as(person)
        .from("mails")
        .select("id")
        .eq("kind", "weekly-summary")
        .eq("is_sample", false);
      expect((data ?? []).length > 0, person).toBe(person === "owner");
    }
  });

  it("counts what happened in it, and no sample", async () => {
    const before = await figures("2030-01-07");
    await backend.sql(`
      update public.leads set created_at = ${at("2030-01-07 00:00")} where id = '${ROWS.lead.real}';
      update public.leads set created_at = ${at("2030-01-14 00:00")} where id = '${OTHER_LEAD}';
      update public.leads set created_at = ${at("2030-01-08 00:00")} where id = '${ROWS.lead.sample}';
      update public.leads set first_response_due_at = ${at("2030-01-08 09:00")},
        first_responded_at = ${at("2030-01-09 11:30")} where id = '${ROWS.lead.real}';
      update public.leads set stage = 'lost', lost_reason = 'Price' where id = '${OTHER_LEAD}';
      update public.leads set stage_changed_at = ${at("2030-01-10 10:00")} where id = '${OTHER_LEAD}';
      insert into public.demo_bookings (lead_id, host_id, starts_at, ends_at, busy, status, created_at) values
        ('${ROWS.lead.real}', '${userIdOf("sales")}', ${at("2030-01-09 10:00")}, ${at("2030-01-09 10:20")},
          'empty', 'no-show', ${at("2030-01-03 10:00")}),
        ('${ROWS.lead.real}', '${userIdOf("sales")}', ${at("2030-01-10 10:00")}, ${at("2030-01-10 10:20")},
          'empty', 'took-place', ${at("2030-01-09 12:00")});
      update public.tickets set created_at = ${at("2030-01-09 09:00")}, priority = 'urgent' where id = '${ROWS.ticket.real}';
      update public.tickets set status = 'resolved' where id = '${ROWS.ticket.real}';
      update public.tickets set resolved_at = ${at("2030-01-10 09:00")}, clock_stopped_at = ${at("2030-01-10 09:00")}
        where id = '${ROWS.ticket.real}'`);
    expect(before).toMatchObject({
      leads: 0,
      demosBooked: 0,
      ticketsOpened: 0,
      answerSeconds: null,
    });
    expect(await figures("2030-01-07")).toMatchObject({
      leads: 1,
      won: 0,
      lost: 1,
      demosBooked: 1,
      demosGiven: 1,
      noShows: 1,
      answers: 1,
      lateAnswers: 1,
      // Monday, Tuesday, and two and a half hours of Wednesday.
      answerSeconds: (8 + 8 + 2.5) * 3600,
      ticketsOpened: 1,
      ticketsClosed: 1,
      ticketsOverdue: 1,
    });
    expect(await figures("2030-01-14")).toMatchObject({ leads: 1, lost: 0, ticketsOpened: 0 });
  });

  it("tells the monthly revenue of its Sunday", async () => {
    const before = Number((await figures("2026-10-05"))["mrrCents"]);
    await backend.sql(`update public.clients set status = 'active', client_since = '2026-10-11',
      monthly_price_cents = 12300 where id = '${ROWS.client.real}'`);
    await backend.sql(`delete from public.crm_events where client_id = '${ROWS.client.real}';
      select private.recount_figures();`);
    expect(Number((await figures("2026-10-05"))["mrrCents"])).toBe(before + 12_300);
    expect(Number((await figures("2026-09-28"))["mrrCents"])).toBe(before);
  });
});
