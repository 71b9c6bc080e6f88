import { useTranslation } from "react-i18next";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import type { StaffPerson } from "@/data/staff-list";
import { parseTimestamp } from "@/lib/format";
import { formatReaderDay } from "@/lib/time/reader-time";
import { roles } from "./roles";

type PeopleListProps = {
  people: readonly StaffPerson[];
  isOwner: boolean;
  selfId: string | null;
  /** Whose change is under way. */
  busyId: string | null;
  onChange: (person: StaffPerson) => void;
  onRemove: (person: StaffPerson) => void;
  onRestore: (person: StaffPerson) => void;
};

export function PeopleList({ people, ...rest }: PeopleListProps) {
  const { t } = useTranslation();
  const here = people.filter(({ removedAt }) => removedAt === null);
  const gone = people.filter(({ removedAt }) => removedAt !== null);
  return (
    <>
      <Card aria-labelledby="staff-here">
        {/* How many there are stands on the heading's line. */}
        <CardHeader className="content-center items-baseline">
          <CardTitle id="staff-here">{t("People")}</CardTitle>
          <span className="text-muted tabular-nums">{here.length}</span>
        </CardHeader>
        <ul className="staff-people">
          {here.map((person) => (
            <PersonRow key={person.id} person={person} {...rest} />
          ))}
        </ul>
      </Card>
      {gone.length > 0 && (
        <Card className="staff-gone mt-4.5" aria-labelledby="staff-gone">
          {/* How many there are stands on the heading's line. */}
          <CardHeader className="content-center items-baseline">
            <CardTitle id="staff-gone">{t("Removed")}</CardTitle>
            <span className="text-muted tabular-nums">{gone.length}</span>
          </CardHeader>
          <ul className="staff-people">
            {gone.map((person) => (
              <PersonRow key={person.id} person={person} {...rest} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

type PersonRowProps = Omit<PeopleListProps, "people"> & { person: StaffPerson };

function PersonRow({ person, isOwner, selfId, ...actions }: PersonRowProps) {
  const { t } = useTranslation();
  const role = roles[person.role];
  return (
    <li className="staff-person">
      <Avatar
        className={
          person.removedAt === null ? "max-sm:self-start" : "bg-sunken text-muted max-sm:self-start"
        }
        name={person.name}
      />
      <div className="staff-name">
        <b>{person.name}</b>
        {person.id === selfId && <span className="text-muted">{t("you")}</span>}
        {person.isSample && <span className="sample">{t("Example")}</span>}
        {person.email !== null && <span className="staff-email text-muted">{person.email}</span>}
      </div>
      <div className="staff-role">
        <b>{t(role.label)}</b>
        <span className="text-muted">{t(role.may)}</span>
      </div>
      <p className="staff-state text-muted">
        <PersonState person={person} />
      </p>
      {isOwner && <PersonActions person={person} {...actions} />}
    </li>
  );
}

function PersonState({ person }: { person: StaffPerson }) {
  const { t } = useTranslation();
  const day = parseTimestamp(person.removedAt ?? person.createdAt);
  const date = day === null ? "" : formatReaderDay(day);
  if (person.removedAt !== null) return t("Removed {{date}}", { date });
  if (person.canSignIn === false && !person.isSample) return t("No password set yet");
  return t("Since {{date}}", { date });
}

type PersonActionsProps = Omit<PersonRowProps, "isOwner" | "selfId">;

function PersonActions({ person, busyId, onChange, onRemove, onRestore }: PersonActionsProps) {
  const { t } = useTranslation();
  const { name } = person;
  const isBusy = busyId === person.id;
  if (person.removedAt !== null) {
    return (
      <div className="staff-actions">
        <Button
          variant="secondary"
          aria-label={t("Bring {{name}} back", { name })}
          busyLabel={isBusy && t("Bringing back")}
          onClick={() => onRestore(person)}
        >
          {t("Bring back")}
        </Button>
      </div>
    );
  }
  return (
    <div className="staff-actions">
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
    </div>
  );
}
