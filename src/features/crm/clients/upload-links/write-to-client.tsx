import { Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, buttonVariants } from "@/components/ui/button";
import type { LinkMail } from "./use-link-mail";

type WriteToClientProps = { mail: LinkMail; onWrite: () => void };

/** By a ticket, as staff write to clients; in a mail program where the person's role has no tickets. */
export function WriteToClient({ mail, onWrite }: WriteToClientProps) {
  const { t } = useTranslation();
  if (mail.isTicket) {
    return (
      <Button onClick={onWrite}>
        <Mail size={18} aria-hidden />
        {t("Write to the client")}
      </Button>
    );
  }
  if (mail.href === null) return null;
  return (
    <a className={buttonVariants()} href={mail.href}>
      <Mail size={18} aria-hidden />
      {t("Write to the client")}
    </a>
  );
}
