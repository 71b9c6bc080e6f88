import { Helmet } from "react-helmet-async";
import { useTranslation } from "react-i18next";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";

export function FeedLink() {
  const { t } = useTranslation();
  return (
    <Helmet>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t("Shop talk, the {{brand}} blog", { brand: site.brand })}
        href={paths.rssFeed}
      />
    </Helmet>
  );
}
