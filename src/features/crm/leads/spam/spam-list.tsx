import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchedFields } from "@/components/data-table/filters/search-field";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import type { SpamRequest } from "@/data/leads/submissions";
import { spamListQuery } from "@/data/leads/spam";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { reasonOf } from "@/lib/errors/errors";
import { searchFields } from "@/data/records/record-list";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { WhatTheySent } from "@/features/crm/shared/what-they-sent";
import { SpamToolbar, useSpamChoice, useSpamActions } from "./spam-toolbar";

export function SpamList({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const list = useInfiniteQuery(spamListQuery(search));
  const { fields } = useSearchedFields(searchFields.spam);
  const requests = list.data?.pages.flat() ?? [];
  const choice = useSpamChoice(requests, search);
  const actions = useSpamActions(choice.clear);
  const actionsOf = ({ id }: SpamRequest) => ({
    onChoose: (isOn: boolean) => choice.choose(id, isOn),
    onAccept: () => void actions.accept({ ids: [id] }),
    onDelete: () => void actions.remove({ ids: [id] }),
  });

  if (list.error && requests.length === 0) {
    return (
      <div className="px-4.5">
        <ErrorNotice
          headingLevel={3}
          heading={t("What was put aside could not be read")}
          body={t("Nothing was changed. The reason: {{message}}.", {
            message: reasonOf(list.error),
          })}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      </div>
    );
  }
  return (
    <>
      <Field
        label={t("Search")}
        hint={t("Looks in {{fields}}.", { fields })}
        className="px-4.5 pb-4"
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {canWrite && requests.length > 0 && <SpamToolbar choice={choice} actions={actions} />}
      {list.data === undefined ? (
        <ListSkeleton />
      ) : requests.length === 0 ? (
        <EmptyState
          headingLevel={3}
          heading={search === "" ? t("Nothing is put aside") : t("Nothing was found")}
          body={search === "" ? t("Every request became a lead.") : t("Fewer letters may find it.")}
        />
      ) : (
        <ul>
          {requests.map((request) => (
            <SpamItem
              key={request.id}
              request={request}
              isChosen={choice.isChosen(request.id)}
              actions={canWrite ? actionsOf(request) : null}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="border-t border-line px-4.5 py-4">
          <Button
            variant="secondary"
            busyLabel={list.isFetchingNextPage && t("Loading")}
            onClick={() => void list.fetchNextPage()}
          >
            {t("Show more")}
          </Button>
        </div>
      )}
    </>
  );
}

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div
      className="grid gap-4.5 px-4.5 pt-2"
      role="status"
      aria-label={t("Loading what was put aside")}
    >
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}

type SpamItemProps = {
  request: SpamRequest;
  isChosen: boolean;
  actions: {
    onChoose: (isOn: boolean) => void;
    onAccept: () => void;
    onDelete: () => void;
  } | null;
};

/** English, for `t()`. */
const REASONS: Record<SpamRequest["reason"], string> = {
  own: "Many from one address",
  all: "Many from everywhere",
  trap: "Filled the hidden field",
};

function SpamItem({ request, isChosen, actions }: SpamItemProps) {
  const { t } = useTranslation();
  const { said: answers, reason } = request;
  const name = answers.business ?? answers.name;
  return (
    <li className="flex gap-3 border-t border-line px-4.5 py-4">
      {actions && (
        <Checkbox
          aria-label={t("Choose {{name}}", { name })}
          checked={isChosen}
          onChange={(event) => actions.onChoose(event.target.checked)}
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-body/snug wrap-anywhere">{name}</h3>
          <Badge variant="pending">{t(REASONS[reason])}</Badge>
        </div>
        <WhatTheySent submissions={[request]} known={{}} />
        {actions && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={actions.onAccept}>
              {t("Make it a lead")}
            </Button>
            <Button variant="ghost" onClick={actions.onDelete}>
              {t("Delete")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
