// npm run bench: the site in a browser. npm run bench -- crm: the CRM's lists in PostgreSQL.
// npm run bench -- blog: the blog and its manager there, with up to 100,000 posts.
// npm run bench -- pages: the public pages on a slow phone.
// npm run bench -- kill: no times, but whether all is there after the server was killed.
// npm run bench -- hosted: no times, but what only a real server can show.
const benches = {
  blog: "./blog/blog.mjs",
  crm: "./crm/crm.mjs",
  hosted: "./hosted/hosted.mjs",
  kill: "./kill/kill.mjs",
  pages: "./pages/pages.mjs",
};
const name = process.argv[2] ?? "";
await import(name in benches ? benches[/** @type {keyof typeof benches} */ (name)] : "./site.mjs");
