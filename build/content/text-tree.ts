import { ElementType, parseDocument } from 'htmlparser2';
import { marked } from 'marked';
import {
  plainText,
  RICH_TEXT_TAGS,
  type RichTextElement,
  type RichTextNode,
  type RichTextTag,
} from '#src/lib/rich-text.ts';
import { unbroken } from '#src/lib/unbroken.ts';

type HtmlNodes = ReturnType<typeof parseDocument>['children'];
type HtmlElement = Extract<HtmlNodes[number], { attribs: unknown }>;

/** Elements with block children only, so whitespace between the children is source formatting. */
const BLOCK_CONTAINERS: ReadonlySet<string> = new Set([
  'ul',
  'ol',
  'table',
  'thead',
  'tbody',
  'tr',
  'section',
  'details',
  'aside',
]);

/** Of this site or an anchor of the page, https or mailto. */
const LINK = /^(?:https:|mailto:|\/(?!\/)|#)/;

/**
 * Parses Markdown into the tree that the site renders.
 * @throws {Error} on what the tree cannot hold, duplicate anchors and tables without headings
 */
export function textTree(markdown: string): RichTextNode[] {
  const tree = toNodes(parseDocument(marked.parse(markdown, { async: false })).children, true);
  const anchors = new Set<string>();
  return tree.map((node) => withAnchors(withLabels(node), anchors));
}

function toNodes(nodes: HtmlNodes, blocksOnly: boolean): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if ('attribs' in node) return [toElement(node)];
    if (node.type !== ElementType.Text) return [];
    return blocksOnly && node.data.trim() === '' ? [] : [unbroken(node.data)];
  });
}

function toElement(element: HtmlElement): RichTextElement {
  const tag = RICH_TEXT_TAGS.find((candidate) => candidate === element.name);
  const { href, ...others } = element.attribs;
  const isLink = href === undefined || (tag === 'a' && LINK.test(href));
  if (!tag || !isLink || Object.keys(others).length > 0)
    throw new Error(`contains something that is not allowed: <${element.name} ${JSON.stringify(element.attribs)}>`);
  return {
    tag,
    ...(href === undefined ? {} : { href }),
    children: toNodes(element.children, BLOCK_CONTAINERS.has(tag)),
  };
}

/** Applies `change` to every element with one of the tags, innermost first. */
function mapElements(
  node: RichTextNode,
  tags: readonly RichTextTag[],
  change: (element: RichTextElement) => RichTextElement,
): RichTextNode {
  if (typeof node === 'string') return node;
  const mapped = { ...node, children: node.children.map((child) => mapElements(child, tags, change)) };
  return tags.includes(node.tag) ? change(mapped) : mapped;
}

function withAnchors(node: RichTextNode, anchors: Set<string>): RichTextNode {
  return mapElements(node, ['h2', 'h3'], (heading) => {
    const id = slugOf(plainText(heading.children));
    if (anchors.has(id)) throw new Error(`two headings have the same anchor «${id}»`);
    anchors.add(id);
    return { ...heading, id };
  });
}

/** Adds column headings to cells: on narrow screens each row becomes a card. */
function withLabels(node: RichTextNode): RichTextNode {
  return mapElements(node, ['table'], (table) => {
    const labels = cellsOf(table, 'th').map((cell) => plainText(cell.children));
    if (labels.length === 0 || labels.includes('')) throw new Error('a table has a column without a heading');
    return { ...table, children: table.children.map((part) => labelCells(part, labels)) };
  });
}

const labelCells = (part: RichTextNode, labels: readonly string[]): RichTextNode =>
  mapElements(part, ['tr'], (row) => ({
    ...row,
    children: row.children.map((cell, column) => {
      const label = labels[column];
      return typeof cell === 'string' || cell.tag !== 'td' || label === undefined ? cell : { ...cell, label };
    }),
  }));

function cellsOf(element: RichTextElement, tag: RichTextTag): RichTextElement[] {
  const children = element.children.filter((child) => typeof child !== 'string');
  return [...children.filter((child) => child.tag === tag), ...children.flatMap((child) => cellsOf(child, tag))];
}

function slugOf(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
