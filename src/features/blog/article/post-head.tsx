import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { Unbroken } from "@/components/unbroken";
import { Avatar } from "@/components/ui/avatar";
import type { Post } from "@/data/posts/published-post";
import { paths } from "@/lib/paths";
import { formatOfficeDay, officeDay } from "@/lib/dates/office/office-day";
import { AuthorName } from "./author-name";
import { listAddress } from "../list-address";

export function PostHead({ post }: { post: Post }) {
  const { t } = useTranslation();
  return (
    <header className="wrap pt-5 lg:pt-8">
      <nav
        className="flex flex-wrap items-center gap-x-2 text-sm wrap-anywhere print:hidden"
        aria-label={t("Breadcrumb")}
      >
        <TextLink variant="painted" to={paths.blog}>
          {t("Blog")}
        </TextLink>
        {post.category && (
          <>
            <span aria-hidden="true">{"/"}</span>
            <TextLink variant="painted" to={listAddress({ category: post.category })}>
              {post.category}
            </TextLink>
          </>
        )}
      </nav>
      <h1 className="h1 mt-4 mb-6 max-w-[21ch] text-[clamp(2.4rem,5.2vw,4.6rem)] wrap-anywhere">
        <Unbroken text={post.title} />
      </h1>
      <div className="grid grid-cols-1 items-end gap-5 pb-9 wrap-anywhere lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <Intro className="mt-0">{post.excerpt}</Intro>
        <Byline post={post} />
      </div>
    </header>
  );
}

function Byline({ post }: { post: Post }) {
  const { author, publish_at, read_time } = post;
  const updated_at = laterDay(post);
  return (
    <div className="flex items-center gap-3.5 text-sm text-muted lg:justify-self-end">
      <Avatar className="size-12 bg-spruce-800 text-body text-white" name={author} />
      <div>
        <AuthorName post={post} className="leading-snug font-bold text-text" />
        <span className="flex flex-wrap gap-x-4">
          {publish_at && <time dateTime={publish_at}>{formatOfficeDay(new Date(publish_at))}</time>}
          <span>{read_time}</span>
          {updated_at && (
            <span>
              <Trans
                i18nKey="Updated <time>{{day}}</time>"
                values={{ day: formatOfficeDay(new Date(updated_at)) }}
                components={{ time: <time dateTime={updated_at} /> }}
              />
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

function laterDay({ publish_at, updated_at }: Post): string | null {
  if (publish_at === null || updated_at === null) return null;
  return officeDay(new Date(updated_at)) > officeDay(new Date(publish_at)) ? updated_at : null;
}
