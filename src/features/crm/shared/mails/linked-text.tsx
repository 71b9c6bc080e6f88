import { ExternalLink } from "lucide-react";
import { Fragment, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { buttonVariants } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { cn } from "@/lib/cn";
import { linkParts } from "./link-parts";

/** A stranger's text. Its links show their target before they open. */
export function LinkedText({ children }: { children: string }) {
  const parts = useMemo(() => linkParts(children), [children]);
  return parts.map(({ text, address }, index) => (
    <Fragment key={index}>
      {address === null ? text : <StrangersLink text={text} address={address} />}
    </Fragment>
  ));
}

function StrangersLink({ text, address }: { text: string; address: string }) {
  const { t } = useTranslation();
  return (
    <Popover>
      <PopoverTrigger asChild>
        {/* Not a button element, which does not wrap with the text around it. */}
        <span
          role="button"
          tabIndex={0}
          className="cursor-pointer rounded-xs wrap-anywhere underline decoration-current/50 decoration-dotted underline-offset-[0.2em] hover:decoration-current hover:decoration-solid aria-expanded:bg-wait-bg"
          title={t("Show where this leads")}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        >
          {text}
        </span>
      </PopoverTrigger>
      <PopoverContent className="grid w-96 gap-2.5" aria-label={t("Where this leads")}>
        <p>
          {t("This leads to")}{" "}
          <b className="wrap-anywhere" translate="no">
            {new URL(address).host}
          </b>
        </p>
        <p
          className="rounded-xs bg-sunken px-2.5 py-2 font-mono text-xs/relaxed wrap-anywhere"
          translate="no"
        >
          {address}
        </p>
        <p className="text-xs text-muted">
          {t("It came by mail, and nobody here has checked it.")}
        </p>
        <a
          className={cn(buttonVariants({ variant: "secondary" }), "justify-self-start")}
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
        >
          <ExternalLink size={16} aria-hidden />
          <span>{t("Open in a new tab")}</span>
        </a>
      </PopoverContent>
    </Popover>
  );
}
