import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useNow } from "@/hooks/use-now";
import { site } from "@/lib/site";
import { BookDemo } from "./book-demo";
import { contactCopy } from "./contact-copy";
import { DoorSign } from "./door-sign";
import { MessageForm } from "./message-form";
import { OfficesNow } from "./offices-now";
import { PhoneStatus } from "./phone-status";
import "./contact.css";
import "./contact-forms.css";

export function ContactPage() {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <>
      <section className="contact-hero">
        <div className="wrap grid-12">
          <div className="contact-hero-text">
            <h1 className="h1">{t(contactCopy.heading)}</h1>
            <a className="contact-number" href={site.phoneHref}>
              {site.phone}
            </a>
            <PhoneStatus now={now} />
          </div>
          <div className="contact-door">
            <DoorSign now={now} />
          </div>
        </div>
      </section>
      <section className="section contact-routes">
        <div className="wrap grid-12">
          <h2 className="h2">{t(contactCopy.routesHeading)}</h2>
          <ul>
            {contactCopy.routes.map(({ who, how, action, href }) => (
              <li key={who}>
                <h3>{t(who)}</h3>
                <p>{t(how)}</p>
                <RouteLink href={href} label={t(action)} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <BookDemo />
      <MessageForm />
      <OfficesNow now={now} />
    </>
  );
}

function RouteLink({ href, label }: { href: string; label: string }) {
  return href.startsWith("/") ? (
    <Link className="painted-link" to={href}>
      {label}
    </Link>
  ) : (
    <a className="painted-link" href={href}>
      {label}
    </a>
  );
}
