import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Avatar } from "@/components/ui/avatar";
import type { Author } from "@/data/posts/published-authors";
import { paths } from "@/lib/paths";
import { listAddress } from "../list-address";
import { authorContent } from "./author-content";
import { InventedMark } from "./author-name";

export function AuthorHead({ author }: { author: Author }) {
  const { t } = useTranslation();
  const content = authorContent(author.slug);
  return (
    <header className="pt-5 pb-8 wrap-anywhere lg:pt-8 lg:pb-10">
      <nav className="text-sm print:hidden" aria-label={t("Breadcrumb")}>
        <TextLink variant="painted" to={paths.blog}>
          {t("Blog")}
        </TextLink>
      </nav>
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Avatar
          className="size-18 bg-spruce-800 text-h3 text-white lg:size-24 lg:text-h2"
          name={author.name}
        />
        <div>
          <h1 className="h1 max-w-[21ch]">{author.name}</h1>
          {content?.isInvented && (
            <p className="mt-3 flex items-baseline gap-x-2.5 text-sm text-muted">
              <InventedMark />
              <span>{t("A made-up name. It signs the articles of this demo.")}</span>
            </p>
          )}
          {content && <Intro className="mt-4 max-w-[46ch]">{t(content.line)}</Intro>}
          <p className="mt-4 flex flex-wrap items-center gap-x-4 text-sm text-muted">
            <span>
              {t("{{count}} posts", { count: author.posts, defaultValue_one: "One post" })}
            </span>
            {author.categories.map((category) => (
              <Link
                key={category}
                className="inline-flex min-h-11 items-center underline decoration-curb-500 decoration-[0.12em] underline-offset-[0.2em] hover:text-text"
                to={listAddress({ category })}
              >
                {category}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </header>
  );
}
