-- Rules for changes of a lead or of its notes: rank, source, stage and first-response clock.

-- The time of a moment as a rank: an integer of ten digits in base 62 that counts down, so that the newest
-- card comes first without reading its neighbors. The format is that of the npm package fractional-indexing.
-- None of these functions sets a search path, because only then are they inlined, and an import ranks
-- thousands of leads.
create function private.digit_62(value bigint) returns text
  language sql immutable parallel safe
  as $$
    select substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
      (value % 62)::integer + 1, 1);
  $$;

create function private.rank_of_number(rest bigint) returns text
  language sql immutable parallel safe
  as $$
    select 'Q'
      || private.digit_62(rest / 13537086546263552)
      || private.digit_62(rest / 218340105584896)
      || private.digit_62(rest / 3521614606208)
      || private.digit_62(rest / 56800235584)
      || private.digit_62(rest / 916132832)
      || private.digit_62(rest / 14776336)
      || private.digit_62(rest / 238328)
      || private.digit_62(rest / 3844)
      || private.digit_62(rest / 62)
      || private.digit_62(rest / 1);
  $$;

create function private.rank_of_moment(moment timestamptz, nth bigint) returns text
  language sql immutable parallel safe
  as $$
    select private.rank_of_number(4000000000000000 - (extract(epoch from moment) * 1000000)::bigint + nth);
  $$;

