import { useQuery } from "@tanstack/react-query";
import { latestRevisionQuery } from "@/data/posts/revision-queries";
import type { StaffPost } from "@/data/posts/staff-post";
import { parseTimestamp } from "@/lib/format/format";
import { useStaffMember } from "@/data/staff/use-staff-member";

export type LastSave = {
  /** Null until known, or when unknown. */
  isOwn: boolean | null;
  name: string | null;
  savedAt: Date | null;
};

/** Finds who saved the conflicting version: a colleague, or this person in another tab. */
export function useLastSave(post: Pick<StaffPost, "id" | "updated_at">): LastSave {
  const member = useStaffMember();
  const { data: latest } = useQuery(latestRevisionQuery(post.id, post.updated_at));
  return {
    isOwn: latest ? member !== null && latest.editor_id === member.id : null,
    name: latest?.editor_name ?? null,
    savedAt: parseTimestamp(latest?.saved_at ?? post.updated_at),
  };
}
