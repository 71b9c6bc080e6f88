import { headers } from "@/data/records/field-aliases";

export const MAILING = {
  id: "mailing",
  label: "Mailing",
  lowerLabel: "do-not-mail mark",
  kind: "choice",
  labels: { "do-not-mail": "Do not mail" },
  aliases: {
    "do-not-mail": headers("yes true 1 x optout optedout unsubscribed noemail donotemail"),
  },
  noneLabel: "May be mailed",
  noneAliases: headers("maybemailed allowed no false 0"),
  column: "mailing",
  filter: "mailing",
  headers: headers(
    "mailing donotmail donotemail emailoptout hasoptedoutofemail optedout unsubscribed noemail",
  ),
} as const;
