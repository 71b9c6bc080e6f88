import { INSERT_COLUMNS, UPDATE_COLUMNS } from "@tests/rls/support/stated-grants";
import { CASES, tableOf } from "@tests/rls/support/stated-rights";
import { mayDo, type Attacker } from "./attackers.ts";

/**
 * A person's rights on a relation. `read`, `change` and `remove` are SQL conditions on its rows;
 * `addedColumns` and `changedColumns` are writable on insert and update.
 */
export type Access = {
  read: string;
  change: string;
  remove: string;
  addedColumns: readonly string[] | "all";
  changedColumns: readonly string[];
};

const NOTHING: Access = {
  read: "false",
  change: "false",
  remove: "false",
  addedColumns: [],
  changedColumns: [],
};

const PUBLISHED = "published and publish_at <= now()";
const columnsOf = (stated: Record<string, string>, table: string) =>
  stated[table]?.split(" ") ?? [];

/** Tasks, notes and history belong to a client or a lead. */
const ROWS_OF_PART: Record<string, string> = {
  client: "lead_id is null or client_id is not null",
  lead: "lead_id is not null",
};

function rowsOf(lines: readonly { name: string }[]): string {
  const parts = lines.map(({ name }) => name.split("/")[1] ?? "all");
  if (parts.includes("all") || parts.length === 2) return "true";
  return ROWS_OF_PART[parts[0] ?? ""] ?? "false";
}

function crmAccess(table: string, attacker: Attacker, isSeeded: boolean): Access {
  const lines = CASES.filter(
    ({ name, person }) => tableOf(name) === table && person === attacker.rightsOf,
  );
  const rowsWith = (right: string) => rowsOf(lines.filter(({ rights }) => rights.includes(right)));
  const real = rowsWith("r");
  const shown =
    table === "crm_events" && !mayDo(attacker, "staff.manage")
      ? `(${real}) and entity not in ('staff', 'settings')`
      : real;
  const added = rowsWith("a") !== "false" ? columnsOf(INSERT_COLUMNS, table) : [];
  const changed = rowsWith("c") !== "false" ? columnsOf(UPDATE_COLUMNS, table) : [];
  return {
    ...NOTHING,
    read: isSeeded && shown !== "true" ? `(${shown}) or is_sample` : shown,
    change: rowsWith("c"),
    addedColumns: added,
    changedColumns: changed,
  };
}

function blogAccess(attacker: Attacker): Access {
  if (!mayDo(attacker, "posts.write")) {
    return { ...NOTHING, read: mayDo(attacker, "staff.read") ? PUBLISHED : "false" };
  }
  return {
    read: "true",
    change: "true",
    remove: "true",
    addedColumns: "all",
    changedColumns: columnsOf(UPDATE_COLUMNS, "blogs"),
  };
}

function pictureAccess(attacker: Attacker): Access {
  if (!mayDo(attacker, "posts.write")) return NOTHING;
  return {
    ...NOTHING,
    read: `arrived_at is not null or added_by = '${attacker.id}'`,
    change: "arrived_at is not null",
    changedColumns: columnsOf(UPDATE_COLUMNS, "pictures"),
  };
}

function viewAccess(attacker: Attacker): Access {
  if (!mayDo(attacker, "clients.read")) return NOTHING;
  const own = `owner_id = '${attacker.id}'`;
  return {
    read: own,
    change: own,
    remove: own,
    addedColumns: "all",
    changedColumns: columnsOf(UPDATE_COLUMNS, "saved_views"),
  };
}

function alertAccess(attacker: Attacker): Access {
  if (!mayDo(attacker, "staff.read")) return NOTHING;
  const own = `owner_id = '${attacker.id}'`;
  return {
    ...NOTHING,
    read: own,
    change: own,
    addedColumns: "all",
    changedColumns: ["owner_id", "kind", "way", "is_on"],
  };
}

