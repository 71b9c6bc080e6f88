import { textLinkVariants } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { site } from "@/content/company";

type LinkProps = { variant: "default" | "painted" };

export function PhoneLink({ variant }: LinkProps) {
  return (
    <a className={cn(textLinkVariants({ variant }), "tabular-nums")} href={site.phoneHref}>
      {site.phone}
    </a>
  );
}

export function MailLink({ variant }: LinkProps) {
  return (
    <a className={cn(textLinkVariants({ variant }), "wrap-anywhere")} href={site.emailHref}>
      {site.email}
    </a>
  );
}
