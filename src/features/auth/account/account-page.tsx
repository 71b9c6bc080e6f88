import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { PageHeader } from "@/components/page-header";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { authMessage } from "@/data/staff/auth-message";
import { staffRoles } from "@/data/staff/staff-roles";
import { isDemo } from "@/lib/env";
import { paths } from "@/lib/paths";
import { NewPasswordForm } from "../new-password-form";
import { SecondStepSection } from "./second-step-section";
import { useStaffAccess } from "../staff-access";
import { AlertSwitches } from "./alert-switches";
import { OwnCalendar } from "./own-calendar";

export function AccountPage() {
  const { t } = useTranslation();
  const { member } = useStaffAccess();
  if (member === null) {
    return (
      <PageHeader
        title={t("Your account")}
        description={
          <>
            {t("You have none here, because you are not signed in as staff.")}{" "}
            <TextLink variant="painted" to={paths.admin}>
              {t("Sign in")}
            </TextLink>
          </>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        title={t("Your account")}
        description={t("{{name}}, {{role}}. An owner changes either on the staff page.", {
          name: member.name,
          role: t(staffRoles[member.role].label),
        })}
      />
      <div className="grid max-w-180 gap-4.5">
        <Sessions />
        <Password />
        <SecondStepSection />
        <AlertSwitches role={member.role} />
        <OwnCalendar />
      </div>
    </>
  );
}

function Sessions() {
  const { t } = useTranslation();
  const { signOut, signOutEverywhere } = useStaffAccess();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leaveEverywhere = async () => {
    setIsLeaving(true);
    setFailure(null);
    try {
      await signOutEverywhere();
    } catch (error) {
      const reason = authMessage(error, t("Signing out failed"));
      setFailure(t("You are still signed in. {{reason}}", { reason }));
      setIsLeaving(false);
    }
  };
  return (
    <Card aria-labelledby="account-sessions">
      <CardHeader>
        <CardTitle id="account-sessions">{t("Signed in")}</CardTitle>
      </CardHeader>
      <CardContent className="grid justify-items-start gap-4">
        <p className="max-w-[60ch]">
          {t(
            "A lost phone, or a computer that is not yours? Sign out everywhere: each browser asks for the password again within the hour.",
          )}
        </p>
        {failure !== null && <Alert variant="destructive">{failure}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void signOut()}>
            {t("Sign out here")}
          </Button>
          <Button
            variant="secondary"
            busyLabel={isLeaving && t("Signing out")}
            onClick={() => void leaveEverywhere()}
          >
            {t("Sign out everywhere")}
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}

function Password() {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="account-password">
      <CardHeader>
        <CardTitle id="account-password">{t("Password")}</CardTitle>
      </CardHeader>
      <CardContent className="max-w-100">
        {isDemo ? (
          <p>{t("The demo’s password is the same for everyone, so it stays as it is.")}</p>
        ) : (
          <NewPasswordForm onDone={() => toast.success(t("Your password was changed."))} />
        )}
      </CardContent>
    </Card>
  );
}
