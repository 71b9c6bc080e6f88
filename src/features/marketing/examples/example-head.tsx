import { Helmet } from "react-helmet-async";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { drawnTradeById } from "@/content/trades";
import type { SiteContent } from "./site/site-content";

/** `noindex`, so that no search engine lists an invented business. */
export function ExampleHead({ content }: { content: SiteContent }) {
  const { t } = useTranslation();
  const trade = t(drawnTradeById(content.trade).label).toLowerCase();
  return (
    <>
      {content.look.face && (
        <Helmet>
          <link
            rel="preload"
            href={content.look.face}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        </Helmet>
      )}
      <PageHead
        title={t("Example {{trade}} website", { trade })}
        description={t(
          "A whole example of a {{trade}} website, to open on your phone. Type your business name and it wears it.",
          { trade },
        )}
        isIndexed={false}
      />
    </>
  );
}
