-- How long a request may take, by who asks: a visitor's is small, and staff may ask for a pattern that
-- Postgres would look for all day. The API gives every request its role's settings, and a function's
-- own time where it has one, as those of an import. They do nothing in the embedded database, which
-- cannot be interrupted.

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role anon set idle_in_transaction_session_timeout = '10s';
alter role authenticated set idle_in_transaction_session_timeout = '10s';

notify pgrst, 'reload config';
