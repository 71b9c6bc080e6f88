-- The embedded server says itself where a request came from, in a header that it takes from clients
-- (scripts/serving/client-address.mjs).
update private.request_settings set address_header = 'x-curbfront-client-address';
