-- The embedded server sets the client's address in this header (server/serving/client-address.ts).
update private.request_settings set address_header = 'x-curbfront-client-address';
