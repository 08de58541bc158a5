/** Finds visible text in a source file: text between tags, and strings that look like words rather than code. */
import { parseSync } from 'vite';
import * as z from 'zod';

export interface CopyLine {
  file: string;
  line: number;
  text: string;
}

const nodeSchema = z.looseObject({ type: z.string(), start: z.number() });
type Node = z.infer<typeof nodeSchema>;

const WITHOUT_TEXT = new Set(['ImportDeclaration', 'ImportExpression', 'TSTypeAnnotation', 'TSInterfaceDeclaration']);
const TYPE_ONLY = /^TS(?!AsExpression|SatisfiesExpression|NonNull)/;

const CODE_ATTRIBUTES = new Set(['className', 'd', 'viewBox', 'rel', 'sizes', 'media', 'to', 'href', 'allow']);

export function stringsInCode(file: string, source: string): CopyLine[] {
  const found: CopyLine[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const add = ({ start }: Node, raw: string, isText: boolean) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (isText ? /\p{L}/u.test(text) : readsLikeWords(text)) found.push({ file, line: lineOf(start), text });
  };
  walk(parseSync(file, source).program, (node) => {
    if (WITHOUT_TEXT.has(node.type) || TYPE_ONLY.test(node.type) || isErrorMessage(node)) return false;
    if (node.type === 'JSXAttribute') return !CODE_ATTRIBUTES.has(nameOf(node['name']));
    if (node.type === 'JSXText') add(node, String(node['value']), true);
    if (node.type === 'Literal' && typeof node['value'] === 'string') add(node, node['value'], false);
    if (node.type === 'TemplateLiteral') add(node, templateText(node, source), false);
    return true;
  });
  return found;
}

const nameOf = (node: unknown): string => z.looseObject({ name: z.string() }).safeParse(node).data?.name ?? '';

function isErrorMessage(node: Node): boolean {
  const callee = z.looseObject({ name: z.optional(z.string()) }).safeParse(node['callee']).data;
  if (node.type === 'CallExpression') return callee?.['type'] === 'Super';
  return node.type === 'NewExpression' && /^(Type|Range|Syntax)?Error$/.test(callee?.name ?? '');
}

function templateText(node: Node, source: string): string {
  const { start, end } = z.looseObject({ start: z.number(), end: z.number() }).parse(node);
  return source.slice(start + 1, end - 1).replaceAll(/\$\{[^}]*\}/g, '{…}');
}

/**
 * Whether a string is text: several words, a capitalised one, or letters that code does not contain; but not a list
 * of CSS classes.
 */
function readsLikeWords(text: string): boolean {
  // Composed names, media queries, SVG paths, sizes
  if (/^(\{…\}\S*|\S*\{…\})$|^\(|^[Mm][\d.]|\d(px|ms)|\}(px|ms)/.test(text)) return false;
  const fixed = text.replaceAll('{…}', '');
  const words = fixed.match(/\p{L}{2,}/gu) ?? [];
  if (words.length === 0 || /[[\]{}<>=;]|^[#./]|--|\w:\w|\w\(|^[A-Z_\d]+$/.test(fixed)) return false;
  if (/[áéíóúüñ¿¡«»…]/i.test(fixed)) return true;
  const isClassList = fixed.split(' ').some((word) => /^[a-z!*]+(-[a-z\d.]+)+$/.test(word));
  return !isClassList && (words.length > 1 ? text.includes(' ') : /^[A-Z][a-z]+$/.test(text));
}

/** @param visit returns whether to visit the node's children */
function walk(value: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
    return;
  }
  const node = nodeSchema.safeParse(value).data;
  if (!node || !visit(node)) return;
  for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) walk(child, visit);
}
