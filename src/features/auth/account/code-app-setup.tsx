import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useMemo, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import qrcode from "qrcode-generator";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Waiting } from "./waiting";
import { authMessage } from "@/data/staff/auth-message";
import { beginApp, confirmApp, secondStepKeys } from "@/data/staff/second-step";
import { site } from "@/content/company";
import { CodeField, digitsOf } from "./code-field";

type CodeAppSetupProps = { onDone: () => void; onCancel?: () => void };

export function CodeAppSetup({ onDone, onCancel }: CodeAppSetupProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [code, setCode] = useState("");
  const [isShort, setIsShort] = useState(false);
  const beginning = useMutation({ mutationFn: () => beginApp(site.brand) });
  const confirming = useMutation({
    mutationFn: (id: string) => confirmApp(id, digitsOf(code)),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: secondStepKeys.all });
      onDone();
    },
  });
  const { mutate: begin } = beginning;
  const hasBegun = useRef(false);
  useEffect(() => {
    // Guards against React's double effects.
    if (!hasBegun.current) begin();
    hasBegun.current = true;
  }, [begin]);

  if (beginning.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <Alert variant="destructive">
          {authMessage(beginning.error, t("It could not be set up"))}
        </Alert>
        <Button variant="secondary" onClick={() => begin()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  const app = beginning.data;
  if (app === undefined) return <Waiting label={t("Preparing")} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = digitsOf(code).length === 6;
    setIsShort(!isComplete);
    if (isComplete && !confirming.isPending) confirming.mutate(app.id);
  };
  const refusal = confirming.error && authMessage(confirming.error, t("The code was not checked"));
  return (
    <form className="grid max-w-120 gap-4.5" noValidate onSubmit={submit}>
      <p>
        {t(
          "Read this picture with an app that shows codes, such as 1Password, Google Authenticator or Microsoft Authenticator.",
        )}
      </p>
      <QrCode text={app.uri} alt={t("A picture for your app to read")} />
      <p className="text-sm text-muted">
        {t("Or type this key into the app:")}{" "}
        <code className="block font-sans font-semibold tracking-wider wrap-anywhere text-text select-all">
          {app.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </p>
      <CodeField
        value={code}
        onChange={setCode}
        error={isShort ? t("Enter the six digits that your app shows.") : refusal}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" type="submit" busyLabel={confirming.isPending && t("Checking")}>
          {t("Turn it on")}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}

const MARGIN = 4;

/** Rendered locally, so that the secret does not leave the browser. */
function QrCode({ text, alt }: { text: string; alt: string }) {
  const { size, path } = useMemo(() => {
    const code = qrcode(0, "M");
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    const places = Array.from(
      { length: count * count },
      (_, at) => [Math.floor(at / count), at % count] as const,
    );
    const dark = places.filter(([row, column]) => code.isDark(row, column));
    return {
      size: count + 2 * MARGIN,
      path: dark.map(([row, column]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`).join(""),
    };
  }, [text]);
  return (
    // Dark on light in both themes, because not every reader supports the inverse.
    <svg
      className="size-48 rounded-sm bg-white text-black"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
