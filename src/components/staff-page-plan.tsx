type StaffPagePlanProps = { heading: string; lead: string; status: string };

/** A staff page whose address exists before its content does. */
export function StaffPagePlan({ heading, lead, status }: StaffPagePlanProps) {
  return (
    <>
      <div className="staff-page-head">
        <div>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <section className="panel empty">
        <EmptyStorefront />
        <p>{status}</p>
      </section>
    </>
  );
}

function EmptyStorefront() {
  return (
    <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
      <g fill="none" stroke="var(--field)" strokeWidth="2" strokeDasharray="6 5">
        <path d="M28 84V34h104v50M40 84V52h28v32M80 52h40v20H80z" />
        <path d="M20 30V14h120v16a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0Z" />
      </g>
      <path d="M0 84h160v12H0z" fill="#FFC831" />
      <path d="M0 84h160v3H0z" fill="#FFDF86" />
    </svg>
  );
}
