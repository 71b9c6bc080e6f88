import type { StaffRole } from "@/data/staff";

/** English, which is the key of its translation: pass it through `t()`. */
export const roles: Record<StaffRole, { label: string; may: string }> = {
  viewer: {
    label: "Viewer",
    may: "Reads clients, leads and tickets. Changes nothing.",
  },
  editor: {
    label: "Editor",
    may: "Writes and publishes the blog. Sees no client, lead or ticket.",
  },
  sales: {
    label: "Sales",
    may: "Works on leads and clients. Reads tickets.",
  },
  support: {
    label: "Support",
    may: "Answers tickets. Reads clients and keeps their contacts, notes and tasks. Sees no leads.",
  },
  owner: {
    label: "Owner",
    may: "Everything, the blog and this page included.",
  },
};

export const roleNames = Object.keys(roles) as StaffRole[];
