import { Minus, Plus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { FaqData } from "@/components/head/structured-data-script";

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

/** Questions and answers. Texts are shown as given, so translate them before. */
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
            <details key={question} className="group border-b border-line-strong">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 py-3 pr-0.5 font-display text-lg/[1.3] font-semibold text-pretty sm:py-4.5 sm:text-xl/[1.3] [&::-webkit-details-marker]:hidden">
                {question}
                <span className="flex-none print:hidden">
                  <Plus className="group-open:hidden" size={32} strokeWidth={1.9} aria-hidden />
                  <Minus
                    className="hidden group-open:block"
                    size={32}
                    strokeWidth={1.9}
                    aria-hidden
                  />
                </span>
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
