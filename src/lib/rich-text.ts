/** Text with structure, made from Markdown and checked when the site is built: what is drawn is data, never HTML. */

/** Every element that a text may have. A `section` is a card, its `details` what it hides at first; an `aside` stands out. */
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
  /** Headings: the anchor that contents lists link to. */
  id?: string;
  /** Links: a path of this site, an anchor, or an https or mailto address. */
  href?: string;
  /** Cells of a table's body: the heading of their column, for screens too narrow for columns. */
  label?: string;
  children: readonly RichTextNode[];
}

export type RichTextNode = string | RichTextElement;

/** What a text says, without its structure. */
export function plainText(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}

/** Puts in the values for `$name` wherever a text or a link says so; what is not in `values` stays as it is. */
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
