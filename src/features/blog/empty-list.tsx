import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import type { PostFilters } from "@/data/posts/published-list-queries";
import { paths } from "@/lib/paths";
import { listAddress } from "./list-address";

export function EmptyList({ filters }: { filters: PostFilters }) {
  const { page, search, category } = filters;
  if (page > 0) return <BeyondTheEnd filters={filters} />;
  if (search !== "") return <NothingFound filters={filters} />;
  if (category !== null) return <EmptyCategory category={category} />;
  return <NothingYet />;
}

type EmptyProps = {
  heading: string;
  text: string;
  children?: ReactNode;
};

function Empty({ heading, text, children }: EmptyProps) {
  return (
    <div className="grid items-center gap-5 pt-6 pb-12 md:grid-cols-[15rem_minmax(0,34rem)] md:gap-10 md:py-16">
      <EmptyStorefront />
      <div>
        <h2 className="h3 mb-2 wrap-anywhere">{heading}</h2>
        <p className="mb-2 text-text-2">{text}</p>
        <div className="flex flex-wrap gap-x-6">{children}</div>
      </div>
    </div>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  return (
    <Empty
      heading={t("The first post is still being written")}
      text={t("Nothing has been published yet. When it is, it will stand here.")}
    />
  );
}

function EmptyCategory({ category }: { category: string }) {
  const { t } = useTranslation();
  return (
    <Empty
      heading={t("Nothing filed under {{category}} yet", { category })}
      text={t("Another drawer may have it.")}
    >
      <AllPosts />
    </Empty>
  );
}

function NothingFound({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  const { category, search } = filters;
  return (
    <Empty
      heading={t("We haven’t written about “{{search}}”", { search })}
      text={t(
        "Try one plain word, such as “photos” or “reviews”, or the start of a longer one. A word with a minus in front is left out.",
      )}
    >
      {category !== null && (
        <TextLink variant="painted" to={listAddress({ search })} preventScrollReset>
          {t("Search every category")}
        </TextLink>
      )}
      <AllPosts />
    </Empty>
  );
}

function BeyondTheEnd({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  return (
    <Empty
      heading={t("There are no posts this far back")}
      text={t("The list ends before this page does.")}
    >
      <TextLink variant="painted" to={listAddress({ ...filters, page: 0 })}>
        {t("To the first page")}
      </TextLink>
    </Empty>
  );
}

function AllPosts() {
  const { t } = useTranslation();
  return (
    <TextLink variant="painted" to={paths.blog} preventScrollReset>
      {t("See all posts")}
    </TextLink>
  );
}

function EmptyStorefront() {
  return (
    <svg className="h-auto w-34 md:w-full" viewBox="0 0 240 190" aria-hidden="true">
      <g fill="none" stroke="var(--color-asphalt-400)" strokeWidth="2.5" strokeDasharray="9 8">
        <path d="M38 164V62h164v102M64 164v-70h48v70M130 94h50v46h-50z" />
        <path d="M24 62V34h192v28a16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0" />
      </g>
      <path fill="var(--color-curb-200)" d="M0 164h240v6H0z" />
      <path fill="var(--color-curb-400)" d="M0 170h240v20H0z" />
      <path
        stroke="var(--color-curb-700)"
        strokeOpacity=".5"
        strokeWidth="2"
        d="M80 164v10M160 164v10"
      />
    </svg>
  );
}
