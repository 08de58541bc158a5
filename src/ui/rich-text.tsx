import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TABLE_LOOK } from './table-look.ts';
import { plainText, type RichTextElement, type RichTextNode, type RichTextTag } from '../lib/rich-text.ts';

/** Below 768 px the rows of a table are cards, and each cell has its column's heading above it. */
const LOOKS: Partial<Record<RichTextTag, string>> = {
  h2: 'mb-4 scroll-mt-8 text-3xl',
  h3: 'mt-8 mb-2 scroll-mt-8 text-xl',
  p: 'my-4 max-w-prose',
  ul: 'my-4 max-w-prose list-disc ps-6 marker:text-accent',
  ol: 'my-4 max-w-prose list-decimal ps-6 marker:font-semibold marker:text-accent',
  li: 'my-2 ps-1',
  strong: 'font-semibold',
  table: `${TABLE_LOOK} my-8 text-base max-md:block`,
  thead: 'max-md:sr-only',
  tbody: 'max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-3',
  tr: 'max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-raised max-md:p-4',
  th: 'py-2 pe-6 text-start align-bottom last:pe-0',
  td:
    'py-2 pe-6 align-top first:font-semibold last:pe-0 max-md:block max-md:p-0 max-md:wrap-anywhere max-md:first:text-lg ' +
    'max-md:not-first:mt-3 max-md:not-first:before:block max-md:not-first:before:text-sm ' +
    'max-md:not-first:before:text-muted max-md:not-first:before:content-[attr(data-label)]',
  aside: 'my-8 max-w-prose border-s-4 border-caution bg-sunken px-5 py-0.5',
};

export type RichTextPart = ComponentType<{ element: RichTextElement; children?: ReactNode }>;

interface RichTextProps {
  nodes: readonly RichTextNode[];
  parts?: Partial<Record<RichTextTag, RichTextPart>>;
  /** Rendered below the text of a table cell. */
  UnderCell?: ComponentType<{ words: string }>;
}

/** Renders text as React elements, never as HTML, in a block for each heading. */
export function RichText({ nodes, parts, UnderCell }: RichTextProps) {
  const render = (node: RichTextNode): ReactNode => {
    if (typeof node === 'string') return node;
    const children = node.children.map(render);
    if (node.tag === 'td' && UnderCell) children.push(<UnderCell words={plainText(node.children)} />);
    const Part = parts?.[node.tag];
    // Spread: static children need no keys.
    if (Part) return createElement(Part, { element: node }, ...children);
    if (node.tag === 'a') return createElement(TextLink, { href: node.href ?? '' }, ...children);
    const look = lookOf(node);
    if (node.tag === 'th') return createElement('th', { scope: 'col', className: look }, ...children);
    return createElement(node.tag, { id: node.id, className: look, 'data-label': node.label }, ...children);
  };
  const blocks = byHeading(nodes).map((block, index) =>
    createElement(
      'div',
      { className: index > 0 ? 'layout-deferred mt-8 flow-root' : 'flow-root' },
      ...block.map(render),
    ),
  );
  return createElement(Fragment, null, ...blocks);
}

/** The nodes before the first heading, then those of each heading. */
function byHeading(nodes: readonly RichTextNode[]): RichTextNode[][] {
  const blocks: RichTextNode[][] = [];
  for (const node of nodes) {
    const block = typeof node !== 'string' && node.tag === 'h2' ? undefined : blocks.at(-1);
    if (block) block.push(node);
    else blocks.push([node]);
  }
  return blocks;
}

/** In characters; short cells such as price ranges do not wrap. */
const SHORT_CELL_MAX = 14;

function lookOf(element: RichTextElement): string | undefined {
  const look = LOOKS[element.tag];
  const short = element.tag === 'td' && plainText(element.children).length <= SHORT_CELL_MAX;
  return short ? `${look} md:whitespace-nowrap` : look;
}

const LINK_LOOK =
  'font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong hover:decoration-2';

export function TextLink({ href, children }: { href: string; children?: ReactNode }) {
  // Files such as the feed are not routes.
  return href.startsWith('/') && !href.includes('.') ? (
    <Link to={href} className={LINK_LOOK}>
      {children}
    </Link>
  ) : (
    <a href={href} className={LINK_LOOK}>
      {children}
    </a>
  );
}
