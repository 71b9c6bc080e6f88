import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { leadDetailQuery } from "@/data/leads/queries";
import { useReturnFocus } from "@/hooks/use-return-focus";
import { reasonOf } from "@/lib/errors/errors";
import { keepOpenWhileEditing } from "@/components/record/fields/inline-field";
import { Skeleton } from "@/components/ui/skeleton";
import { LeadRecord } from "./lead-record";
import { focusCard } from "../card/use-card-focus";

type LeadSheetProps = {
  /** Null while none is open. */
  id: string | null;
  canWrite: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
};

/** Everything about one lead, beside the board; on a phone in its place. */
export function LeadSheet({ id, canWrite, onClose, onOpen }: LeadSheetProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus(id !== null);
  const sheet = useRef<HTMLDivElement>(null);
  const lastId = useRef(id);
  useEffect(() => {
    if (id !== null) lastId.current = id;
  }, [id]);
  return (
    <Sheet open={id !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        ref={sheet}
        className="max-w-155 animate-sheet-in bg-surface pb-12 text-sm wrap-break-word shadow-modal focus-visible:outline-0 sm:border-l sm:border-line"
        onEscapeKeyDown={keepOpenWhileEditing}
        // A message lies over the page; pressing its Undo is no wish to leave.
        onInteractOutside={(event) => {
          const { target } = event.detail.originalEvent;
          if (target instanceof Element && target.closest("[data-sonner-toaster]")) {
            event.preventDefault();
          }
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          sheet.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          returnFocus(event);
          if (event.defaultPrevented || lastId.current === null) return;
          event.preventDefault();
          focusCard(lastId.current);
        }}
      >
        {/* It takes no room from what stands beside it: only the name keeps clear of it. */}
        <SheetClose asChild>
          <Button
            variant="ghost"
            size="icon"
            className="sticky top-1.5 z-2 float-right mt-1.5 mr-3 -ml-14 bg-surface"
            aria-label={t("Close")}
          >
            <X size={22} aria-hidden />
          </Button>
        </SheetClose>
        {id !== null && <SheetBody key={id} id={id} canWrite={canWrite} onOpen={onOpen} />}
      </SheetContent>
    </Sheet>
  );
}

type SheetBodyProps = Pick<LeadSheetProps, "canWrite" | "onOpen"> & { id: string };

function SheetBody({ id, canWrite, onOpen }: SheetBodyProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(leadDetailQuery(id));
  if (data) return <LeadRecord lead={data} canWrite={canWrite} onOpen={onOpen} />;
  return (
    <div className="px-4.5 py-4">
      <SheetTitle className={data === undefined && !error ? "sr-only" : "mb-3 text-h3"}>
        {data === null ? t("There is no such lead") : t("Lead")}
      </SheetTitle>
      {data === null && (
        <p className="text-muted">
          {t("The address may be mistyped, or the lead is one that your role does not see.")}
        </p>
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
