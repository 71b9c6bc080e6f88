// node bench/run.mjs: the site in a browser. node bench/run.mjs crm: the CRM's lists in PostgreSQL.
// node bench/run.mjs blog: the blog and its manager there, with up to 100,000 posts.
// node bench/run.mjs pages: the public pages on a slow phone.
// node bench/run.mjs kill: no times, but whether all is there after the server was killed.
// node bench/run.mjs hosted: no times, but what only a real server can show.
const benches = {
  blog: "./blog/blog.mjs",
  crm: "./crm/crm.mjs",
  hosted: "./hosted/hosted.mjs",
  kill: "./kill/kill.mjs",
  pages: "./pages/pages.mjs",
};
const name = process.argv[2] ?? "";
await import(name in benches ? benches[/** @type {keyof typeof benches} */ (name)] : "./site.mjs");
