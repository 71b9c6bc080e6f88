import { ExternalLink } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";

/** An e-mail or web address, broken before an @ or a dot if it is too long. Not to be translated. */
export function AddressText({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(/(?=[@.]\w)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** The URL of a typed website or domain; null where it is none. */
function webAddress(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? address : null;
}

export function OpenWebsite({ address }: { address: string }) {
  const { t } = useTranslation();
  const href = webAddress(address);
  return (
    href !== null && (
      <a
        className={cn(
          buttonVariants({ variant: "ghost", size: "icon" }),
          "-my-2 min-h-9 min-w-9 flex-none text-muted hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11",
        )}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("Open {{address}}", { address })}
      >
        <ExternalLink size={16} aria-hidden />
      </a>
    )
  );
}
