import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { crmKeys } from "@/data/records/crm-keys";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/database-answer";
import { draftFileSchema, type AttachedFile, type FilePlace } from "./schema";

const COLUMNS = "id,bucket,object_id,name,type,size,width,height,arrived_at";
const RECORD_COLUMNS = { leads: "lead_id", clients: "client_id", tickets: "ticket_id" } as const;

export const draftFilesKey = ({ entity, recordId, composer }: FilePlace) => [
  ...crmKeys.files,
  "drafts",
  entity,
  recordId,
  composer,
];

/** The person's own files that wait in a composer, oldest first. */
export function draftFilesQuery(place: FilePlace) {
  return queryOptions({
    queryKey: draftFilesKey(place),
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

/** The content, which never changes, with the type that was found in it. */
export function fileContentQuery({ bucket, object_id, type }: AttachedFile) {
  return queryOptions({
    // Outside the CRM's keys, whose changes would load it again.
    queryKey: ["file content", bucket, object_id],
    queryFn: async () => {
      const { data, error } = await supabase.storage.from(bucket).download(object_id);
      if (error !== null) throw error;
      return data.slice(0, data.size, type);
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });
}
