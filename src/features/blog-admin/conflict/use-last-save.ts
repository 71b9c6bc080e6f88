import { useQuery } from "@tanstack/react-query";
import { latestRevisionQuery } from "@/data/posts/post-revisions";
import type { StaffPost } from "@/data/posts/staff-post";
import { useStaffMember } from "@/data/staff/use-staff-member";

export type LastSave = {
  /** Null until it is known, and when it cannot be found out. */
  isOwn: boolean | null;
  /** Null when the system itself saved, and until it is known. */
  name: string | null;
  savedAt: Date | null;
};

/** Who made the version that stands in the way: a colleague, or this person in another tab. */
export function useLastSave(post: Pick<StaffPost, "id" | "version" | "updatedAt">): LastSave {
  const member = useStaffMember();
  const { data: latest } = useQuery(latestRevisionQuery(post.id, post.version));
  return {
    isOwn: latest ? latest.editorId !== null && latest.editorId === member?.userId : null,
    name: latest?.editorName ?? null,
    savedAt: latest?.savedAt ?? post.updatedAt,
  };
}
