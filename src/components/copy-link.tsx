import { Check, Link2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { Button } from "./ui/button";
import { Field } from "./ui/field";
import { Input } from "./ui/input";

type CopyLinkProps = {
  path: string;
  /** The message shown after copying. */
  done: string;
  disabled?: boolean;
  className?: string;
  buttonClassName?: string;
  children?: (copy: () => Promise<void>) => ReactNode;
};

type Result = { path: string; refusedAddress: string | null };

const selectText = (field: HTMLInputElement | null) => field?.select();

/** Copies a link; shows it where the browser refuses clipboard access. */
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
