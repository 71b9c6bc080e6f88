const TRADES = [
  "roofers",
  "plumbers",
  "electricians",
  "painters",
  "movers",
  "cleaners",
  "landscapers",
  "HVAC crews",
];
const SUBJECTS = [
  "a quote form",
  "the phone number",
  "before-and-after photos",
  "service-area pages",
  "a slow gallery",
  "reviews on the home page",
  "the emergency page",
  "a price list",
  "the contact page",
  "opening hours",
];
const OPENINGS = [
  "What {trade} get wrong about {subject}",
  "{subject}: a plain guide for {trade}",
  "How {trade} in {town} use {subject}",
  "Before you pay for {subject}, read this in {town}",
  "Ten minutes on {subject} for {trade}",
];
const TOWNS = [
  "Dayton",
  "Bend",
  "Waco",
  "Mobile",
  "Flint",
  "Provo",
  "Macon",
  "Boise",
  "Utica",
  "Salem",
];
const AUTHORS = ["Priya Nair", "Luis Ortega", "Sam Kowalski", "Jo Marsh"];
const CATEGORIES = [
  "SEO",
  "Design",
  "Local Marketing",
  "Performance",
  "Content Marketing",
  "Mobile",
];
const WORDS =
  "the owner calls back before noon because a wet ceiling does not wait for a form with eleven fields and nobody reads a page that hides its number below three photos of a handshake so put the answer first then the price then the town".split(
    " ",
  );
const DAY = 86_400_000;

function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function article(random: () => number) {
  const sentence = () => {
    const words = Array.from(
      { length: 8 + Math.floor(random() * 10) },
      () => WORDS[Math.floor(random() * WORDS.length)],
    );
    return `${words.join(" ")}.`;
  };
  const paragraph = () => `<p>${Array.from({ length: 5 }, sentence).join(" ")}</p>`;
  const section = () =>
    `<h2>${sentence()}</h2>${paragraph()}${paragraph()}<ul><li>${sentence()}</li><li>${sentence()}</li></ul>`;
  return `${paragraph()}${section()}${section()}${section()}`;
}

/**
 * Posts with about 4 KB of HTML each: 84 in 100 published, 2 scheduled, the rest drafts. `now` decides what is
 * scheduled.
 */
export function* benchPosts(count: number, now: Date) {
  const random = numbersFrom(20_261_121);
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? "";
  for (let number = 1; number <= count; number += 1) {
    const title = pick(OPENINGS)
      .replace("{trade}", pick(TRADES))
      .replace("{subject}", pick(SUBJECTS))
      .replace("{town}", pick(TOWNS));
    const created = new Date(now.getTime() - (DAY * 365 * 8 * number) / count);
    const chance = random();
    const isScheduled = chance > 0.98;
    const isPublished = chance < 0.84 || isScheduled;
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    yield {
      id,
      title: `${title}, no. ${number}`,
      slug: `bench-post-${number}`,
      excerpt: `${title}, in two minutes and without a sales call.`,
      content: "A short version for those who are standing on a ladder.",
      full_content: article(random),
      author: pick(AUTHORS),
      category: pick(CATEGORIES),
      read_time: "3 min read",
      published: isPublished,
      publish_at: isScheduled ? new Date(now.getTime() + DAY * 30) : isPublished ? created : null,
      created_at: created,
      updated_at: created,
    };
  }
}

type BenchPost = ReturnType<typeof benchPosts> extends Generator<infer Post> ? Post : never;

function literal(value: string | boolean | Date | null) {
  if (value === null) return "null";
  if (typeof value === "boolean") return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  return `'${text.replaceAll("'", "''")}'`;
}

export function insertSql(posts: BenchPost[]) {
  const [first] = posts;
  if (first === undefined) return "";
  const rows = posts.map((post) => `(${Object.values(post).map(literal).join(",")})`);
  return `insert into public.blogs (${Object.keys(first).join(",")}) values ${rows.join(",")}`;
}
