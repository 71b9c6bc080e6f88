// npm run bench [-- name]: runs a benchmark. Without a name: the site in a browser. crm, blog: the database's
// lists in PostgreSQL. pages: public pages on a slow phone. kill: durability after kills. hosted: checks that
// need a real PostgreSQL server.
const benches = {
  blog: "./blog/blog.mjs",
  crm: "./crm/crm.mjs",
  hosted: "./hosted/hosted.mjs",
  kill: "./kill/kill.mjs",
  pages: "./pages/pages.mjs",
};
const name = process.argv[2] ?? "";
await import(name in benches ? benches[/** @type {keyof typeof benches} */ (name)] : "./site.mjs");
