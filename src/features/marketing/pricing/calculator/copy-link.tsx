import { Check, Link2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { calculatorPath, type CalculatorNumbers } from "./calculator-address";

type CopyLinkProps = { numbers: CalculatorNumbers; isReady: boolean };

/** Copies the address of these numbers, or shows it where the browser keeps its clipboard shut. */
export function CopyLink({ numbers, isReady }: CopyLinkProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const path = calculatorPath(numbers);

  const copy = async () => {
    const address = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(path);
      setRefused(null);
    } catch {
      setRefused(address);
    }
  };

  return (
    <div
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
      data-needs-script
    >
      <Button variant="secondary" disabled={!isReady} onClick={() => void copy()}>
        {copied === path ? <Check size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
        {t("Copy link")}
      </Button>
      <span className="text-sm text-muted" role="status">
        {copied === path && t("Link to these numbers copied.")}
      </span>
      {refused !== null && (
        <Field
          className="basis-full"
          label={t("Your browser won’t let us copy. Here is the link:")}
        >
          {(control) => (
            <Input
              {...control}
              ref={field}
              size="lg"
              readOnly
              value={refused}
              onFocus={() => field.current?.select()}
            />
          )}
        </Field>
      )}
    </div>
  );
}
