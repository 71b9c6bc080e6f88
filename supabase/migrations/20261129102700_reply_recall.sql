-- A reply goes out as it stands in the composer, after ten seconds in which whoever wrote it may take it back. The
-- database holds it for that long, so it goes out once also where the browser was closed.

create function private.hold_reply() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.next_try_at := now() + interval '10 seconds';
  return new;
end;
$$;

create trigger hold_reply before insert on public.mails
  for each row when (new.kind = 'ticket-reply' and not new.is_sample) execute function private.hold_reply();

-- The template that ends replies stands in the composer, and is added to no mail.
drop trigger add_template_words on public.mails;
create trigger add_template_words before insert or update of data on public.mails
  for each row when (not new.is_sample and new.kind <> 'ticket-reply') execute function private.add_template_words();

-- Takes a reply of the caller's own back whose mail no sender has had yet, and with it the status that the ticket
-- got along with it: `status` is the one before. What was written is the browser's again. Answers with the ticket.
create function public.take_back_reply(ticket_id uuid, message_id uuid, status text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  message public.ticket_messages;
  mail public.mails;
  ticket public.tickets;
begin
  select * into ticket from public.tickets as t where t.id = take_back_reply.ticket_id for update;
  select * into message from public.ticket_messages as m
    where m.id = message_id and m.ticket_id = ticket.id and m.kind = 'reply';
  if not private.can('tickets.write') or ticket.id is null
      or message.id is not null and message.author_id is distinct from auth.uid() then
    raise exception 'You may not take this reply back.' using errcode = '42501', hint = 'forbidden';
  end if;
  -- Sent again for want of an answer.
  if message.id is null then
    return public.ticket_detail(ticket.id);
  end if;
  -- A sender that has it is waited for, and one that comes later finds nothing.
  select * into mail from public.mails as m
    where m.ticket_message_id = message.id and m.kind = 'ticket-reply' for update;
  if mail.id is null or mail.state <> 'queued' or mail.taken_at is not null then
    raise exception 'It is on its way already.' using errcode = '22023', hint = 'left';
  end if;
  -- Its mail goes with it.
  delete from public.ticket_messages where id = message.id;
  delete from public.crm_events where entity = 'ticket_messages' and record_id = message.id;
  if take_back_reply.status <> ticket.status
      and private.undoes_own_status(ticket.id, ticket.status, take_back_reply.status) then
    update public.tickets as t set status = take_back_reply.status where t.id = ticket.id;
  end if;
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, ticket_id, after)
    select auth.uid(), s.display_name, 'tickets', ticket.id, 'reply-taken-back', ticket.client_id, ticket.id,
      jsonb_build_object('to', mail.to_email)
    from public.staff as s where s.user_id = auth.uid();
  return public.ticket_detail(ticket.id);
end;
$$;

revoke all on function private.hold_reply() from public;
revoke all on function public.take_back_reply(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.take_back_reply(uuid, uuid, text) to authenticated;
