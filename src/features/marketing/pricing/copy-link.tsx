import { Check, Link2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { calculatorPath, type CalculatorNumbers } from "./calculator-address";

type CopyLinkProps = { numbers: CalculatorNumbers; isReady: boolean };

/** Copies the address of these numbers, or shows it where the browser keeps its clipboard shut. */
export function CopyLink({ numbers, isReady }: CopyLinkProps) {
  const { t } = useTranslation();
  const id = useId();
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
    <div className="pricing-copy" data-needs-script>
      <Button variant="secondary" disabled={!isReady} onClick={() => void copy()}>
        {copied === path ? <Check size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
        {t("Copy link")}
      </Button>
      <span className="text-sm text-muted" role="status">
        {copied === path && t("Link to these numbers copied.")}
      </span>
      {refused !== null && (
        <div className="field">
          <label htmlFor={id}>{t("Your browser won’t let us copy. Here is the link:")}</label>
          <Input
            id={id}
            ref={field}
            size="lg"
            readOnly
            value={refused}
            onFocus={() => field.current?.select()}
          />
        </div>
      )}
    </div>
  );
}
