import { useQuery } from "@tanstack/react-query";
import { peopleQuery } from "@/data/staff/queries";
import { mentionParts } from "./mention-words";

/** A note's text with the colleagues whom it mentions marked. */
export function MentionText({ children: text }: { children: string }) {
  const { data: people = [] } = useQuery({ ...peopleQuery(), enabled: text.includes("@") });
  const parts = mentionParts(
    text,
    people.map(({ name }) => name),
  );
  if (parts.length === 1) return <span>{text}</span>;
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part has no other name
      <span key={place}>{part}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part has no other name
      <b key={place} className="rounded-xs bg-info-bg px-0.5 font-semibold text-info">
        {part}
      </b>
    ),
  );
}
