-- For the embedded backend and development only; a production project is never seeded.
-- The articles of the blog are in seed/articles, one file each.
-- The demo staff user: demo@curbfront.example, password demo-only.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
  recovery_token, email_change, email_change_token_new, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at
) values (
  '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10', 'authenticated', 'authenticated',
  'demo@curbfront.example', '$2b$10$BW5P5KZpFhsd9LDUvRv3a.IoDk63GrqEoqozYgugJqIxFePcQ7zr2', now(), '', '', '', '',
  '{"provider": "email", "providers": ["email"]}', '{}', now(), now()
) on conflict (id) do nothing;

insert into auth.identities (
  id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
) values (
  '0b6d4c1a-3f2e-4e57-9c68-2a7d5f8e1b43', '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10', 'email',
  '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10',
  '{"sub": "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10", "email": "demo@curbfront.example", "email_verified": true}',
  now(), now(), now()
) on conflict do nothing;

insert into public.staff (user_id, display_name, role)
values ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10', 'Jo Marsh', 'owner')
on conflict (user_id) do nothing;
