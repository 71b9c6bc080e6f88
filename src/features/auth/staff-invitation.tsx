import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { ErrorNotice } from "@/components/error-notice";
import { TextLink } from "@/components/text-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { refusalOf } from "@/data/records/refusals";
import { acceptInvitation, invitationQuery, type Invitation } from "@/data/staff/invitations";
import { hasRight, staffRoles } from "@/data/staff/staff-roles";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import { LoginPage } from "./login-page";
import { NewPasswordForm } from "./new-password-form";
import { useStaffAccess } from "./staff-access";

/** For `t()`, by the database's hint: a heading and a text. */
const REFUSALS: Record<string, readonly [heading: string, body: string]> = {
  unknown: [
    "This link leads to no invitation",
    "A newer invitation may have been sent, or it was withdrawn. Ask an owner to invite you again.",
  ],
  expired: [
    "This invitation has expired",
    "An invitation works for a week. Ask an owner to send it again.",
  ],
  accepted: [
    "This invitation was used already",
    "A password was chosen by it. Sign in with that password, or ask for a new one there.",
  ],
};

type StaffInvitationProps = { invitationKey: string };

/** The target of an invitation: its person chooses a password and is signed in. */
export function StaffInvitation({ invitationKey }: StaffInvitationProps) {
  const { t } = useTranslation();
  const invitation = useQuery({
    ...invitationQuery(invitationKey),
    // A refusal by the database is final.
    retry: (count, error) => refusalOf(error) === null && count < 1,
  });
  if (invitation.data !== undefined) {
    return (
      <LoginPage>
        <JoinForm invitationKey={invitationKey} invitation={invitation.data} />
      </LoginPage>
    );
  }
  if (!invitation.isError) {
    return (
      <LoginPage>
        <p role="status">{t("Opening your invitation")}</p>
      </LoginPage>
    );
  }
  const refusal = REFUSALS[refusalOf(invitation.error) ?? ""];
  return (
    <LoginPage>
      {refusal === undefined ? (
        <ErrorNotice
          headingLevel={1}
          heading={t("Your invitation could not be opened")}
          body={t("It is as good as before. The reason: {{reason}}.", {
            reason: reasonOf(invitation.error),
          })}
          onRetry={() => void invitation.refetch()}
          isRetrying={invitation.isFetching}
        />
      ) : (
        <Refusal heading={t(refusal[0])}>{t(refusal[1])}</Refusal>
      )}
    </LoginPage>
  );
}

function Refusal({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-4.5" role="alert">
      <h1>{heading}</h1>
      <p>{children}</p>
      <TextLink variant="painted" to={paths.admin}>
        {t("Sign in")}
      </TextLink>
    </div>
  );
}

type JoinFormProps = StaffInvitationProps & { invitation: Invitation };

function JoinForm({ invitationKey, invitation }: JoinFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { signIn, member } = useStaffAccess();
  const { name, email, role } = invitation;
  const save = async (password: string) => {
    await acceptInvitation(invitationKey, password);
    try {
      await signIn({ email, password });
    } catch (error) {
      // The password is stored all the same, and the login form comes next.
      console.warn("Signing in after an invitation failed", error);
      toast.success(t("Your password is saved. Sign in with it."), { duration: Infinity });
    }
  };
  const words = {
    name,
    brand: site.brand,
    role: t(staffRoles[role].label),
    interpolation: { escapeValue: false },
  };
  return (
    <NewPasswordForm
      save={save}
      onDone={() =>
        void navigate(hasRight(role, "clients.read") ? paths.dashboard : paths.admin, {
          replace: true,
        })
      }
      title={
        <>
          <h1>{t("Welcome, {{name}}", words)}</h1>
          <p>
            {t(
              "You were invited to the back office of {{brand}}. Your role is {{role}}. Choose a password, and you are in.",
              words,
            )}
          </p>
          {member !== null && (
            <p>
              {t("You are signed in as {{name}} here. That ends when you go on.", {
                name: member.name,
                interpolation: { escapeValue: false },
              })}
            </p>
          )}
          <Field label={t("Email")} hint={t("You sign in with it.")}>
            {(control) => (
              <Input
                {...control}
                size="lg"
                type="email"
                autoComplete="username"
                readOnly
                value={email}
              />
            )}
          </Field>
        </>
      }
    />
  );
}
