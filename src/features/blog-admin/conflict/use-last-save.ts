import { useQuery } from "@tanstack/react-query";
import { latestRevisionQuery } from "@/data/posts/revision-queries";
import type { StaffPost } from "@/data/posts/staff-post";
import { parseTimestamp } from "@/lib/format/format";
import { useStaffMember } from "@/data/staff/use-staff-member";

export type LastSave = {
  /** Null until it is known, and when it cannot be found out. */
  isOwn: boolean | null;
  /** Null when the system itself saved, and until it is known. */
  name: string | null;
  savedAt: Date | null;
};

/** Who made the version that stands in the way: a colleague, or this person in another tab. */
export function useLastSave(post: Pick<StaffPost, "id" | "updated_at">): LastSave {
  const member = useStaffMember();
  const { data: latest } = useQuery(latestRevisionQuery(post.id, post.updated_at));
  return {
    isOwn: latest ? member !== null && latest.editor_id === member.id : null,
    name: latest?.editor_name ?? null,
    savedAt: parseTimestamp(latest?.saved_at ?? post.updated_at),
  };
}
