import type { ReactNode } from 'react';
import type { RichTextElement, RichTextNode } from '#src/lib/rich-text.ts';
import { plainText } from '#src/lib/rich-text.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { RichText, type RichTextPart } from '#src/ui/rich-text.tsx';
import { PriceRange } from './price-range.tsx';
import { DetailsProvider, MoreDetails } from './more-details.tsx';

const PARTS: Partial<Record<RichTextElement['tag'], RichTextPart>> = {
  p: Paragraph,
  section: Card,
  details: ({ children }) => <MoreDetails>{children}</MoreDetails>,
};

/** The text of an article: cards whose details open together, and links that stand alone as calls to action. */
export function ArticleBody({ content }: { content: readonly RichTextNode[] }) {
  return (
    <DetailsProvider>
      <div className="max-w-3xl [&>div>p:first-child]:mt-0 [&>div>p:first-child]:text-xl/relaxed">
        <RichText nodes={content} parts={PARTS} UnderCell={PriceRange} />
      </div>
    </DetailsProvider>
  );
}

/** A paragraph that is nothing but a link into the site is what to do next. */
function Paragraph({ element, children }: { element: RichTextElement; children?: ReactNode }) {
  const [first, ...rest] = element.children;
  if (typeof first === 'object' && first.tag === 'a' && first.href?.startsWith('/') && rest.length === 0) {
    return (
      <p className="my-9">
        <ButtonLink to={first.href}>{plainText(first.children)}</ButtonLink>
      </p>
    );
  }
  return <p className="my-5 max-w-prose">{children}</p>;
}

function Card({ children }: { children?: ReactNode }) {
  return (
    <section className="my-6 rounded-card border border-line bg-raised p-5 sm:p-8 [&>h3:first-child]:mt-0 [&>h3:first-child]:text-2xl">
      {children}
    </section>
  );
}
