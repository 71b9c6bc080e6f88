import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "@/components/data-table/filters/search-field";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { PageHeader } from "@/components/page-header";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardContent, CardHeader } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { picturesQuery, pictureUsesQuery, type PictureFilters } from "@/data/pictures/queries";
import { searchFields } from "@/data/records/record-list";
import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { UploadButton } from "../upload/upload-button";
import { UploadQueue } from "../upload/upload-queue";
import { usePictureUploads } from "../upload/use-picture-uploads";
import { DropArea } from "@/components/files/drop-area";
import { PictureRow } from "./picture-row";

const filtersCodec: UrlCodec<PictureFilters, Partial<PictureFilters>> = {
  parse: (params) => ({
    search: (params.get("q") ?? "")
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, 200),
    isDeleted: params.get("show") === "deleted",
  }),
  write: (change, latest) => {
    const { search, isDeleted } = { ...latest, ...change };
    return { q: search.trim() || null, show: isDeleted ? "deleted" : null };
  },
};

export function LibraryPage() {
  const { t } = useTranslation();
  const queue = usePictureUploads(() => undefined);
  const { state: filters, change } = useUrlState(filtersCodec);
  const total = useInfiniteQuery(picturesQuery(filters)).data?.pages[0]?.total;
  return (
    <DropArea label={t("Drop pictures to upload them")} onFiles={queue.add}>
      <PageHeader
        title={t("Pictures")}
        description={
          total === undefined || filters.isDeleted || filters.search !== ""
            ? t("What posts can show, the newest first")
            : t("{{number}} pictures", {
                count: total,
                number: formatNumber(total),
                defaultValue_one: "1 picture",
              })
        }
      >
        <TextLink variant="painted" to={paths.admin}>
          {t("Back to the blog")}
        </TextLink>
        <UploadButton label={t("Upload pictures")} isMultiple onFiles={queue.add} />
      </PageHeader>
      <UploadQueue queue={queue} />
      <Card aria-label={t("Pictures")}>
        <CardHeader>
          <ToggleGroup
            aria-label={t("Which pictures")}
            value={filters.isDeleted ? "deleted" : "kept"}
            onValueChange={(shown) => change({ isDeleted: shown === "deleted" })}
          >
            <ToggleGroupItem value="kept">{t("All")}</ToggleGroupItem>
            <ToggleGroupItem value="deleted">{t("Deleted")}</ToggleGroupItem>
          </ToggleGroup>
          <CardAction className="min-w-0 flex-[1_1_16rem] justify-end">
            <SearchField
              label={t("Search pictures")}
              searched={searchFields.pictures}
              address={{
                values: { search: filters.search },
                setFilter: (_name, search, options) =>
                  change({ search: typeof search === "string" ? search : "" }, options),
              }}
            />
          </CardAction>
        </CardHeader>
        <PictureList filters={filters} onClear={() => change({ search: "" })} />
      </Card>
    </DropArea>
  );
}

type PictureListProps = { filters: PictureFilters; onClear: () => void };

function PictureList({ filters, onClear }: PictureListProps) {
  const { t } = useTranslation();
  const answer = useInfiniteQuery(picturesQuery(filters));
  const pictures = answer.data?.pages.flatMap((page) => page.pictures);
  const ids = pictures?.map(({ id }) => id) ?? [];
  const { data: uses } = useQuery({ ...pictureUsesQuery(ids), placeholderData: keepPreviousData });
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {answer.isError && (
        <CardContent>
          <ErrorNotice
            heading={t("The pictures could not be loaded")}
            body={t("Nothing was changed. The reason: {{message}}.", {
              message: reasonOf(answer.error),
            })}
            onRetry={() => void answer.refetch()}
            isRetrying={answer.isFetching}
          />
        </CardContent>
      )}
      {answer.isPending && <LoadingRows />}
      {pictures?.length === 0 && <NoPictures filters={filters} onClear={onClear} />}
      {pictures !== undefined && pictures.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t("Pictures")} aria-busy={answer.isFetching}>
          {pictures.map((picture) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              uses={uses?.filter(({ picture_id }) => picture_id === picture.id)}
              onGone={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
      {answer.hasNextPage && (
        <CardContent className="border-t border-line text-center">
          <Button
            variant="secondary"
            busyLabel={answer.isFetchingNextPage && t("Loading")}
            onClick={() => void answer.fetchNextPage()}
          >
            {t("Show more")}
          </Button>
        </CardContent>
      )}
    </>
  );
}

function NoPictures({ filters: { search, isDeleted }, onClear }: PictureListProps) {
  const { t } = useTranslation();
  if (search !== "") {
    return (
      <EmptyState
        heading={t("No picture matches “{{search}}”.", { search })}
        body={t("Fewer letters may find it.")}
      >
        <Button variant="secondary" onClick={onClear}>
          {t("Show all pictures")}
        </Button>
      </EmptyState>
    );
  }
  return isDeleted ? (
    <EmptyState
      heading={t("Nothing has been deleted")}
      body={t("What is deleted can be brought back from here for 30 days.")}
    />
  ) : (
    <EmptyState
      heading={t("No pictures yet")}
      body={t("Upload some here, or drop them into a post. They are made smaller by themselves.")}
    />
  );
}

const ROWS = ["a", "b", "c", "d", "e"];

function LoadingRows() {
  const { t } = useTranslation();
  return (
    <div className="animate-appear-late" role="status" aria-label={t("Loading pictures")}>
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex items-center gap-4 border-t border-line p-4.5 first:border-t-0"
        >
          <Skeleton className="h-20 w-30" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
