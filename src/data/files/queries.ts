import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/database-answer";
import {
  draftFileSchema,
  mailedFileSchema,
  photoSchema,
  type AttachedFile,
  type FilePlace,
  type Photo,
} from "./schema";

const COLUMNS = "id,bucket,object_id,name,type,size,width,height,arrived_at";
const PHOTO_COLUMNS = "id,bucket,object_id,name,type,size,width,height,caption,created_at";
const RECORD_COLUMNS = { leads: "lead_id", clients: "client_id", tickets: "ticket_id" } as const;

/** The files that a person has added to a place. */
export const filesKey = ({ entity, recordId, composer }: FilePlace) => [
  ...crmKeys.files,
  entity,
  recordId,
  composer,
];

/** The person's own files that wait in a composer, oldest first. */
export function draftFilesQuery(place: FilePlace) {
  return queryOptions({
    queryKey: filesKey(place),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("files")
        .select(COLUMNS)
        .eq(RECORD_COLUMNS[place.entity], place.recordId)
        .eq("composer", place.composer ?? "")
        .order("created_at")
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return parseAnswer("files", z.array(draftFileSchema), data);
    },
  });
}

export const photoPlace = (clientId: string): FilePlace => ({
  entity: "clients",
  recordId: clientId,
  composer: null,
});

/** PostgREST answers with 1,000 rows at most. */
const PAGE_ROWS = 500;

/** All photos of a client, newest first. */
export function photosQuery(clientId: string) {
  return queryOptions({
    queryKey: filesKey(photoPlace(clientId)),
    queryFn: async ({ signal }) => {
      const photos: Photo[] = [];
      for (;;) {
        const { data } = await supabase
          .from("files")
          .select(PHOTO_COLUMNS)
          .eq("client_id", clientId)
          .is("composer", null)
          .not("arrived_at", "is", null)
          .order("created_at", { ascending: false })
          .order("id")
          .range(photos.length, photos.length + PAGE_ROWS - 1)
          .abortSignal(signal)
          .retry(false)
          .throwOnError();
        const page = parseAnswer("files", z.array(photoSchema), data);
        photos.push(...page);
        if (page.length < PAGE_ROWS) return photos;
      }
    },
  });
}

/** The files that a client sent with mails, pictures first. */
export function mailedFilesQuery(clientId: string) {
  return queryOptions({
    queryKey: [...crmKeys.files, "mailed", clientId],
    queryFn: ({ signal }) =>
      callFunction("mailed_files", { client_id: clientId }, z.array(mailedFileSchema), signal),
  });
}

type Stored = Pick<AttachedFile, "bucket" | "object_id" | "type">;

export async function fetchContent(file: Stored, signal?: AbortSignal): Promise<Blob> {
  const { bucket, object_id, type } = file;
  const { data, error } = await supabase.storage
    .from(bucket)
    .download(object_id, {}, signal && { signal });
  if (error !== null) throw error;
  return data.slice(0, data.size, type);
}

/** The content, which never changes, with the type that was found in it. */
export function fileContentQuery({ bucket, object_id, type }: AttachedFile) {
  return queryOptions({
    // Outside the CRM's keys, whose changes would load it again.
    queryKey: ["file content", bucket, object_id],
    queryFn: () => fetchContent({ bucket, object_id, type }),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}
