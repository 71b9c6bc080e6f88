import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { RecordSheet, RecordSheetHeader } from "../record-sheet";
import { AddressText } from "../fields/address-text";

type MailFrameProps = {
  isOpen: boolean;
  onClose: () => void;
  subject: string | undefined;
  answer: { error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  backLabel: string;
  children: ReactNode;
};

/** One mail beside its list (on a phone, in its place), or why there is none. */
export function MailFrame({
  isOpen,
  onClose,
  subject,
  answer,
  backLabel,
  children,
}: MailFrameProps) {
  const { t } = useTranslation();
  return (
    <RecordSheet isOpen={isOpen} onClose={onClose}>
      <RecordSheetHeader>
        <SheetTitle className="text-xl/tight tracking-tight wrap-anywhere" translate="no">
          {subject ?? t("Mail")}
        </SheetTitle>
      </RecordSheetHeader>
      {children ? (
        <div className="grid gap-4.5 px-4.5">{children}</div>
      ) : (
        isOpen && <NoMail answer={answer} backLabel={backLabel} onClose={onClose} />
      )}
    </RecordSheet>
  );
}

type NoMailProps = Pick<MailFrameProps, "answer" | "backLabel" | "onClose">;

function NoMail({ answer, backLabel, onClose }: NoMailProps) {
  const { t } = useTranslation();
  if (answer.error) {
    return (
      <ErrorNotice
        className="mx-4.5"
        heading={t("The mail could not be loaded")}
        body={t("Nothing was changed. The reason: {{message}}.", {
          message: reasonOf(answer.error),
        })}
        onRetry={() => void answer.refetch()}
        isRetrying={answer.isFetching}
      />
    );
  }
  if (answer.isPending) {
    return (
      <div className="appear-late grid gap-4 px-4.5">
        <p className="sr-only" role="status">
          {t("Loading the mail")}
        </p>
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
    );
  }
  return (
    <EmptyState
      heading={t("No such mail")}
      body={t("The address may be cut short, or the mail is not yours to see.")}
    >
      <Button variant="secondary" onClick={onClose}>
        {backLabel}
      </Button>
    </EmptyState>
  );
}

export function MailFactList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-code">{children}</dl>
  );
}

export function MailFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** An address that does not fit beside the name is below it. */
export function MailPerson({ name, email }: { name: string; email: string }) {
  return (
    <span>
      {`${name}, `}
      <span className="inline-block">
        <AddressText>{email}</AddressText>
      </span>
    </span>
  );
}

/** "Nov 21, 2026, 2:30 pm". Empty for an invalid moment. */
export function formatMailMoment(text: string | null): string {
  const moment = parseTimestamp(text);
  return moment === null ? "" : formatDateTime(moment);
}
