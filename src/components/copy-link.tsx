import { Check, Link2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { Button } from "./ui/button";
import { Field } from "./ui/field";
import { Input } from "./ui/input";

type CopyLinkProps = {
  /** A path of this site. */
  path: string;
  /** The message that says that the link was copied. */
  done: string;
  disabled?: boolean;
  className?: string;
  buttonClassName?: string;
  /** Renders another button, which stands first and may copy the link too. */
  children?: (copy: () => Promise<void>) => ReactNode;
};

type Result = { path: string; refusedAddress: string | null };

const selectText = (field: HTMLInputElement | null) => field?.select();

/** A button that copies a link, and the link itself where the browser refuses its clipboard. */
export function CopyLink({
  path,
  done,
  disabled,
  className,
  buttonClassName,
  children,
}: CopyLinkProps) {
  const { t } = useTranslation();
  const [latest, setLatest] = useState<Result>();
  // The result for another path is none for this one.
  const result = latest?.path === path ? latest : undefined;
  const isCopied = result?.refusedAddress === null;

  const copy = async () => {
    const address = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      setLatest({ path, refusedAddress: null });
    } catch {
      setLatest({ path, refusedAddress: address });
    }
  };
  return (
    <div className={cn("flex flex-wrap items-center gap-x-4 gap-y-2", className)}>
      {children?.(copy)}
      <Button
        variant="secondary"
        className={cn("noscript:hidden", buttonClassName)}
        disabled={disabled}
        onClick={() => void copy()}
      >
        {isCopied ? <Check size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
        {t("Copy link")}
      </Button>
      <span className="text-sm text-muted" role="status">
        {isCopied && done}
      </span>
      {result?.refusedAddress && (
        <div className="basis-full text-text">
          <Field label={t("Your browser won’t let us copy. Here is the link:")}>
            {(control) => (
              <Input
                {...control}
                ref={selectText}
                size="lg"
                readOnly
                value={result.refusedAddress ?? ""}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
