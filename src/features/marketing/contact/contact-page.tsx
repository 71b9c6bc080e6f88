import { useTranslation } from "react-i18next";
import { textLinkVariants } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import { BookDemo } from "./book-demo";
import { contactContent } from "./contact-content";
import { DoorSign } from "./door-sign";
import { MessageForm } from "./message-form";
import { OfficesNow } from "./offices-now";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";
import { PhoneStatus } from "./phone-status";

export function ContactPage() {
  const { t } = useTranslation();
  return (
    <>
      <section className="overflow-hidden bg-sky-100">
        <div className="wrap grid-12 items-end">
          <div className="col-span-full pt-10 pb-8 sm:col-span-8 lg:pt-18 lg:pb-14">
            <h1 className="h1">{t(contactContent.heading)}</h1>
            <a
              className="mt-7 inline-block font-display text-[clamp(2.375rem,6.6vw,5.25rem)]/none font-bold tracking-[-0.035em] whitespace-nowrap no-underline decoration-curb-400 decoration-8 underline-offset-[0.12em] hover:underline lg:mt-11"
              href={site.phoneHref}
            >
              {site.phone}
            </a>
            <PhoneStatus />
          </div>
          <div className="relative hidden min-h-85 self-stretch sm:col-span-4 sm:block">
            <DoorSign />
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap grid-12">
          <h2 className="h2 col-span-full lg:col-span-4">{t(contactContent.routesHeading)}</h2>
          <ul className="col-span-full mt-8 border-t-2 border-text lg:col-span-8 lg:mt-0">
            {contactContent.routes.map(({ who, how, action, href }) => (
              <li
                key={who}
                className="grid items-center gap-x-8 gap-y-1 border-b border-line-strong py-5 sm:grid-cols-[4fr_6fr_8.25rem]"
              >
                <h3 className="text-xl/snug">{t(who)}</h3>
                <p className="text-base text-text-2">{t(how)}</p>
                <RouteLink href={href} label={t(action)} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <BookDemo />
      <MessageForm />
      <OfficesNow />
    </>
  );
}

function RouteLink({ href, label }: { href: string; label: string }) {
  const className = cn(
    textLinkVariants({ variant: "painted" }),
    "justify-self-start sm:justify-self-end",
  );
  const { t } = useTranslation();
  const [, calendar] = href.split("#");
  return href === paths.scheduleDemo ? (
    <>
      <ScheduleDemoButton inPage className={className} />
      {/* Where the header or the bottom bar has the demo button, a link to this page's calendar. */}
      <a className={cn(className, "lg:hidden")} href={`#${calendar}`}>
        {t("Schedule Demo")}
      </a>
    </>
  ) : (
    <a className={className} href={href}>
      {label}
    </a>
  );
}
