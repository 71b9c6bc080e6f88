import { useTranslation } from "react-i18next";
import { TextLink, textLinkVariants } from "@/components/text-link";
import { site } from "@/content/company";
import type { LegalLink, LegalSection as Section } from "./legal-document";
import { LegalPoints, LegalSection } from "./legal-section";

const values = { brand: site.brand, phone: site.phone, email: site.email };

export function LegalSections({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation();
  return sections.map(({ id, title, paragraphs, points, link }) => (
    <LegalSection key={id} id={id} title={t(title)}>
      {paragraphs.map((text) => (
        <p key={text}>{t(text, values)}</p>
      ))}
      {points && (
        <LegalPoints
          points={points.map(({ term, text }) => ({
            term: term && t(term),
            text: t(text, values),
          }))}
        />
      )}
      {link && <SectionLink {...link} />}
    </LegalSection>
  ));
}

function SectionLink({ label, to }: LegalLink) {
  const { t } = useTranslation();
  const text = t(label, values);
  return to.startsWith("/") ? (
    <TextLink variant="painted" to={to}>
      {text}
    </TextLink>
  ) : (
    <a className={textLinkVariants({ variant: "painted" })} href={to}>
      {text}
    </a>
  );
}
