import { useId, type ReactNode } from "react";
import { FaqData } from "@/components/head/structured-data-script";

export interface Question {
  question: string;
  answer: string;
}

interface FaqProps {
  heading: string;
  items: readonly Question[];
  aside?: ReactNode;
  id?: string;
}

/** Texts are rendered as given, so translate them before. */
export function Faq({ heading, items, aside, id }: FaqProps) {
  const headingId = useId();
  return (
    <section className="section border-t border-line" id={id} aria-labelledby={headingId}>
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-4">
          <h2 className="h2" id={headingId}>
            {heading}
          </h2>
          {aside}
        </div>
        <div className="col-span-full mt-6 border-t-2 border-text lg:col-span-8 lg:mt-0">
          {items.map(({ question, answer }) => (
            <details key={question} className="plus relative border-b border-line-strong">
              <summary className="py-3.5 pr-10 font-display text-lg/[1.3] font-semibold text-pretty sm:text-xl/[1.3]">
                {question}
              </summary>
              <p className="max-w-[62ch] pb-5.5 text-text-2 lg:pr-12">{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <FaqData items={items} />
    </section>
  );
}
