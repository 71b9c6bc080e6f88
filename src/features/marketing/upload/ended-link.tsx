import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonVariants } from "@/components/ui/button";
import { site } from "@/content/company";
import { FileList } from "./file-list";
import type { SendingFiles } from "./use-sending";

/** The way on where a link is not open, with what was sent before it ended. */
export function EndedLink({ sending }: { sending: SendingFiles }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-4">
        <h2 className="h3">{t("This link does not take files any more")}</h2>
        <p className="leading-snug text-text-2">
          {t(
            "It has expired or was closed, or an email program cut it in two. Ask us for a new one: it takes us a minute.",
          )}
        </p>
      </div>
      <p className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <a className={buttonVariants({ size: "lg" })} href={site.phoneHref}>
          <Phone size={19} aria-hidden />
          {site.phone}
        </a>
        <a className={buttonVariants({ variant: "secondary", size: "lg" })} href={site.emailHref}>
          <Mail size={19} aria-hidden />
          {t("Write to us")}
        </a>
      </p>
      <FileList sending={sending} />
    </div>
  );
}
