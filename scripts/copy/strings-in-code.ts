/** Finds what people read in a source file: text between tags, and strings that are words and not code. */
import { parseSync } from 'vite';
import * as z from 'zod';

export interface CopyLine {
  file: string;
  line: number;
  text: string;
}

const nodeSchema = z.looseObject({ type: z.string(), start: z.number() });
type Node = z.infer<typeof nodeSchema>;

/** Below these nothing is for people. */
const NOT_FOR_PEOPLE = new Set(['ImportDeclaration', 'ImportExpression', 'TSTypeAnnotation', 'TSInterfaceDeclaration']);
const TYPE_ONLY = /^TS(?!AsExpression|SatisfiesExpression|NonNull)/;

/** Attributes that hold words only for machines. */
const CODE_ATTRIBUTES = new Set(['className', 'd', 'viewBox', 'rel', 'sizes', 'media', 'to', 'href', 'allow']);

export function stringsInCode(file: string, source: string): CopyLine[] {
  const found: CopyLine[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const add = ({ start }: Node, raw: string, isSurelyWords: boolean) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (isSurelyWords ? /\p{L}/u.test(text) : readsLikeWords(text)) found.push({ file, line: lineOf(start), text });
  };
  walk(parseSync(file, source).program, (node) => {
    if (NOT_FOR_PEOPLE.has(node.type) || TYPE_ONLY.test(node.type) || isForDevelopers(node)) return false;
    if (node.type === 'JSXAttribute') return !CODE_ATTRIBUTES.has(nameOf(node['name']));
    if (node.type === 'JSXText') add(node, String(node['value']), true);
    if (node.type === 'Literal' && typeof node['value'] === 'string') add(node, node['value'], false);
    if (node.type === 'TemplateLiteral') add(node, templateText(node, source), false);
    // What is put into a template can hold words of its own.
    return true;
  });
  return found;
}

const nameOf = (node: unknown): string => z.looseObject({ name: z.string() }).safeParse(node).data?.name ?? '';

/** The message of an error. */
function isForDevelopers(node: Node): boolean {
  const callee = z.looseObject({ name: z.optional(z.string()) }).safeParse(node['callee']).data;
  if (node.type === 'CallExpression') return callee?.['type'] === 'Super';
  return node.type === 'NewExpression' && /^(Type|Range|Syntax)?Error$/.test(callee?.name ?? '');
}

/** The words of a template, with `{…}` for what is filled in. */
function templateText(node: Node, source: string): string {
  const { start, end } = z.looseObject({ start: z.number(), end: z.number() }).parse(node);
  return source.slice(start + 1, end - 1).replaceAll(/\$\{[^}]*\}/g, '{…}');
}

/** More than one word, or one that begins like a title or has a letter that code has not; and nothing of a class list. */
function readsLikeWords(text: string): boolean {
  // Names put together, media queries, drawings.
  if (/^(\{…\}\S*|\S*\{…\})$|^\(|^[Mm][\d.]|\d(px|ms)|\}(px|ms)/.test(text)) return false;
  const said = text.replaceAll('{…}', '');
  const words = said.match(/\p{L}{2,}/gu) ?? [];
  if (words.length === 0 || /[[\]{}<>=;]|^[#./]|--|\w:\w|\w\(|^[A-Z_\d]+$/.test(said)) return false;
  if (/[áéíóúüñ¿¡«»…]/i.test(said)) return true;
  const isClassList = said.split(' ').some((word) => /^[a-z!*]+(-[a-z\d.]+)+$/.test(word));
  return !isClassList && (words.length > 1 ? text.includes(' ') : /^[A-Z][a-z]+$/.test(text));
}

/** @param visit returns whether to go on below the node */
function walk(value: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
    return;
  }
  const node = nodeSchema.safeParse(value).data;
  if (!node || !visit(node)) return;
  for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) walk(child, visit);
}
