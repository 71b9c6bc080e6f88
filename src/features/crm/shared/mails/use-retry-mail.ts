import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { retryMail } from "@/data/mails/mutations";
import type { Mail } from "@/data/mails/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { reasonOf } from "@/lib/errors/errors";

/** It was given up, or waits for its next try. */
export const isStopped = ({ state, tries }: Pick<Mail, "state" | "tries">) =>
  state === "failed" || (state === "queued" && tries > 0);

export function useRetryMail() {
  const { t } = useTranslation();
  const { mutate, isPending } = useCrmMutation(retryMail);
  const retry = (id: string) =>
    mutate(id, {
      onSuccess: () => toast.success(t("It is queued again.")),
      onError: (error) =>
        toast.error(t("It was not queued again: {{reason}}.", { reason: reasonOf(error) })),
    });
  return { retry, isRetrying: isPending };
}
