-- How mails go out, as owners set it on the settings page: from whom, where answers go, and which kinds.

-- What a mail's header may hold as an address without a name: nothing that could begin another.
create function private.is_mail_address(address text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select address ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$' and length(address) <= 254;
  $$;

create table public.mail_settings (
  is_only boolean primary key default true check (is_only),
  -- Null: what the server's environment names, or the site's own.
  sender_name text check (length(sender_name) between 1 and 80 and sender_name !~ '[[:cntrl:]<>"\\]'),
  sender_address text check (private.is_mail_address(sender_address)),
  reply_address text check (private.is_mail_address(reply_address)),
  -- Kinds that are not queued. A reply to a client always is.
  kinds_off text[] not null default '{}' check (not 'ticket-reply' = any (kinds_off)),
  version integer not null default 1
);

insert into public.mail_settings default values;

alter table public.mail_settings enable row level security;
revoke all on public.mail_settings from public, anon, authenticated;
grant select on public.mail_settings to authenticated;
grant all on public.mail_settings to service_role;

create policy "read how mails are sent" on public.mail_settings for select to authenticated
  using ((select private.can('staff.read')));

-- Nothing is stored of a mail whose kind is off. What lies in the outbox already goes out.
create function private.skip_mail_turned_off() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.mail_settings as s where new.kind = any (s.kinds_off)) then
    return null;
  end if;
  return new;
end;
$$;

create trigger skip_mail_turned_off before insert on public.mails
  for each row when (not new.is_sample) execute function private.skip_mail_turned_off();

-- For the sender, which asks before it sends.
create function public.mail_addresses() returns table (sender_name text, sender_address text, reply_address text)
  language sql stable security definer set search_path = ''
  as $$ select s.sender_name, s.sender_address, s.reply_address from public.mail_settings as s; $$;

create function private.mail_settings_json() returns jsonb
  language sql stable security definer set search_path = ''
  as $$ select to_jsonb(s) - array['is_only', 'version'] from public.mail_settings as s; $$;

create function private.check_mail_settings(sender_name text, sender_address text, reply_address text,
    kinds_off text[]) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if length(sender_name) > 80 or sender_name ~ '[[:cntrl:]<>"\\]' then
    perform private.refuse_setting('A name has up to 80 characters, and no quotes, backslashes or angle brackets.', 'sender_name');
  elsif not private.is_mail_address(sender_address) then
    perform private.refuse_setting('The sender is no e-mail address.', 'sender_address');
  elsif not private.is_mail_address(reply_address) then
    perform private.refuse_setting('Where answers go is no e-mail address.', 'reply_address');
  elsif kinds_off is null or cardinality(kinds_off) > 40
      or exists (select from unnest(kinds_off) as kind where (kind ~ '^[a-z-]{1,40}$') is not true) then
    perform private.refuse_setting('Name kinds of mails.', 'kinds_off');
  elsif 'ticket-reply' = any (kinds_off) then
    perform private.refuse_setting('A reply to a client always goes out.', 'kinds_off');
  end if;
end;
$$;

create function public.save_mail_settings(seen_version integer, sender_name text, sender_address text,
    reply_address text, kinds_off text[]) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.mail_settings;
  before jsonb;
begin
  sender_name := nullif(btrim(sender_name), '');
  sender_address := nullif(btrim(sender_address), '');
  reply_address := nullif(btrim(reply_address), '');
  select * into stored from public.mail_settings for update;
  before := private.mail_settings_json();
  perform private.check_settings(private.can('settings.manage'), stored.version, seen_version);
  perform private.check_mail_settings(sender_name, sender_address, reply_address, kinds_off);
  update public.mail_settings as s set sender_name = save_mail_settings.sender_name,
    sender_address = save_mail_settings.sender_address, reply_address = save_mail_settings.reply_address,
    kinds_off = array(select distinct kind from unnest(save_mail_settings.kinds_off) as kind order by kind),
    version = s.version + 1;
  perform private.tell_settings('mail-settings', '00000000-0000-0000-0000-000000000000', before, private.mail_settings_json());
  return stored.version + 1;
end;
$$;

revoke all on function
  private.is_mail_address(text),
  private.skip_mail_turned_off(),
  private.mail_settings_json(),
  private.check_mail_settings(text, text, text, text[])
  from public;

revoke all on function
  public.mail_addresses(),
  public.save_mail_settings(integer, text, text, text, text[])
  from public, anon, authenticated;
grant execute on function public.mail_addresses() to service_role;
grant execute on function public.save_mail_settings(integer, text, text, text, text[]) to authenticated;
-- A check of the table calls it with the writer's rights.
grant execute on function private.is_mail_address(text) to service_role;
