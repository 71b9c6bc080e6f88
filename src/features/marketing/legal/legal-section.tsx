import type { ReactNode } from "react";

type LegalSectionProps = { id: string; title: string; children: ReactNode };

export function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <section id={id} className="scroll-mt-11 pt-12">
      <h2 className="mb-3 text-[clamp(1.6rem,2.4vw,2.1rem)]/[1.15] tracking-[-0.018em]">{title}</h2>
      <div className="max-w-[66ch] space-y-3.5 text-text-2">{children}</div>
    </section>
  );
}

type LegalPointsProps = { points: readonly { term?: ReactNode; text: string }[] };

export function LegalPoints({ points }: LegalPointsProps) {
  return (
    <ul className="border-t border-line-strong text-base">
      {points.map(({ term, text }) => (
        <li key={text} className="border-b border-line-strong py-2.5">
          {term && <b className="mr-1.5 font-semibold text-text">{term}</b>} <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
