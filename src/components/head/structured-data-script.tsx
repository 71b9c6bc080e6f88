import {
  authorDocument,
  blogPostingDocument,
  breadcrumbDocument,
  faqDocument,
  organizationDocument,
  planDocument,
  toScriptText,
  type AuthorFacts,
  type Crumb,
  type PlainQuestion,
  type PostFacts,
  type StructuredDocument,
} from "@/lib/html/structured-data";
import { trustedHtml } from "@/lib/html/trusted-types";

/** Stands in the body, after the first element: what comes before that is taken for the head. */
function StructuredData({ document }: { document: StructuredDocument }) {
  return (
    <script
      type="application/ld+json"
      // As a child the quotes would be escaped for HTML, which a script does not decode.
      dangerouslySetInnerHTML={{ __html: trustedHtml(toScriptText(document)) }}
    />
  );
}

/** The company and its offices: for Home, About and Contact. */
export function OrganizationData() {
  return <StructuredData document={organizationDocument()} />;
}

/** The plan and its price: for Pricing, or Home where it shows the price. */
export function PlanData() {
  return <StructuredData document={planDocument()} />;
}

/** Only for questions that the page shows, word for word. */
export function FaqData({ items }: { items: readonly PlainQuestion[] }) {
  return <StructuredData document={faqDocument(items)} />;
}

/** The way to this page; home is added. */
export function BreadcrumbData({ trail }: { trail: readonly Crumb[] }) {
  return <StructuredData document={breadcrumbDocument(trail)} />;
}

/** On the page with somebody's posts. */
export function AuthorData({ author }: { author: AuthorFacts }) {
  return <StructuredData document={authorDocument(author)} />;
}

export function BlogPostingData({ post }: { post: PostFacts }) {
  return <StructuredData document={blogPostingDocument(post)} />;
}
