import { useQuery } from "@tanstack/react-query";
import { replyTemplatesQuery } from "@/data/reply-templates/queries";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { replyStart, type ReplyStart } from "@/lib/mail/reply-start";

/** The beginning of a reply by mail; null for tickets without mail. */
export function useReplyStart(ticket: Parameters<typeof replyStart>[0] | null): ReplyStart | null {
  const member = useStaffMember();
  const templates = useQuery({ ...replyTemplatesQuery(), enabled: member !== null }).data;
  if (member === null || ticket === null) return null;
  const closing = templates?.find(({ used_in: use }) => use === "ticket-reply")?.body;
  return replyStart(ticket, member.name, closing);
}
