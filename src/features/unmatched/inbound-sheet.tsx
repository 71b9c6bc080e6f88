import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { RecordSheet } from "@/components/record/record-sheet";
import { Button } from "@/components/ui/button";
import { SheetClose, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { inboundDetailQuery } from "@/data/inbound-mails/queries";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { reasonOf } from "@/lib/errors/errors";
import { InboundActions } from "./inbound-actions";
import { InboundDetails } from "./inbound-details";

const POLL_MS = 20_000;

type InboundSheetProps = {
  /** Null while none is open. */
  id: string | null;
  /** What the list shows of it, until it was read. */
  known: InboundMail | undefined;
  onClose: () => void;
};

/** One mail beside the list, on a phone in its place. */
export function InboundSheet({ id, known, onClose }: InboundSheetProps) {
  const { t } = useTranslation();
  const answer = useQuery({
    ...inboundDetailQuery(id ?? ""),
    enabled: id !== null,
    refetchInterval: POLL_MS,
  });
  const mail = answer.data ?? known;
  return (
    <RecordSheet isOpen={id !== null} onClose={onClose}>
      <header className="flex items-start justify-between gap-3 px-4.5 pt-4.5 pb-3.5">
        <SheetTitle className="text-xl/tight tracking-tight wrap-anywhere" translate="no">
          {mail === undefined ? t("Mail") : mail.subject || t("No subject")}
        </SheetTitle>
        <SheetClose asChild>
          <Button variant="ghost" size="icon" className="-mt-2 -mr-2" aria-label={t("Close")}>
            <X size={22} aria-hidden />
          </Button>
        </SheetClose>
      </header>
      {mail ? (
        <div className="grid gap-4.5 px-4.5">
          <InboundDetails mail={mail} />
          <InboundActions key={mail.id} mail={mail} />
        </div>
      ) : (
        id !== null && <NoMail answer={answer} onClose={onClose} />
      )}
    </RecordSheet>
  );
}

type NoMailProps = {
  answer: { error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
};

function NoMail({ answer, onClose }: NoMailProps) {
  const { t } = useTranslation();
  if (answer.error) {
    return (
      <ErrorNotice
        className="mx-4.5"
        heading={t("The mail could not be loaded")}
        body={t("{{reason}}. Nothing was changed.", { reason: reasonOf(answer.error) })}
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
        {t("Back to the list")}
      </Button>
    </EmptyState>
  );
}
