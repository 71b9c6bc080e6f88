import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Waiting } from "./waiting";
import { newRecoveryCodes } from "@/data/staff/second-step";
import { reasonOf } from "@/lib/errors/errors";

/** Creates ten new codes and shows them once. */
export function RecoveryCodes({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { mutate: make, data: codes, error } = useMutation({ mutationFn: newRecoveryCodes });
  const isMade = useRef(false);
  useEffect(() => {
    // Guards against React's double effects.
    if (!isMade.current) make();
    isMade.current = true;
  }, [make]);

  if (error !== null) {
    return (
      <div className="grid justify-items-start gap-3">
        <Alert variant="destructive">
          {t("The recovery codes could not be made: {{reason}}.", { reason: reasonOf(error) })}
        </Alert>
        <Button variant="secondary" onClick={() => make()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  if (codes === undefined) return <Waiting label={t("Making recovery codes")} />;
  return (
    <div className="grid max-w-120 gap-4">
      <p>
        {t(
          "Keep these where you keep what matters. Each lets you in once when the phone is lost, and they are not shown again.",
        )}
      </p>
      <ul className="max-2xs:grid-cols-1 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-sm bg-sunken p-4 font-semibold tracking-wider tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyCodes text={codes.join("\n")} />
        <Button variant="ink" onClick={onDone}>
          {t("I have kept them")}
        </Button>
      </div>
    </div>
  );
}

function CopyCodes({ text }: { text: string }) {
  const { t } = useTranslation();
  const [status, setStatus] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(t("Copied")),
      () => setStatus(t("Copying is not allowed here. Select them instead.")),
    );
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        <Copy size={18} aria-hidden />
        {t("Copy them")}
      </Button>
      <p role="status" className="self-center text-sm text-muted empty:hidden">
        {status}
      </p>
    </>
  );
}
