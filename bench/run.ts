// npm run bench [-- name]: runs a benchmark. Without a name: the site in a browser. crm, blog: the database's
// lists in PostgreSQL. pages: public pages on a slow phone. kill: durability after kills. hosted: checks that
// need a real PostgreSQL server. bell: from a form's press to a colleague's bell.
import { argv } from "node:process";

const benches = {
  bell: "./bell/bell.ts",
  blog: "./blog/blog.ts",
  crm: "./crm/crm.ts",
  hosted: "./hosted/hosted.ts",
  kill: "./kill/kill.ts",
  pages: "./pages/pages.ts",
};
const name = argv[2] ?? "";
await import(name in benches ? benches[name as keyof typeof benches] : "./site.ts");
