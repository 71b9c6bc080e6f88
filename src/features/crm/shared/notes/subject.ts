export type Subject = { client_id: string } | { lead_id: string };

export const subjectId = (subject: Subject): string =>
  "client_id" in subject ? subject.client_id : subject.lead_id;
