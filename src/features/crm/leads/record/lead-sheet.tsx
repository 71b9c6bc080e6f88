import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { SheetClose, SheetTitle } from "@/components/ui/sheet";
import { leadDetailQuery } from "@/data/leads/queries";
import { useSignInAgain } from "@/data/staff/use-staff-member";
import { reasonOf } from "@/lib/errors/errors";
import { MissingRecord } from "@/features/crm/shared/missing-record";
import { RecordSheet } from "@/features/crm/shared/record-sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { LeadRecord } from "./lead-record";
import { focusCard } from "../board/use-card-focus";

type LeadSheetProps = {
  id: string | null;
  canWrite: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
};

/** A lead over its list, or over another page. */
export function LeadSheet({ id, canWrite, onClose, onOpen }: LeadSheetProps) {
  const { t } = useTranslation();
  const lastId = useRef(id);
  useEffect(() => {
    if (id !== null) lastId.current = id;
  }, [id]);
  return (
    <RecordSheet
      isOpen={id !== null}
      onClose={onClose}
      onFocusLost={() => lastId.current !== null && focusCard(lastId.current)}
    >
      {/* Takes no space; only the name keeps clear of it. */}
      <SheetClose asChild>
        <Button
          variant="ghost"
          size="icon"
          className="sticky top-1.5 z-2 float-right mt-1.5 mr-3 -ml-14 bg-surface in-[:root:has([data-slot=offline-bar])]:top-9"
          aria-label={t("Close")}
        >
          <X size={22} aria-hidden />
        </Button>
      </SheetClose>
      {id !== null && <SheetBody key={id} id={id} canWrite={canWrite} onOpen={onOpen} />}
    </RecordSheet>
  );
}

type SheetBodyProps = Pick<LeadSheetProps, "canWrite" | "onOpen"> & { id: string };

function SheetBody({ id, canWrite, onOpen }: SheetBodyProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(leadDetailQuery(id));
  const isOver = useSignInAgain() !== null;
  if (data) return <LeadRecord lead={data} canWrite={canWrite} onOpen={onOpen} />;
  return (
    <div className="px-4.5 py-4">
      <SheetTitle className={data === undefined && !error ? "sr-only" : "mb-3 text-h3"}>
        {data === null && !isOver ? t("There is no such lead") : t("Lead")}
      </SheetTitle>
      {data === null && (
        <MissingRecord>
          <p className="text-muted">
            {t("The address may be mistyped, or the lead is one that your role does not see.")}
          </p>
        </MissingRecord>
      )}
      {error && (
        <ErrorNotice
          headingLevel={3}
          heading={t("The lead could not be read")}
          body={t("Nothing was changed. The reason: {{message}}.", { message: reasonOf(error) })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && !error && <SheetSkeleton />}
    </div>
  );
}

function SheetSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4.5 pt-2" role="status" aria-label={t("Loading the lead")}>
      {Array.from({ length: 9 }, (_, line) => (
        <Skeleton className={line === 0 ? "h-7 w-3/5" : undefined} key={line} />
      ))}
    </div>
  );
}
