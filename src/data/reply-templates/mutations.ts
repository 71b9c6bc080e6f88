import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import type { ReplyTemplate } from "./schema";

type Write = Omit<ReplyTemplate, "is_sample"> & { isArchived?: boolean };

/** Version 0 adds one. Resolves to the new version. Throws isConflict or isForbidden. */
export const saveReplyTemplate = ({
  id,
  version,
  name,
  body,
  used_in,
  isArchived = false,
}: Write) =>
  callFunction(
    "save_reply_template",
    { id, seen_version: version, name, body, is_archived: isArchived, used_in },
    z.number(),
  );
