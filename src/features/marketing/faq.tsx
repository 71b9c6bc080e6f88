import { useId, type ReactNode } from "react";
import { FaqData } from "@/components/structured-data";
import "./faq.css";

export interface Question {
  question: string;
  /** Plain text: search engines are told the same words. */
  answer: string;
}

interface FaqProps {
  heading: string;
  items: readonly Question[];
  /** Stands under the heading, such as a link to ask something else. */
  aside?: ReactNode;
  /** Target of links into the section. */
  id?: string;
}

/** Questions and answers, the first one open. Texts are shown as given, so translate them before. */
export function Faq({ heading, items, aside, id }: FaqProps) {
  const headingId = useId();
  return (
    <section className="faq section" id={id} aria-labelledby={headingId}>
      <div className="wrap grid-12">
        <div className="faq-head">
          <h2 className="h2" id={headingId}>
            {heading}
          </h2>
          {aside}
        </div>
        <div className="faq-list">
          {items.map(({ question, answer }, place) => (
            <details key={question} open={place === 0}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <FaqData items={items} />
    </section>
  );
}
