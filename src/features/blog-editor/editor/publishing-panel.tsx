import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { readTime } from "@/lib/html/read-time";
import {
  formatDateTime,
  formatReaderDay,
  formatTime,
  readerDay,
  readerZone,
} from "@/lib/dates/reader-time";
import { Badge } from "@/components/ui/badge";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { PostFormValues } from "../form/post-form-schema";
import {
  publishAction,
  statusOf,
  fromLocalInput,
  isFuture,
  toLocalInput,
  type PostStatus,
} from "../form/publication-time";
import type { StoredPost } from "./stored-post";
import { zoneName } from "@/lib/dates/zoned-time";

type PublishingPanelProps = {
  stored: StoredPost;
  values: PostFormValues;
  now: Date;
  /** The running action, whose button shows a spinner. */
  busy: "draft" | "publish" | "check" | null;
  saveState: ReactNode;
  /** Such as the failure of the last save. */
  trouble: ReactNode;
  onChangeDate: (publish_at: string) => void;
  onSave: (published: boolean) => void;
  onCancel: () => void;
};

const ACTION_LABELS = { publish: "Publish", update: "Update", schedule: "Schedule" } as const;

export function PublishingPanel(props: PublishingPanelProps) {
  const { stored, values, now, busy, onChangeDate, onSave, onCancel } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { t } = useTranslation();
  const status = statusOf(stored.values, now);
  const action = publishAction({ publish_at: values.publish_at, stored: stored.values }, now);
  const shortcut = (isPresentStatus: boolean) => (isPresentStatus ? t("Ctrl+S or ⌘S") : undefined);
  return (
    <Card aria-labelledby="publishing-title">
      <CardHeader>
        <CardTitle id="publishing-title">{t("Publishing")}</CardTitle>
        <CardAction>
          <StatusBadge status={status} />
        </CardAction>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4">
        <Facts stored={stored} status={status} now={now} full_content={values.full_content} />
        <ScheduleField
          value={values.publish_at}
          stored={stored.values}
          now={now}
          onChange={onChangeDate}
        />
        <div
          data-slot="publishing-actions"
          className="grid grid-cols-2 gap-2.5 border-line-strong bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:flex max-lg:flex-wrap max-lg:border-t max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[calc(--spacing(2.5)+env(safe-area-inset-bottom))]"
        >
          <div className="col-span-full grid gap-2.5 empty:hidden max-lg:w-full">
            {props.trouble}
            {props.saveState}
          </div>
          <Button
            className="col-span-full px-2 max-lg:flex-[1.2_1_7rem]"
            onClick={() => onSave(true)}
            busyLabel={(busy === "publish" && t("Saving")) || (busy === "check" && t("Checking"))}
            title={shortcut(status !== "draft")}
          >
            {t(ACTION_LABELS[action])}
          </Button>
          <Button
            variant="secondary"
            className="px-2 max-lg:flex-[1_1_6rem]"
            onClick={() => (status === "draft" ? onSave(false) : setIsAsking(true))}
            busyLabel={busy === "draft" && t("Saving")}
            title={shortcut(status === "draft")}
          >
            {t("Save Draft")}
          </Button>
          <Button
            variant="secondary"
            className="px-2 max-lg:flex-[0.8_1_4.75rem]"
            onClick={onCancel}
          >
            {t("Cancel")}
          </Button>
        </div>
        <p className="text-xs text-muted">
          {status === "published" && (
            <span>
              {t("Save Draft takes this post off the public blog until you publish it again.")}
            </span>
          )}
          {status === "scheduled" && <span>{t("Save Draft calls the schedule off.")}</span>}
          {status === "draft" && <span>{t("Nobody but staff can read a draft.")}</span>}{" "}
          <span>{t("Ctrl+S saves it as it is.")}</span>
        </p>
        <ConfirmDialog
          isOpen={isAsking}
          question={
            status === "scheduled"
              ? t("Call the schedule off?")
              : t("Take this post off the public blog?")
          }
          detail={
            status === "scheduled"
              ? t("Save Draft saves what you wrote as a draft, which does not go out by itself.")
              : t(
                  "Save Draft saves what you wrote as a draft: readers no longer find the post, and its address leads nowhere, until you publish it again. To change it in public, press Update.",
                )
          }
          confirmLabel={t("Save as a draft")}
          busyLabel={t("Saving")}
          keepLabel={status === "scheduled" ? t("Keep it scheduled") : t("Keep it public")}
          onConfirm={() => {
            setIsAsking(false);
            onSave(false);
          }}
          onKeep={() => setIsAsking(false)}
        />
      </CardContent>
    </Card>
  );
}

type FactsProps = { stored: StoredPost; status: string; now: Date; full_content: string };

function Facts({ stored, status, now, full_content }: FactsProps) {
  const { t } = useTranslation();
  const { createdAt, updatedAt } = stored;
  const isToday = updatedAt !== null && readerDay(updatedAt) === readerDay(now);
  return (
    <dl className="grid gap-4">
      <Fact label={t("Created")}>{createdAt ? formatReaderDay(createdAt) : t("Not yet")}</Fact>
      {updatedAt && (
        <Fact label={t("Updated")}>
          {isToday
            ? t("Today, {{time}}", { time: formatTime(updatedAt) })
            : formatDateTime(updatedAt)}
        </Fact>
      )}
      {status === "scheduled" && (
        <Fact label={t("Goes out")}>{formatDateTime(new Date(stored.values.publish_at))}</Fact>
      )}
      <Fact label={t("Read time")}>
        <b>{readTime(full_content)}</b>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

const LOOKS = {
  draft: { variant: "default", label: "Draft" },
  scheduled: { variant: "pending", label: "Scheduled" },
  published: { variant: "success", label: "Published" },
} as const;

function StatusBadge({ status }: { status: PostStatus }) {
  const { t } = useTranslation();
  const { variant, label } = LOOKS[status];
  return <Badge variant={variant}>{t(label)}</Badge>;
}

type ScheduleFieldProps = {
  /** ISO time; empty for none. */
  value: string;
  stored: { published: boolean; publish_at: string };
  now: Date;
  onChange: (publish_at: string) => void;
};

/** A local date and time. A future one schedules the post. */
export function ScheduleField({ value, stored, now, onChange }: ScheduleFieldProps) {
  const { t } = useTranslation();
  const timeZone = readerZone();
  const willWait = isFuture(value, now);
  const status = statusOf(stored, now);
  return (
    <Field
      label={t("Publish at")}
      hint={
        <>
          {t("Your time zone: {{zone}}.", { zone: zoneName(timeZone) })}{" "}
          {willWait && status === "published"
            ? t("Until then readers will not find this post any more.")
            : willWait
              ? t("Until then nobody but staff can read it.")
              : t("Empty means the moment you publish.")}
        </>
      }
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            className="min-w-0 flex-1 basis-48"
            type="datetime-local"
            max="9999-12-31T23:59"
            value={toLocalInput(value, timeZone)}
            onChange={(event) => onChange(fromLocalInput(event.target.value, timeZone))}
          />
          {value !== "" && status !== "published" && (
            <Button
              variant="secondary"
              onClick={() => onChange("")}
              aria-label={t("Clear the date")}
            >
              {t("Clear")}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