function noticeAccess(attacker: Attacker): Access {
  const rights = (["leads.read", "clients.read"] as const).filter((right) =>
    mayDo(attacker, right),
  );
  if (rights.length === 0) return NOTHING;
  const own = `staff_id = '${attacker.id}' and needed in (${rights.map((right) => `'${right}'`).join()})`;
  return { ...NOTHING, read: own, change: own, changedColumns: ["read_at"] };
}

function staffRead(attacker: Attacker, isSeeded: boolean): string {
  if (mayDo(attacker, "staff.read")) return "true";
  const own = attacker.id === null ? "false" : `user_id = '${attacker.id}' and removed_at is null`;
  return isSeeded ? `${own} or is_sample` : own;
}

function presenceRead(attacker: Attacker): string {
  // Every row is of one of these, so that none is left that somebody with both rights may not read.
  if (mayDo(attacker, "leads.read") && mayDo(attacker, "clients.read")) return "true";
  const entities = [
    ...(mayDo(attacker, "leads.read") ? ["'leads'"] : []),
    ...(mayDo(attacker, "clients.read") ? ["'clients'", "'tickets'"] : []),
  ];
  return entities.length === 0 ? "false" : `entity in (${entities.join()})`;
}

/** Files of the real rows in canaries.ts. Of a sample record everybody reads them with it. */
function fileRead(attacker: Attacker): string {
  const shown = [
    ...(mayDo(attacker, "clients.read")
      ? ["ticket_message_id is not null", "client_id is not null"]
      : []),
    ...(mayDo(attacker, "leads.read") ? ["note_id is not null"] : []),
    ...(mayDo(attacker, "leads.write") || mayDo(attacker, "tickets.write")
      ? ["inbound_mail_id is not null"]
      : []),
  ];
  const isShown = shown.length === 0 ? "false" : `(${shown.join(" or ")})`;
  return `erased_at is null and archived_at is null and (${isShown} and composer is null
    or added_by_id = ${attacker.id === null ? "null" : `'${attacker.id}'`})`;
}

function ofPosts(attacker: Attacker): Access {
  if (mayDo(attacker, "posts.write")) return { ...NOTHING, read: "true" };
  const read = `post_id in (select id from public.blogs where ${PUBLISHED})`;
  return mayDo(attacker, "staff.read") ? { ...NOTHING, read } : NOTHING;
}

export function accessTo(relation: string, attacker: Attacker, isSeeded: boolean): Access {
  const [schema, table = ""] = relation.split(".");
  if (relation === "private.post_names") return ofPosts(attacker);
  if (relation === "private.kept_rentals" && mayDo(attacker, "clients.read")) {
    return { ...NOTHING, read: "true" };
  }
  if (relation === "storage.objects") {
    const files = `select object_id::text from public.files where ${fileRead(attacker)}`;
    return { ...NOTHING, read: `name in (${files})` };
  }
  if (schema !== "public") return NOTHING;
  if (CASES.some(({ name }) => tableOf(name) === table)) {
    return crmAccess(table, attacker, isSeeded);
  }
  switch (table) {
    case "blogs":
      return blogAccess(attacker);
    case "blog_redirects":
      return ofPosts(attacker);
    case "blog_revisions":
    case "deleted_posts":
      return mayDo(attacker, "posts.write") ? { ...NOTHING, read: "true" } : NOTHING;
    case "pictures":
      return pictureAccess(attacker);
    case "staff":
      return { ...NOTHING, read: staffRead(attacker, isSeeded) };
    case "saved_views":
      return viewAccess(attacker);
    case "automation_settings":
    case "closed_days":
    case "company_hours":
    case "company_settings":
    case "demo_days_off":
    case "demo_hosts":
    case "demo_hours":
    case "demo_settings":
    case "mail_settings":
    case "reply_templates":
      return mayDo(attacker, "staff.read") ? { ...NOTHING, read: "true" } : NOTHING;
    case "presence":
      return { ...NOTHING, read: presenceRead(attacker) };
    case "files":
      return { ...NOTHING, read: fileRead(attacker) };
    case "notification_choices":
      return alertAccess(attacker);
    case "notifications":
      return noticeAccess(attacker);
    default:
      return NOTHING;
  }
}
