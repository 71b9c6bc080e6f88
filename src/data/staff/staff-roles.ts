export type StaffRight =
  | "staff.read"
  | "staff.manage"
  | "settings.manage"
  | "clients.read"
  | "clients.write"
  | "contacts.write"
  | "notes.write"
  | "notes.rewrite"
  | "leads.read"
  | "leads.write"
  | "tickets.write"
  | "posts.write";

type RoleDescription = { label: string; may: string; rights: readonly StaffRight[] };

/**
 * Staff roles and their rights. The database decides, by `private.roles`, which a test compares;
 * here they only hide controls that would be refused. `label` and `may` are English, the keys of
 * their translations.
 */
export const staffRoles = {
  viewer: {
    label: "Viewer",
    may: "Reads clients, leads and tickets. Changes nothing.",
    rights: ["staff.read", "clients.read", "leads.read"],
  },
  editor: {
    label: "Editor",
    may: "Writes and publishes the blog. Sees no client, lead or ticket.",
    rights: ["staff.read", "posts.write"],
  },
  sales: {
    label: "Sales",
    may: "Works on leads and clients. Reads tickets.",
    rights: [
      "staff.read",
      "clients.read",
      "clients.write",
      "contacts.write",
      "notes.write",
      "leads.read",
      "leads.write",
    ],
  },
  support: {
    label: "Support",
    may: "Answers tickets. Reads clients and keeps their contacts, notes and tasks. Sees no leads.",
    rights: ["staff.read", "clients.read", "contacts.write", "notes.write", "tickets.write"],
  },
  owner: {
    label: "Owner",
    may: "Everything, the blog and this page included.",
    rights: [
      "staff.read",
      "staff.manage",
      "settings.manage",
      "clients.read",
      "clients.write",
      "contacts.write",
      "notes.write",
      "notes.rewrite",
      "leads.read",
      "leads.write",
      "tickets.write",
      "posts.write",
    ],
  },
} satisfies Record<string, RoleDescription>;

export type StaffRole = keyof typeof staffRoles;

export const staffRoleNames = Object.keys(staffRoles) as StaffRole[];

/** Null is a visitor, who has no right. */
export const hasRight = (role: StaffRole | null, right: StaffRight): boolean =>
  role !== null && (staffRoles[role].rights as readonly StaffRight[]).includes(right);
