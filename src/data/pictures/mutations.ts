import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MissingRecordError } from "@/data/records/changes";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/database-answer";
import { pictureKeys } from "./queries";
import { pictureSchema, type Picture } from "./schema";

type PictureChange = {
  /** In the version that the person saw. */
  picture: Pick<Picture, "id" | "version">;
  changes: { name?: string; alt?: string; isDeleted?: boolean };
};

/** Returns the picture as stored. Throws isConflict where it was changed since, or isForbidden. */
async function changePicture({ picture, changes }: PictureChange): Promise<Picture> {
  const { isDeleted, ...texts } = changes;
  // The database sets the time.
  const archived_at = isDeleted === true ? new Date().toISOString() : null;
  const { data } = await supabase
    .from("pictures")
    .update({ ...texts, ...(isDeleted !== undefined && { archived_at }), version: picture.version })
    .eq("id", picture.id)
    .select()
    .retry(false)
    .maybeSingle()
    .throwOnError();
  if (data === null) throw new MissingRecordError();
  return parseAnswer("pictures", pictureSchema, data);
}

export function useChangePicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changePicture,
    onSettled: () => queryClient.invalidateQueries({ queryKey: pictureKeys.all }),
  });
}
