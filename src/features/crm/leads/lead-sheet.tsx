import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { leadDetailQuery } from "@/data/crm/leads";
import { useReturnFocus } from "@/hooks/use-return-focus";
import { reasonOf } from "@/lib/errors";
import { keepOpenWhileEditing } from "../parts/record/inline-field";
import { LeadRecord } from "./lead-record";
import { focusCard } from "./use-card-focus";
import "./lead-sheet.css";

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
  const lastId = useRef(id);
  useEffect(() => {
    if (id !== null) lastId.current = id;
  }, [id]);
  return (
    <Dialog.Root open={id !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="lead-sheet-veil" />
        <Dialog.Content
          className="lead-sheet"
          aria-describedby={undefined}
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
            document.querySelector<HTMLElement>(".lead-sheet")?.focus();
          }}
          onCloseAutoFocus={(event) => {
            returnFocus(event);
            if (event.defaultPrevented || lastId.current === null) return;
            event.preventDefault();
            focusCard(lastId.current);
          }}
        >
          <Dialog.Close asChild>
            <Button
              variant="ghost"
              size="icon"
              className="lead-sheet-close"
              aria-label={t("Close")}
            >
              <X size={22} aria-hidden />
            </Button>
          </Dialog.Close>
          {id !== null && <SheetBody key={id} id={id} canWrite={canWrite} onOpen={onOpen} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SheetBodyProps = Pick<LeadSheetProps, "canWrite" | "onOpen"> & { id: string };

function SheetBody({ id, canWrite, onOpen }: SheetBodyProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(leadDetailQuery(id));
  if (data) return <LeadRecord lead={data} canWrite={canWrite} onOpen={onOpen} />;
  return (
    <div className="lead-sheet-part">
      <Dialog.Title className={data === undefined && !error ? "sr-only" : "h3"}>
        {data === null ? t("There is no such lead") : t("Lead")}
      </Dialog.Title>
      {data === null && (
        <p className="muted">
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
    <div className="lead-sheet-skeleton" role="status" aria-label={t("Loading the lead")}>
      {Array.from({ length: 9 }, (_, line) => (
        <div className="skeleton" key={line} />
      ))}
    </div>
  );
}
