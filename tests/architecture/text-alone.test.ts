/**
 * Translators of browsers put text nodes of their own in place of React's (github.com/facebook/react/issues/11538). React
 * writes text that is alone in its element anew; a change of any other would be lost, and removing it would crash the page.
 * So text that may change or go stands alone in an element, as one string.
 * `tests/support/text-alone.ts` holds React to it in the screens' tests.
 */
import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

it('text that may change or go stands alone in its element', () => {
  // The data of these pages never change: another address shows another page, which is mounted anew.
  const files = globSync('src/**/*.tsx').filter((file) => !/^src\/features\/(?:guides|laptops\/page)\//.test(file));
  expect(files.flatMap((file) => mixedText(file, readFileSync(file, 'utf8')))).toEqual([]);
});

const MIXED = {
  'a value beside an element': '<p>{words} <b>portátiles</b></p>',
  'a value beside text': '<p>{count} portátiles</p>',
  'a part of a sentence that may be missing': "<p>Leído{day !== '' && ` el ${day}`}</p>",
  'text beside an element that may be missing': '<p>{isGood && <Mark />} Buena compra</p>',
  'text beside elements of a list': '<p>{names.map((name) => <b>{name}</b>)} y otros</p>',
  'text without an element': '<a>{isNew ? <>Elige <b>un uso</b></> : null}</a>',
};

it.each(Object.entries(MIXED))('finds %s', (_, jsx) => expect(mixedText('a.tsx', jsx)).toHaveLength(1));

const ALONE = [
  '<p>{`${count} portátiles`}</p>',
  '<p>Pero: <b>{words}</b></p>',
  '<p>{isGood && <Mark />} <b>{words}</b></p>',
  'const sign: ReactNode = draw(); <p>{sign}<b>{words}</b></p>',
];

it.each(ALONE)('finds nothing in %s', (jsx) => expect(mixedText('a.tsx', jsx)).toEqual([]));

function mixedText(file: string, source: string): string[] {
  const found: string[] = [];
  const check = (parent: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const parts = parent.children.filter((part) => !isSpace(part));
    const isAlone = parts.length === 1 && parent.type === 'JSXElement';
    const mayGo = parts.some((part) => part.type === 'JSXExpressionContainer');
    const isMixed = (part: ESTree.JSXChild): boolean =>
      part.type === 'JSXText' ? mayGo || parent.type === 'JSXFragment' : mayBeText(part, source);
    if (!isAlone && parts.some(isMixed)) found.push(`${file}:${source.slice(0, parent.start).split('\n').length}`);
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(
    parseSync(file, source, { preserveParens: false }).program,
  );
  return found;
}

/** Translators pass over spaces. */
function isSpace(part: ESTree.JSXChild): boolean {
  if (part.type === 'JSXText') return part.value.trim() === '';
  if (part.type !== 'JSXExpressionContainer') return false;
  const { expression } = part;
  return expression.type === 'JSXEmptyExpression' || (expression.type === 'Literal' && expression.value === ' ');
}

function mayBeText(part: ESTree.JSXChild | ESTree.Expression | ESTree.JSXEmptyExpression, source: string): boolean {
  const isText = (other: typeof part): boolean => mayBeText(other, source);
  if (part.type === 'JSXElement' || part.type === 'JSXFragment' || part.type === 'JSXEmptyExpression') return false;
  if (part.type === 'JSXExpressionContainer') return isText(part.expression);
  if (part.type === 'Literal') return part.value !== null && typeof part.value !== 'boolean';
  if (part.type === 'ConditionalExpression') return isText(part.consequent) || isText(part.alternate);
  if (part.type === 'LogicalExpression') return isText(part.right) || (part.operator !== '&&' && isText(part.left));
  if (part.type === 'Identifier') return !holdsElements(part.name, source);
  if (part.type !== 'CallExpression') return true;
  const [made] = part.arguments;
  // The elements of a list
  if (made?.type === 'ArrowFunctionExpression') return made.body.type !== 'BlockStatement' && isText(made.body);
  return isText(part.callee);
}

/** By its type, or by what it is set to. */
const holdsElements = (name: string, source: string): boolean =>
  name === 'children' ||
  new RegExp(`\\b${name}\\??: [^;]*React(?:Node|Element)|\\bconst ${name} =[^;]*? <\\w`).test(source);
