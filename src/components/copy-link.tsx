import { Check, Link2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { LiveText } from "./live-text";
import { Button } from "./ui/button";
import { Field } from "./ui/field";
import { Input } from "./ui/input";

type CopyLinkProps = {
  className?: string;
  buttonClassName?: string;
  /** Another button, which stands first. */
  children?: ReactNode;
};

/**
 * A button to copy an address, and the address itself where the browser keeps its clipboard shut. What
 * it does is in lib/copy-address.ts.
 */
export function CopyLink({ className, buttonClassName, children }: CopyLinkProps) {
  const { t } = useTranslation();
  return (
    <div
      className={cn("group/copy flex flex-wrap items-center gap-x-4 gap-y-2", className)}
      data-copy
    >
      {children}
      <Button
        variant="secondary"
        className={cn("noscript:hidden", buttonClassName)}
        data-copy-button
      >
        <Check className="hidden group-data-copied/copy:block" size={18} aria-hidden />
        <Link2 className="group-data-copied/copy:hidden" size={18} aria-hidden />
        {t("Copy link")}
      </Button>
      <LiveText name="copied" className="text-sm text-muted" role="status">
        {""}
      </LiveText>
      <div className="basis-full text-text" data-refused hidden>
        <Field label={t("Your browser won’t let us copy. Here is the link:")}>
          {(control) => <Input {...control} size="lg" readOnly />}
        </Field>
      </div>
    </div>
  );
}
