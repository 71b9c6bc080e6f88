import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { site } from "@/lib/site";
import type { LegalLink, LegalSection } from "./legal-document";

/** What the texts may name without spelling it. */
const values = { brand: site.brand, phone: site.phone, email: site.email };

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useTranslation();
  return sections.map(({ id, title, paragraphs, points, link }) => (
    <section key={id} id={id}>
      <h2>{t(title)}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{t(text, values)}</p>
      ))}
      {points && (
        <ul className="legal-points">
          {points.map(({ term, text }) => (
            <li key={text}>
              {term && <b>{t(term)}</b>} {t(text, values)}
            </li>
          ))}
        </ul>
      )}
      {link && <SectionLink {...link} />}
    </section>
  ));
}

function SectionLink({ label, to }: LegalLink) {
  const { t } = useTranslation();
  const text = t(label, values);
  return to.startsWith("/") ? (
    <Link className="painted-link" to={to}>
      {text}
    </Link>
  ) : (
    <a className="painted-link" href={to}>
      {text}
    </a>
  );
}
