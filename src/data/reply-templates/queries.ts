import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { crmKeys } from "@/data/records/crm-keys";
import { supabase } from "@/lib/supabase/client";
import { replyTemplateSchema, type ReplyTemplate } from "./schema";
import { parseAnswer } from "@/lib/supabase/database-answer";

export function replyTemplatesQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "templates"],
    queryFn: async ({ signal }): Promise<ReplyTemplate[]> => {
      const { data } = await supabase
        .from("reply_templates")
        .select("id,name,body,is_sample,used_in,version")
        .is("archived_at", null)
        .order("name")
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return parseAnswer("reply_templates", z.array(replyTemplateSchema), data);
    },
  });
}

/** Names by id, also of removed ones. For staff. */
export function replyTemplateNamesQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "template names"],
    queryFn: async ({ signal }): Promise<Record<string, string>> => {
      const { data } = await supabase
        .from("reply_templates")
        .select("id,name")
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return Object.fromEntries(data.map(({ id, name }) => [id, name]));
    },
  });
}
