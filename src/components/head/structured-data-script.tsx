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

/** In the body, after the first element, because what comes before that is taken for the head. */
function StructuredData({ document }: { document: StructuredDocument }) {
  return (
    <script
      type="application/ld+json"
      // React would escape the quotes of a child, which a script does not decode.
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

export function BreadcrumbData({ trail }: { trail: readonly Crumb[] }) {
  return <StructuredData document={breadcrumbDocument(trail)} />;
}

export function AuthorData({ author }: { author: AuthorFacts }) {
  return <StructuredData document={authorDocument(author)} />;
}

export function BlogPostingData({ post }: { post: PostFacts }) {
  return <StructuredData document={blogPostingDocument(post)} />;
}
