-- Sample reply templates; the composer adds greeting and signature.

insert into public.reply_templates (id, name, body, is_sample) values
  ('7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e01', 'On it today',
    'Thank you for writing. We have your note about “{{subject}}” and look at it today. You hear from us before 5 pm.', true),
  ('7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e02', 'Done, please look',
    'The change to {{business}}’s site is live. Please look at it when you have a minute and tell us what is not right yet. Your ticket is #{{ticket_number}}.', true),
  ('7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e03', 'We need a photo',
    'For this we need a photo or two of yours: a phone’s camera is fine, by daylight, without people who were not asked. Files do not reach us by mail, so please answer with a link to an album that you share, or tell us when we may call about them.', true)
on conflict do nothing;

insert into public.reply_templates (id, name, body, used_in, is_sample) values
  ('7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e04', 'A first answer',
    'Thank you for your request. An example site for {{business}} is ready, and I would like to show it to you on the phone. It takes 20 minutes. When does a call suit you?', 'lead-composer', true),
  ('7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e05', 'We could not reach you',
    'I called today and could not reach you. Answer with a time that suits you, and I call then. Your reference is {{reference}}.', 'lead-composer', true)
on conflict do nothing;
