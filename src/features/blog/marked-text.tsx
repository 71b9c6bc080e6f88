const START = "\ue000";
const END = "\ue001";

/** Splits text in which matches are between U+E000 and U+E001; an unpaired mark is dropped. */
function markedParts(text: string): { text: string; isMatch: boolean }[] {
  return text
    .split(START)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isMatch: false }];
      const [match = "", ...rest] = part.split(END);
      return rest.length === 0
        ? [{ text: match, isMatch: false }]
        : [
            { text: match, isMatch: true },
            { text: rest.join(""), isMatch: false },
          ];
    })
    .map((part) => ({ ...part, text: part.text.replaceAll(END, "") }))
    .filter((part) => part.text !== "");
}

export function MarkedText({ text }: { text: string }) {
  return markedParts(text).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

export const plainText = (marked: string) =>
  markedParts(marked)
    .map(({ text }) => text)
    .join("");
