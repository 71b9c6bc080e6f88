import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { BreadcrumbData } from "@/components/structured-data";
import { publishedPostsQuery } from "@/data/posts";
import { AskBand } from "@/features/blog/ask-band";
import { BlogList } from "@/features/blog/blog-list";
import type { PageHandle } from "../page-handle";
import { paths } from "@/lib/paths";

export const handle: PageHandle = {
  prefetch: async ({ queryClient }) => {
    await queryClient.fetchQuery(publishedPostsQuery({ page: 0 }));
  },
};

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <div className="wrap">
        <PageHead
          title={t("Shop talk, the blog")}
          description={t(
            "Plain notes on websites, search and phones, for people who would rather be on the tools.",
          )}
        />
        <div className="blog-head">
          <h1 className="display">{t("Shop talk")}</h1>
          <p className="lead">
            {t(
              "Plain notes on websites, search and phones, for people who would rather be on the tools.",
            )}
          </p>
        </div>
        <BlogList />
        <BreadcrumbData trail={[{ name: t("Blog"), path: paths.blog }]} />
      </div>
      <AskBand />
    </>
  );
}
