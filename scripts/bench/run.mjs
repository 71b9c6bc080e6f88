// npm run bench: the site in a browser. npm run bench -- crm: the CRM's lists in PostgreSQL.
await (process.argv[2] === "crm" ? import("./crm.mjs") : import("./site.mjs"));