-- The source of a request, as far as the page and the referrer show it.
create function private.lead_source(source_page text, referrer text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when source_page ~* '[?&](gclid|msclkid)=' or source_page ~* '[?&]utm_medium=(cpc|ppc|paid)'
        then 'paid-search'
      when source_page ~* '[?&]utm_(source|campaign)=(gbp|gmb|google-?business)'
        or referrer ~* '^https?://(business\.google\.|maps\.google\.|(www\.)?google\.[a-z.]+/maps)'
        then 'business-profile'
      when referrer ~* '^https?://([a-z0-9-]+\.)*(google|bing|duckduckgo|yahoo|ecosia|brave)\.[a-z.]+(/|$)'
        then 'organic-search'
      when referrer ~* '^https?://' then 'referral'
      else 'direct' end;
  $$;

create function private.prepare_lead() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- Eight digits collide once in some ten thousand leads; such a request must not be refused.
    while exists (select 1 from public.leads where reference = new.reference) loop
      new.reference := 'CF-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8));
    end loop;
    new.rank := coalesce(nullif(new.rank, ''), private.rank_of_moment(new.created_at, 0));
    -- The site's forms ask for "Main town" in one line, such as "Macon, GA".
    new.region := coalesce(new.region, substring(new.town from ',\s*([A-Z]{2})\s*$'));
    if new.form not in ('manual', 'import') and not new.is_sample then
      new.source := private.lead_source(new.source_page, new.referrer);
    end if;
    -- The clock runs only for people who wrote to us and wait.
    if new.form not in ('manual', 'import') then
      new.first_response_due_at :=
        private.add_business_seconds(new.created_at, private.first_response_seconds());
    end if;
    return new;
  end if;
  if new.stage <> old.stage then
    if old.stage = 'won' and new.client_id is not null then
      raise exception 'This lead is a client already.' using errcode = '22023', hint = 'already-client';
    end if;
    if new.stage = 'won' and new.client_id is null then
      raise exception 'A lead is won by making it a client.' using errcode = '22023', hint = 'convert-first';
    end if;
    if new.stage_changed_at = old.stage_changed_at then
      new.stage_changed_at := clock_timestamp();
    end if;
    -- Where the clock is stopped in the same change, a visitor booked a demo, and nobody has answered them
    -- yet.
    if old.stage = 'new' and new.first_response_due_at is not distinct from old.first_response_due_at then
      new.first_responded_at := coalesce(new.first_responded_at, new.stage_changed_at);
    elsif new.stage = 'new' and old.first_responded_at = old.stage_changed_at then
      -- Only the change that is being undone counted as an answer.
      new.first_responded_at := null;
    end if;
    if new.stage <> 'lost' then
      new.lost_reason := null;
    end if;
  end if;
  return new;
end;
$$;

-- Refuses changes that no person may make. Forms, merges and conversions run as the functions' owner.
create function private.check_lead_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  -- Somebody who is still typing would change an archived lead, which nobody looks at.
  if old.archived_at is not null and new.archived_at is not null
      and to_jsonb(new) - private.bookkeeping_columns() <> to_jsonb(old) - private.bookkeeping_columns() then
    raise exception 'This lead was archived in the meantime. Bring it back first.'
      using errcode = '22023', hint = 'archived';
  end if;
  if old.merged_into_id is not null and new.archived_at is null then
    raise exception 'This lead is part of another. Take the merge back instead.'
      using errcode = '22023', hint = 'invalid';
  end if;
  if new.message is distinct from old.message and old.form <> 'manual' then
    raise exception 'What they wrote stays as they wrote it.'
      using errcode = '22023', hint = 'invalid', detail = 'message';
  end if;
  return new;
end;
$$;

create trigger check_lead_change before update on public.leads
  for each row execute function private.check_lead_change();

-- An import fills in these columns itself, and settles what it changes and takes back.
create trigger prepare_lead before update on public.leads
  for each row when (not private.is_in_bulk()) execute function private.prepare_lead();
create trigger prepare_new_lead before insert on public.leads
  for each row when (not private.is_in_bulk()) execute function private.prepare_lead();

-- An answered call moves a new lead to contacted, by a rule (rules.sql). stage_changed_at is then the call's
-- created_at, to the microsecond, which tells later which call moved the lead.
create function private.move_answered_lead(call public.crm_notes) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if call.kind <> 'call' or not call.is_answered or not private.is_rule_on('answered-call') then
    return;
  end if;
  perform private.act_by_rule('answered-call');
  update public.leads set stage = 'contacted', stage_changed_at = call.created_at
    where id = call.lead_id and stage = 'new' and archived_at is null;
  perform private.act_by_rule(null);
end;
$$;

create function private.is_answer(note public.crm_notes) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select note.kind = 'email' or note.kind = 'call' and (note.is_answered or note.lead_id is null);
  $$;

create function private.stop_first_response_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_answer(new) then
    perform private.move_answered_lead(new);
    update public.leads set first_responded_at = new.created_at
      where id = new.lead_id and first_responded_at is null;
    perform private.follow_submissions(id) from public.leads
      where (id = new.lead_id or client_id = new.client_id) and wrote_again_at is not null;
  end if;
  return null;
end;
$$;

-- An answer that was logged by mistake, or taken back, no longer counts and moves the lead back.
create function private.forget_answer(note public.crm_notes) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.leads set stage = 'new'
      where id = note.lead_id and stage = 'contacted' and stage_changed_at = note.created_at;
    update public.leads set first_responded_at = (
        select min(n.created_at) from public.crm_notes as n
        where n.lead_id = note.lead_id and private.is_answer(n) and n.archived_at is null)
      where id = note.lead_id and stage = 'new'
        and (first_responded_at is null or first_responded_at = note.created_at);
  $$;

create function private.restart_first_response_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_answer(new) then
    return null;
  end if;
  if new.archived_at is null then
    perform private.move_answered_lead(new);
    update public.leads set first_responded_at = new.created_at
      where id = new.lead_id and first_responded_at is null;
  else
    perform private.forget_answer(new);
  end if;
  perform private.follow_submissions(id) from public.leads
    where id = new.lead_id or client_id = new.client_id;
  return null;
end;
$$;

create trigger stop_first_response_clock after insert on public.crm_notes
  for each row execute function private.stop_first_response_clock();
create trigger restart_first_response_clock after update of archived_at on public.crm_notes
  for each row when ((old.archived_at is null) <> (new.archived_at is null))
  execute function private.restart_first_response_clock();

revoke all on function
  private.digit_62(bigint),
  private.rank_of_number(bigint),
  private.rank_of_moment(timestamptz, bigint),
  private.lead_source(text, text),
  private.prepare_lead(),
  private.check_lead_change(),
  private.move_answered_lead(public.crm_notes),
  private.stop_first_response_clock(),
  private.restart_first_response_clock(),
  private.forget_answer(public.crm_notes),
  private.is_answer(public.crm_notes)
  from public;

-- The triggers on leads run with the writer's rights and call these.
grant execute on function
  private.digit_62(bigint),
  private.rank_of_number(bigint),
  private.rank_of_moment(timestamptz, bigint),
  private.lead_source(text, text)
  to authenticated, service_role;
