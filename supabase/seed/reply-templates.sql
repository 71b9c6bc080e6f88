-- What the invented company's staff answer with again and again.

insert into public.reply_templates (id, name, body, is_sample) values
  ('7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e01', 'On it today',
    E'Hello {{first_name}},\n\nthank you for writing. We have your note about “{{subject}}” and look at it today. You hear from us before 5 pm.\n\n{{my_name}}', true),
  ('7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e02', 'Done, please look',
    E'Hello {{first_name}},\n\nthe change to {{business}}’s site is live. Please look at it when you have a minute and tell us what is not right yet. Your ticket is #{{ticket_number}}.\n\n{{my_name}}', true),
  ('7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e03', 'We need a photo',
    E'Hello {{first_name}},\n\nfor this we need a photo or two of yours: a phone’s camera is fine, by daylight, without people who were not asked. Files do not reach us by mail, so please answer with a link to an album that you share, or tell us when we may call about them.\n\n{{my_name}}', true)
on conflict do nothing;
