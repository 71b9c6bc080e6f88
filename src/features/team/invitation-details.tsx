import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CopyField } from "@/components/copy-field";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { invitationKeyQuery } from "@/data/staff/invitations";
import { isDemo } from "@/lib/env";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatDateTime } from "@/lib/dates/reader-time";

type InvitationDetailsProps = {
  personId: string;
  email: string;
  /** An ISO timestamp. */
  invitedUntil: string;
};

/** The recipient and expiry of an invitation, with its link to pass on. */
export function InvitationDetails({ personId, email, invitedUntil }: InvitationDetailsProps) {
  const { t } = useTranslation();
  const key = useQuery(invitationKeyQuery(personId));
  const end = parseTimestamp(invitedUntil);
  const until = end === null ? "" : formatDateTime(end);
  if (key.data === null) {
    return <p>{t("The invitation to {{email}} has expired. Send it again.", { email })}</p>;
  }
  return (
    <>
      <p role="status">
        {isDemo
          ? t(
              "The invitation to {{email}} is in the outbox, and works until {{until}}. This demo sends no mail: open the link yourself to see the back office in that role.",
              { email, until },
            )
          : t("An invitation is on its way to {{email}}. Its link works once, until {{until}}.", {
              email,
              until,
            })}
      </p>
      {key.isError ? (
        <ErrorNotice
          headingLevel={3}
          heading={t("The link could not be loaded")}
          body={t("Nothing was changed. The reason: {{message}}.", {
            message: reasonOf(key.error),
          })}
          onRetry={() => void key.refetch()}
          isRetrying={key.isFetching}
        />
      ) : key.data === undefined ? (
        <Skeleton className="h-20" />
      ) : (
        <CopyField
          label={t("Link of the invitation")}
          hint={t("Whoever has it chooses the password, so give it to nobody else.")}
          value={new URL(paths.invitation(key.data), location.origin).href}
        />
      )}
    </>
  );
}
