import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { ErrorNotice } from "@/components/error-notice";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { authMessage } from "@/data/staff/auth-message";
import {
  codeAppsQuery,
  removeApp,
  secondStepKeys,
  secondStepRulesQuery,
  type CodeApp,
} from "@/data/staff/second-step";
import { parseTimestamp } from "@/lib/format/format";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { CodeAppSetup } from "./code-app-setup";
import { RecoveryCodes } from "./recovery-codes";
import { Waiting } from "./waiting";

/** The person's own second step; nothing where the auth service has none. */
export function SecondStepSection() {
  const { t } = useTranslation();
  const { data: rules } = useQuery(secondStepRulesQuery());
  const isOffered = rules?.is_offered === true;
  const apps = useQuery({ ...codeAppsQuery(), enabled: isOffered });
  if (!isOffered) return null;
  const isOn = (apps.data ?? []).length > 0;
  return (
    <Card aria-labelledby="second-step">
      <CardHeader>
        <CardTitle id="second-step">{t("Second step")}</CardTitle>
        {apps.data && (
          <Badge variant={isOn ? "success" : "default"}>{isOn ? t("On") : t("Off")}</Badge>
        )}
      </CardHeader>
      <CardContent className="grid justify-items-start gap-4">
        <p className="max-w-[60ch]">
          {t(
            "After your password, a code from an app on your phone. A stolen password is then not enough.",
          )}
        </p>
        {apps.isError && (
          <ErrorNotice
            heading={t("Your apps could not be loaded")}
            body={authMessage(apps.error, t("Nothing was changed"))}
            onRetry={() => void apps.refetch()}
            isRetrying={apps.isFetching}
          />
        )}
        {apps.isPending && <Waiting label={t("Loading")} />}
        {apps.data && (
          <SecondStepSettings app={apps.data[0] ?? null} isDemanded={rules.is_demanded} />
        )}
      </CardContent>
    </Card>
  );
}

type Step = "none" | "app" | "codes";
type SecondStepSettingsProps = { app: CodeApp | null; isDemanded: boolean };

function SecondStepSettings({ app, isDemanded }: SecondStepSettingsProps) {
  const [step, setStep] = useState<Step>("none");
  const part = useRef<HTMLDivElement>(null);
  const go = (next: Step) => {
    setStep(next);
    // The pressed button is gone, so the focus must move.
    part.current?.focus();
  };
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="group"
      aria-labelledby="second-step"
      className="grid w-full justify-items-start gap-4 shadow-none outline-none"
    >
      {step === "app" && <CodeAppSetup onDone={() => go("codes")} onCancel={() => go("none")} />}
      {step === "codes" && <RecoveryCodes onDone={() => go("none")} />}
      {step === "none" && <StandingStep app={app} isDemanded={isDemanded} onGo={go} />}
    </div>
  );
}

type StandingStepProps = SecondStepSettingsProps & { onGo: (step: Step) => void };

function StandingStep({ app, isDemanded, onGo }: StandingStepProps) {
  const { t } = useTranslation();
  if (app === null) {
    return (
      <Button variant="ink" onClick={() => onGo("app")}>
        {t("Set up an app")}
      </Button>
    );
  }
  const addedOn = parseTimestamp(app.addedAt);
  return (
    <>
      {addedOn && (
        <p className="text-muted">
          {t("Your app was set up on {{day}}.", { day: formatReaderDay(addedOn) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onGo("codes")}>
          {t("New recovery codes")}
        </Button>
        {!isDemanded && <RemoveApp app={app} />}
      </div>
      {isDemanded && (
        <p className="text-sm text-muted">
          {t("An owner asks everyone for a second step, so it stays on.")}
        </p>
      )}
    </>
  );
}

function RemoveApp({ app }: { app: CodeApp }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => removeApp(app.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondStepKeys.all }),
  });
  return (
    <>
      <Button
        variant="secondary"
        busyLabel={removal.isPending && t("Turning off")}
        onClick={() => setIsAsking(true)}
      >
        {t("Turn it off")}
      </Button>
      {removal.error && (
        <Alert variant="destructive">{authMessage(removal.error, t("It is still on"))}</Alert>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Turn the second step off?")}
        detail={t("Your password alone lets you in then. Your recovery codes are no longer good.")}
        confirmLabel={t("Turn it off")}
        busyLabel={t("Turning off")}
        keepLabel={t("Keep it on")}
        onKeep={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          removal.mutate();
        }}
      />
    </>
  );
}
