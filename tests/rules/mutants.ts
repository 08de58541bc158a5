/** Mutation testing of the rules: each mutant lacks one condition, and some test must fail for it. */

export interface Mutant {
  /** Line of the condition in the rules, counted from 1. */
  line: number;
  condition: string;
  rules: string;
  /** Whether the rules allow more or less without the condition. */
  effect: 'more' | 'less';
}

interface Range {
  start: number;
  end: number;
}

/** Every rule and function is one expression: between `if` or `return` and the semicolon. */
const EXPRESSION = /\b(?:if|return)\b([^;]*);/g;

export function mutantsOf(rules: string): Mutant[] {
  const code = rules.replaceAll(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
  return [...code.matchAll(EXPRESSION)].flatMap((match) => {
    const end = match.index + match[0].length - 1;
    return conditionsIn(code, { start: end - (match[1]?.length ?? 0), end }, 'more').map(({ range, effect }) => ({
      line: code.slice(0, range.start).split('\n').length,
      condition: code.slice(range.start, range.end),
      rules: `${code.slice(0, range.start)}${effect === 'more' ? 'true' : 'false'}${code.slice(range.end)}`,
      effect,
    }));
  });
}

type Condition = { range: Range; effect: Mutant['effect'] };

/** @param alone the effect of removing a condition that is combined with no other. */
function conditionsIn(code: string, whole: Range, alone: Mutant['effect']): Condition[] {
  const range = unwrapped(code, whole);
  const choice = split(code, range, ['?', ':']);
  // Of a ternary the test is no condition; both outcomes are.
  if (choice.length === 3) return choice.slice(1).flatMap((part) => conditionsIn(code, part, 'more'));
  const alternatives = split(code, range, ['||']);
  if (alternatives.length > 1) return alternatives.flatMap((part) => conditionsIn(code, part, 'less'));
  const parts = split(code, range, ['&&']);
  if (parts.length > 1) return parts.flatMap((part) => conditionsIn(code, part, 'more'));
  return [{ range, effect: alone }];
}

function unwrapped(code: string, { start, end }: Range): Range {
  const text = code.slice(start, end);
  const trimmed = { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length };
  if (code[trimmed.start] !== '(' || closing(code, trimmed.start) !== trimmed.end - 1) return trimmed;
  return unwrapped(code, { start: trimmed.start + 1, end: trimmed.end - 1 });
}

function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    depth += depthChange(code[at]);
    if (depth === 0) return at;
  }
  return code.length;
}

/** The parts of `range` between `operators` outside parentheses. */
function split(code: string, range: Range, operators: readonly string[]): Range[] {
  const pieces: Range[] = [];
  let depth = 0;
  let { start } = range;
  for (let at = range.start; at < range.end; at += 1) {
    depth += depthChange(code[at]);
    const operator = depth === 0 ? operators.find((each) => code.startsWith(each, at)) : undefined;
    if (!operator) continue;
    pieces.push({ start, end: at });
    start = at + operator.length;
  }
  return [...pieces, { start, end: range.end }];
}

function depthChange(character: string | undefined): number {
  if (character === '(' || character === '[' || character === '{') return 1;
  return character === ')' || character === ']' || character === '}' ? -1 : 0;
}
