/** Longer ones may have to break, so that they do not reach out of a narrow page. */
const LONGEST = 24;

/** A title whose hyphenated words, such as "frozen-pipe", stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 1 && part.length <= LONGEST ? (
      <span className="whitespace-nowrap" key={place}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
