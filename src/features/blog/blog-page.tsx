import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import {
  PAGE_SIZE,
  postListQuery,
  type PostFilters,
  type PostListPage,
  type FoundPost,
} from "@/data/posts/published-list-queries";
import { site } from "@/content/company";
import { listAddress } from "./list-address";
import { EmptyList } from "./empty-list";
import { ListPages, PostListSkeleton } from "./list-pages";
import { ListStatus } from "./list-status";
import { PostList, PostRows, PostRow } from "./post-rows";
import { AuthorName } from "./article/author-name";

export function BlogList({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  const { data, isError, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    postListQuery(filters),
  );
  const results = useFocusOnNewPage(filters.page);

  return (
    <div
      className="min-h-[50vh] transition-opacity delay-150 duration-220 focus:shadow-none focus:outline-none aria-busy:opacity-55"
      ref={results}
      tabIndex={-1}
      role="group"
      aria-label={t("Posts")}
      aria-busy={isPlaceholderData}
    >
      <ListStatus page={isPlaceholderData || isPending || isError ? null : data} />
      {isPending && <PostListSkeleton isPlain={!isFrontPage(filters)} />}
      {/* A failed refresh keeps the loaded list. */}
      {isError && data === undefined && (
        <div className="pt-12 pb-16">
          <ErrorNotice
            heading={t("The posts could not be loaded")}
            body={t("Nothing is lost. Try again in a moment, or call us: {{phone}}.", {
              phone: site.phone,
            })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      )}
      {data !== undefined && <LoadedList page={data} />}
    </div>
  );
}

const isFrontPage = ({ category, search, page }: PostFilters) =>
  category === null && search === "" && page === 0;

function LoadedList({ page }: { page: PostListPage }) {
  const { filters, posts, found, total } = page;
  if (posts.length === 0) return <EmptyList filters={filters} />;
  return (
    <>
      {found !== null ? (
        <FoundRows posts={found} />
      ) : isFrontPage(filters) ? (
        <PostList posts={posts} />
      ) : (
        <PostRows posts={posts} />
      )}
      <ListPages
        page={filters.page}
        pageCount={Math.ceil((total ?? 0) / PAGE_SIZE)}
        addressOf={(page) => listAddress({ ...filters, page })}
        isSearch={found !== null}
      />
    </>
  );
}

/** After turning the page, the focus moves to the top of the list. */
function useFocusOnNewPage(page: number) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // A search also returns to the first page and must keep the field's focus.
    if (document.activeElement?.matches("input")) return;
    results.current?.focus({ preventScroll: true });
  }, [page]);
  return results;
}

function FoundRows({ posts }: { posts: FoundPost[] }) {
  return (
    <ul className="pb-10 [&_mark]:bg-transparent [&_mark]:bg-[linear-gradient(transparent_48%,var(--color-curb-200)_48%_92%,transparent_92%)] [&_mark]:text-inherit">
      {posts.map((post) => (
        <li key={post.slug} className="border-t border-line-strong">
          <PostRow
            post={post}
            className="max-sm:items-start"
            title={<MarkedText text={post.title_marked} />}
            author={
              <AuthorName post={post}>
                <MarkedText text={post.author_marked} />
              </AuthorName>
            }
          >
            <p className="max-w-[66ch] text-sm text-text-2 lg:text-base">
              <MarkedText text={withEllipses(post)} />
            </p>
          </PostRow>
        </li>
      ))}
    </ul>
  );
}

function withEllipses({ snippet, excerpt }: FoundPost): string {
  const plain = plainText(snippet);
  if (plain === excerpt) return snippet;
  const start = excerpt.startsWith(plain.slice(0, 20)) ? "" : "… ";
  const end = /[.!?…]["”’)]*$/.test(plain) ? "" : " …";
  return start + snippet + end;
}

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
