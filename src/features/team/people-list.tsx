import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@/components/data-table/data-table";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { completeList } from "@/components/data-table/use-list-pages";
import { RealMark, SampleData } from "@/features/crm/shared/sample-mark";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { TableNote } from "@/components/ui/table";
import type { StaffPerson } from "@/data/staff/schema";
import { useNow } from "@/hooks/use-now";
import { parseTimestamp } from "@/lib/format/format";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { staffRoles } from "@/data/staff/staff-roles";

type PeopleListProps = {
  people: readonly StaffPerson[] | undefined;
  reading: { isFetching: boolean; error: unknown; retry: () => void };
  managesStaff: boolean;
  selfId: string | null;
  /** The person whose change is running. */
  busyId: string | null;
  onChange: (person: StaffPerson) => void;
  onInvite: (person: StaffPerson) => void;
  onRemove: (person: StaffPerson) => void;
  onRestore: (person: StaffPerson) => void;
};

export function PeopleList({ people, reading, managesStaff, selfId, ...actions }: PeopleListProps) {
  const { t } = useTranslation();
  const here = people?.filter((person) => person.removed_at === null);
  const gone = people?.filter((person) => person.removed_at !== null) ?? [];
  const { title, columns } = usePeopleColumns(selfId);
  const table = (label: string, rows: StaffPerson[] | undefined) => (
    <DataTable
      label={label}
      labels={{
        failed: t("The staff list could not be loaded"),
        empty: {
          heading: t("Nobody to show"),
          body: t("Staff see each other here once they are signed in."),
        },
        noMatch: t("Nobody to show"),
      }}
      pages={completeList({ rows, ...reading })}
      title={title}
      columns={columns}
      shown={COLUMNS}
      selection={null}
      {...(managesStaff && {
        actions: (person: StaffPerson) => <PersonActions person={person} {...actions} />,
      })}
      stackBelow="xl"
      footer={null}
    />
  );
  const hasSamples = people?.some(({ is_sample }) => is_sample) === true;
  return (
    <>
      <Card aria-labelledby="staff-here">
        <PeopleHead
          id="staff-here"
          title={t("People")}
          count={here?.length}
          hasSamples={hasSamples}
        />
        {table(t("People"), here)}
      </Card>
      {gone.length > 0 && (
        <Card className="mt-4.5" aria-labelledby="staff-gone">
          <PeopleHead
            id="staff-gone"
            title={t("Removed")}
            count={gone.length}
            hasSamples={hasSamples}
          />
          {table(t("Removed"), gone)}
        </Card>
      )}
    </>
  );
}

type PeopleHeadProps = {
  id: string;
  title: string;
  count: number | undefined;
  hasSamples: boolean;
};

function PeopleHead({ id, title, count, hasSamples }: PeopleHeadProps) {
  return (
    <CardHeader className="content-center items-baseline">
      <CardTitle id={id}>{title}</CardTitle>
      <span className="text-muted tabular-nums">{count}</span>
      {hasSamples && <SampleData />}
    </CardHeader>
  );
}

const COLUMNS = ["role", "state"];

/** Has no password yet. Only owners know this. */
const isWaitingToJoin = ({ can_sign_in, is_sample, removed_at }: StaffPerson) =>
  can_sign_in === false && !is_sample && removed_at === null;

function usePeopleColumns(selfId: string | null) {
  const { t } = useTranslation();
  return useMemo(() => {
    const title: TitleColumn<StaffPerson> = {
      label: t("Name"),
      text: ({ name }) => name,
      note: ({ id, email, is_sample }) => (
        <>
          <span>{email}</span> {id === selfId && <span>{t("(you)")}</span>}{" "}
          <RealMark isSample={is_sample} />
        </>
      ),
      leading: ({ name, removed_at }) => (
        <Avatar className={removed_at === null ? undefined : "bg-sunken text-muted"} name={name} />
      ),
    };
    const columns: ListColumn<StaffPerson>[] = [
      {
        id: "role",
        label: t("Role"),
        isWide: true,
        cell: ({ role }) => (
          <div className="whitespace-normal">
            <b className="font-semibold">{t(staffRoles[role].label)}</b>
            <TableNote>{t(staffRoles[role].may)}</TableNote>
          </div>
        ),
      },
      { id: "state", label: t("Account"), cell: (person) => <PersonState person={person} /> },
    ];
    return { title, columns };
  }, [t, selfId]);
}

function PersonState({ person }: { person: StaffPerson }) {
  const { t } = useTranslation();
  const day = parseTimestamp(person.removed_at ?? person.created_at);
  const date = day === null ? "" : formatReaderDay(day);
  if (person.removed_at !== null) return <span>{t("Removed {{date}}", { date })}</span>;
  if (isWaitingToJoin(person)) return <InvitationState invitedUntil={person.invited_until} />;
  return <span>{t("Since {{date}}", { date })}</span>;
}

function InvitationState({ invitedUntil }: { invitedUntil: string | null }) {
  const { t } = useTranslation();
  const now = useNow();
  const end = parseTimestamp(invitedUntil);
  if (end === null || now === null) return <span>{t("No password set yet")}</span>;
  const date = formatReaderDay(end);
  return (
    <span>
      {end > now
        ? t("Invited, until {{date}}", { date })
        : t("Invitation expired {{date}}", { date })}
    </span>
  );
}

type PersonActionsProps = Pick<
  PeopleListProps,
  "busyId" | "onChange" | "onInvite" | "onRemove" | "onRestore"
> & { person: StaffPerson };

function PersonActions({
  person,
  busyId,
  onChange,
  onInvite,
  onRemove,
  onRestore,
}: PersonActionsProps) {
  const { t } = useTranslation();
  const { name } = person;
  const isBusy = busyId === person.id;
  if (person.removed_at !== null) {
    return (
      <Button
        variant="secondary"
        aria-label={t("Bring {{name}} back", { name })}
        busyLabel={isBusy && t("Bringing back")}
        onClick={() => onRestore(person)}
      >
        {t("Bring back")}
      </Button>
    );
  }
  return (
    <>
      {isWaitingToJoin(person) && (
        <Button
          variant="secondary"
          aria-label={t("Invitation of {{name}}", { name })}
          onClick={() => onInvite(person)}
        >
          {t("Invitation")}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-label={t("Change {{name}}", { name })}
        onClick={() => onChange(person)}
      >
        {t("Change")}
      </Button>
      <Button
        variant="secondary"
        aria-label={t("Remove {{name}}", { name })}
        busyLabel={isBusy && t("Removing")}
        onClick={() => onRemove(person)}
      >
        {t("Remove")}
      </Button>
    </>
  );
}
