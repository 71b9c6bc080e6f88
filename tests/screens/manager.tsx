import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { BlogManager } from "@/features/blog-editor/manager/blog-manager";
import { stubNetwork, type SentRequest } from "../stub-network";
import { renderPage } from "../render";
import { storedPost } from "../fixtures/blog-posts";

type Answer = ReturnType<Parameters<typeof stubNetwork>[0]>;

type ManagerSetup = {
  rows?: unknown[];
  total?: number;
  deleted?: unknown[];
  write?: (request: SentRequest) => Answer;
  list?: (request: SentRequest) => Answer | undefined;
  lastEditor?: { editor_id: string; editor_name: string };
  at?: string;
};

export const JO = { id: "jo", name: "Jo Marsh", role: "owner" } as const;

const isRead = ({ method, path }: SentRequest) => method === "GET" || path.endsWith("slug_holder");

export const writesOf = (sent: SentRequest[]) => sent.filter((request) => !isRead(request));
export const listsOf = (sent: SentRequest[]) =>
  sent.filter(
    ({ method, path }) => method === "GET" && /^\/rest\/v1\/(blogs|rpc\/find_posts)$/.test(path),
  );

export function renderManager(options: ManagerSetup = {}) {
  const { rows = [storedPost], deleted = [], at = "/admin" } = options;
  const { write = () => ({ status: 201, body: [storedPost] }), list = () => undefined } = options;
  const range = (found: unknown[], total: number) => ({
    body: found,
    headers: { "Content-Range": found.length ? `0-${found.length - 1}/${total}` : `*/${total}` },
  });
  const sent = stubNetwork((request) => {
    const { path } = request;
    if (path.endsWith("/post_counts")) {
      return { body: [{ total: 8, published: 5, scheduled: 1, drafts: 2 }] };
    }
    if (path.endsWith("/post_categories")) {
      return { body: ["SEO", "Design"].map((category) => ({ category, posts: 1 })) };
    }
    if (path.endsWith("/slug_holder")) return { body: [] };
    if (path.endsWith("/few_named_posts")) return { body: null };
    if (path.endsWith("/blog_revisions")) {
      const { lastEditor } = options;
      return { body: lastEditor ? [{ number: 2, action: "saved", ...lastEditor }] : [] };
    }
    if (/\/(find_)?deleted_posts$/.test(path)) return range(deleted, deleted.length);
    if (isRead(request)) return list(request) ?? range(rows, options.total ?? rows.length);
    return write(request);
  });
  const signOuts: string[] = [];
  const view = renderPage(
    <StaffMemberContext value={JO}>
      <BlogManager authorName={JO.name} onSignOut={() => signOuts.push("out")} />
      <Toaster />
    </StaffMemberContext>,
    { at },
  );
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    sent,
    rows,
    signOuts,
    ...view,
  };
}
