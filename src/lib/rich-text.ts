/** Structured text, made from Markdown and checked at build. It is rendered from data, never from HTML. */

/** A `section` is a card, its `details` are hidden at first; an `aside` is highlighted. */
export const RICH_TEXT_TAGS = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'section',
  'details',
  'aside',
] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

export interface RichTextElement {
  tag: RichTextTag;
  id?: string;
  /** Of a link: a path of this site, an anchor, or an https or mailto address. */
  href?: string;
  /** Of a table cell: the heading of its column, for narrow screens. */
  label?: string;
  children: readonly RichTextNode[];
}

export type RichTextNode = string | RichTextElement;

export function plainText(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}

/** Replaces `$name` in texts and links by its value; names that `values` lacks stay as they are. */
export function fillIn(nodes: readonly RichTextNode[], values: Readonly<Record<string, string>>): RichTextNode[] {
  const fill = (text: string): string => text.replaceAll(/\$(\w+)/g, (whole, name: string) => values[name] ?? whole);
  return nodes.map((node) => {
    if (typeof node === 'string') return fill(node);
    return {
      ...node,
      ...(node.href === undefined ? {} : { href: fill(node.href) }),
      children: fillIn(node.children, values),
    };
  });
}
