const MAX_LENGTH = 24;

/** Keeps hyphenated words of a title, such as "frozen-pipe", on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 1 && part.length <= MAX_LENGTH ? (
      <span className="whitespace-nowrap" key={place}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
