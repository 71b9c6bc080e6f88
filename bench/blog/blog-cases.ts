import type { Case } from "../measured-sql.ts";

const AS_VISITOR = "set role anon; \\o /dev/null\n";
const CATEGORIES = ["SEO", "Design", "Local Marketing", "Performance", "Content", "Mobile"];
const BROAD = ["roof", "website", "phone", "roof website", "call town"];
const RARE = ["escrow", "zoning ordinance", "lien", "perennial aphid", "asbestos"];
const SLIPS = ["escrwo", "zonning ordinance", "website phoone", "gravle", "asbestoss roof"];
const SORTS = ["created_at desc", "updated_at", "title", "author desc", "category", "published"];

const choose = <Value>(list: readonly Value[], run: number) => list[run % list.length] as Value;

const list = (columns: string, from: string, order: string, offset: number, size: number) =>
  `select (select count(*) from (select 1 ${from}) as counted), (select json_agg(page) from (select ${columns} ${from} order by ${order}, id limit ${size} offset ${offset}) as page)`;

/** As the post manager searches: first the ids, then their rows. */
function named(text: string, areFew: boolean) {
  const from = areFew
    ? "from public.blogs where id = any ((select ids from few)::uuid[])"
    : `from public.find_posts('${text}') where (select ids from few) is null`;
  const few = `with few as materialized (select public.few_named_posts('${text}') as ids)`;
  return `${few} ${list("*", from, "created_at desc", 0, 25)}`;
}

/** Requests of visitors and staff, from the first page to the last. */
export function blogCases(posts: number): Case[] {
  const pages = (size: number) => Math.max(Math.floor((posts * 0.8) / size), 1);
  const visitor = (name: string, sql: Case["sql"]): Case => ({
    name,
    sql,
    uses: [],
    asks: AS_VISITOR,
  });
  const staff = (name: string, sql: Case["sql"]): Case => ({ name, sql, uses: [] });
  return [
    visitor("blog: first page", () => "select * from public.published_posts()"),
    visitor(
      "blog: any page",
      (run) =>
        `select * from public.published_posts(null, 12, ${Math.floor((pages(12) * run) / 40) * 12})`,
    ),
    visitor(
      "blog: a category",
      (run) => `select * from public.published_posts('${choose(CATEGORIES, run)}')`,
    ),
    visitor("blog: categories", () => "select * from public.post_categories()"),
    visitor(
      "blog: search, broad words",
      (run) => `select * from public.search_posts('${choose(BROAD, run)}')`,
    ),
    visitor(
      "blog: search, rare words",
      (run) => `select * from public.search_posts('${choose(RARE, run)}')`,
    ),
    visitor(
      "blog: search in a category, page 20",
      (run) =>
        `select * from public.search_posts('${choose(BROAD, run)}', '${choose(CATEGORIES, run)}', 12, 240)`,
    ),
    visitor(
      "blog: search, a slip of one letter",
      (run) => `select * from public.search_posts('${choose(SLIPS, run)}')`,
    ),
    visitor(
      "blog: search, a title as typed",
      (run) =>
        `select * from public.search_posts((select title from public.published_posts(null, 1, ${run * 97})))`,
    ),
    visitor(
      "blog: search, an author",
      (run) =>
        `select * from public.search_posts((select author from public.published_posts(null, 1, ${run * 97})))`,
    ),
    visitor(
      "blog: search, some of its words",
      (run) => `select * from public.search_posts('${choose(BROAD, run)} xylophone')`,
    ),
    visitor("blog: search, nothing", () => "select * from public.search_posts('xylophone')"),
    visitor(
      "author: their posts",
      (run) =>
        `select * from public.published_posts(by_author => (select author_slug from public.published_posts(null, 1, ${run * 97})))`,
    ),
    visitor(
      "author: who it is",
      (run) =>
        `select * from public.published_author((select author_slug from public.published_posts(null, 1, ${run * 97})))`,
    ),
    visitor("build: all authors", () => "select * from public.published_authors()"),
    visitor(
      "post: by its address",
      (run) => `select * from public.published_post('bench-post-${1 + ((run * 7919) % posts)}')`,
    ),
    visitor(
      "post: what to read next",
      (run) =>
        `select * from public.posts_around(array[bench.id('post', ${1 + ((run * 7919) % posts)})])`,
    ),
    visitor(
      "build: 40 posts with what is around them",
      (run) =>
        `select count(*) from public.posts_around((select array_agg(bench.id('post', 1 + (${run} * 7919 + nth) % ${posts})) from generate_series(1, 40) as nth))`,
    ),
    staff("manager: first page, each order", (run) =>
      list("*", "from public.blogs", choose(SORTS, run), 0, 25),
    ),
    staff("manager: any page", (run) =>
      list(
        "*",
        "from public.blogs",
        "created_at desc",
        Math.floor((pages(25) * run) / 40) * 25,
        25,
      ),
    ),
    staff("manager: drafts", () =>
      list("*", "from public.blogs where published = false", "created_at desc", 0, 25),
    ),
    staff("manager: a category", (run) =>
      list("*", `from public.blogs where category = '${choose(CATEGORIES, run)}'`, "title", 0, 25),
    ),
    staff("manager: search, many", (run) => named(choose(BROAD, run).split(" ")[0] ?? "", false)),
    staff("manager: search, one", (run) => named(`bench-post-${run}7`, true)),
    staff("manager: search, few letters of none", () => named("zqx", true)),
    staff("manager: counts", () => "select * from public.post_counts()"),
    staff("manager: categories", () => "select * from public.post_categories()"),
    staff("manager: deleted", () =>
      list("*", "from public.deleted_posts where true", "deleted_at desc", 0, 25),
    ),
    staff(
      "manager: who has an address",
      (run) => `select * from public.slug_holder('bench-post-${run}')`,
    ),
  ];
}
