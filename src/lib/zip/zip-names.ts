/** Windows takes no file of these names, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// oxlint-disable-next-line no-control-regex -- these are what it removes
const UNSAFE = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const ENDING = /\.[a-z\d]{1,8}$/i;
/** In UTF-16 units, without the ending; file systems take 255 bytes. */
const MAX_STEM = 80;

const ENDINGS: Partial<Record<string, string>> = {
  "application/pdf": ".pdf",
  "image/avif": ".avif",
  "image/gif": ".gif",
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
};

/** A name that Windows and macOS take, without its ending; empty where nothing of it is left. */
function safeStem(text: string): string {
  const stem = text
    .normalize("NFC")
    .replace(UNSAFE, " ")
    .replace(/\s+/g, " ")
    .slice(0, MAX_STEM)
    // Half of a character may be left.
    .replace(/[\ud800-\udbff]$/, "")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  return RESERVED.test(stem) ? `${stem}_` : stem;
}

type Named = { name: string; type: string; caption?: string | null | undefined };

/** File names by what the files show, else by their own names: each once, also where letters' case does not count. */
export function zipNames(files: readonly Named[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  /** The last number of each name, so that many of one name are not counted again. */
  const numbers = new Map<string, number>();
  return files.map(({ name, type, caption }) => {
    const ending = (ENDING.exec(name)?.[0] ?? ENDINGS[type] ?? "").toLowerCase();
    const stem = safeStem(caption ?? "") || safeStem(name.replace(ENDING, "")) || "file";
    const key = `${stem}${ending}`.toLowerCase();
    let unique: string;
    do {
      const nth = (numbers.get(key) ?? 0) + 1;
      numbers.set(key, nth);
      unique = `${stem}${nth === 1 ? "" : ` (${nth})`}${ending}`;
    } while (used.has(unique.toLowerCase()));
    used.add(unique.toLowerCase());
    return unique;
  });
}
