import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { readTime } from "@/lib/read-time";
import { formatDateTime, formatReaderDay, formatTime, readerDay } from "@/lib/time/reader-time";
import type { PostFormValues } from "./post-form-schema";
import { publishAction, statusOf } from "./schedule-field/schedule";
import { ScheduleField } from "./schedule-field/schedule-field";
import { StatusBadge } from "./status-badge";
import type { StoredPost } from "./stored-post";

type PublishingPanelProps = {
  stored: StoredPost;
  values: PostFormValues;
  now: Date;
  /** What is under way, and so which button is at work; null for neither. */
  busy: "draft" | "publish" | "check" | null;
  onChangeDate: (publishAt: string) => void;
  onSave: (published: boolean) => void;
  onCancel: () => void;
};

const ACTION_LABELS = { publish: "Publish", update: "Update", schedule: "Schedule" } as const;

/** Status, dates and the buttons, which stay in reach on a phone. */
export function PublishingPanel(props: PublishingPanelProps) {
  const { stored, values, now, busy, onChangeDate, onSave, onCancel } = props;
  const { t } = useTranslation();
  const status = statusOf(stored.values, now);
  const action = publishAction({ publishAt: values.publishAt, stored: stored.values }, now);
  const shortcut = (isPresentStatus: boolean) => (isPresentStatus ? t("Ctrl+S or ⌘S") : undefined);
  return (
    <Card aria-labelledby="publishing-title">
      <CardHeader>
        <CardTitle id="publishing-title">{t("Publishing")}</CardTitle>
        <CardAction>
          <StatusBadge status={status} />
        </CardAction>
      </CardHeader>
      <CardContent className="publishing">
        <Facts stored={stored} status={status} now={now} fullContent={values.fullContent} />
        <ScheduleField
          value={values.publishAt}
          stored={stored.values}
          now={now}
          onChange={onChangeDate}
        />
        <div className="publishing-actions">
          <Button
            className="col-span-full px-2 max-lg:col-auto"
            onClick={() => onSave(true)}
            busyLabel={(busy === "publish" && t("Saving")) || (busy === "check" && t("Checking"))}
            title={shortcut(status !== "draft")}
          >
            {t(ACTION_LABELS[action])}
          </Button>
          <Button
            variant="secondary"
            className="px-2"
            onClick={() => onSave(false)}
            busyLabel={busy === "draft" && t("Saving")}
            title={shortcut(status === "draft")}
          >
            {t("Save Draft")}
          </Button>
          <Button variant="secondary" className="px-2" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        </div>
        <p className="text-xs text-muted">
          {status === "published" &&
            t("Save Draft takes this post off the public blog until you publish it again.")}
          {status === "scheduled" && t("Save Draft calls the schedule off.")}
          {status === "draft" && t("Nobody but staff can read a draft.")}{" "}
          {t("Ctrl+S saves it as it is.")}
        </p>
      </CardContent>
    </Card>
  );
}

type FactsProps = { stored: StoredPost; status: string; now: Date; fullContent: string };

function Facts({ stored, status, now, fullContent }: FactsProps) {
  const { t } = useTranslation();
  const { createdAt, updatedAt } = stored;
  const isToday = updatedAt !== null && readerDay(updatedAt) === readerDay(now);
  return (
    <dl className="facts">
      <div>
        <dt>{t("Created")}</dt>
        <dd>{createdAt ? formatReaderDay(createdAt) : t("Not yet")}</dd>
      </div>
      {updatedAt && (
        <div>
          <dt>{t("Updated")}</dt>
          <dd>
            {isToday
              ? t("Today, {{time}}", { time: formatTime(updatedAt) })
              : formatDateTime(updatedAt)}
          </dd>
        </div>
      )}
      {status === "scheduled" && (
        <div>
          <dt>{t("Goes out")}</dt>
          <dd>{formatDateTime(new Date(stored.values.publishAt))}</dd>
        </div>
      )}
      <div>
        <dt>{t("Read time")}</dt>
        <dd>
          <b>{readTime(fullContent)}</b>
        </dd>
      </div>
    </dl>
  );
}
