import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { spamCountsQuery } from "@/data/leads/spam";
import { formatNumber } from "@/lib/format/format";

export function SpamNotice({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(spamCountsQuery());
  if (!data || data.waiting === 0) return null;
  return (
    <Alert
      variant="warning"
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
    >
      <p>{asideLabel(data.waiting, data.put_aside, t)}</p>
      <Button variant="link" className="min-h-11" onClick={onOpen}>
        {t("Look at what was put aside")}
      </Button>
    </Alert>
  );
}

/** The number of the last hour, or of earlier ones. */
function asideLabel(waiting: number, lately: number, t: TFunction): string {
  if (lately > 0) {
    return t("{{number}} requests were put aside as suspect in the last hour.", {
      count: lately,
      number: formatNumber(lately),
      defaultValue_one: "1 request was put aside as suspect in the last hour.",
    });
  }
  return t("{{number}} requests that were put aside as suspect wait for a look.", {
    count: waiting,
    number: formatNumber(waiting),
    defaultValue_one: "1 request that was put aside as suspect waits for a look.",
  });
}
