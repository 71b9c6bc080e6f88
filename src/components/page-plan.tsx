type PagePlanProps = {
  heading: string;
  /** What the page is for, in a sentence. */
  lead: string;
  /** Says that it is not there yet, and what a visitor can do meanwhile. */
  status: string;
};

/** A page whose address exists before its content does. */
export function PagePlan({ heading, lead, status }: PagePlanProps) {
  return (
    <section className="wrap section">
      <h1 className="h1">{heading}</h1>
      <p className="lead max-w-[60ch]">{lead}</p>
      <p className="mt-6 max-w-[60ch] text-muted">{status}</p>
    </section>
  );
}
