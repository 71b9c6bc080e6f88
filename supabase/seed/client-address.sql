-- The embedded server sets the client's address in this header (scripts/serving/client-address.mjs).
update private.request_settings set address_header = 'x-curbfront-client-address';
