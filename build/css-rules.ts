/** Splits a minified style sheet into rules, without parsing declarations. */

export interface CssRule {
  /** The text before the block, or the whole statement without one. */
  prelude: string;
  block: string | null;
}

/** The top-level rules of a sheet or block. */
export function* rulesOf(css: string): Generator<CssRule> {
  let start = 0;
  let blockStart = 0;
  let depth = 0;
  for (const { index, 0: token } of css.matchAll(/\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/gs)) {
    if (token === '{' && depth++ === 0) blockStart = index + 1;
    const ends = token === '}' ? --depth === 0 : token === ';' && depth === 0;
    if (!ends) continue;
    if (token === '}') {
      yield { prelude: css.slice(start, blockStart - 1).trim(), block: css.slice(blockStart, index) };
    } else {
      yield { prelude: css.slice(start, index + 1).trim(), block: null };
    }
    start = index + 1;
  }
}

export const ruleText = ({ prelude, block }: CssRule): string => (block === null ? prelude : `${prelude}{${block}}`);

export function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const [token] of list.matchAll(/\\.|[^\\]/gs)) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${token}`);
  }
  return selectors;
}

/** Tags and classes outside brackets: without these the selector cannot match. */
export function namesIn(selector: string): { tags: string[]; classes: string[] } {
  const tags: string[] = [];
  const classes: string[] = [];
  let depth = 0;
  const tokens = selector.matchAll(/[([]|[)\]]|(?<mark>\.|#|::?)?(?<name>(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi);
  for (const { 0: token, groups } of tokens) {
    if ('(['.includes(token)) depth += 1;
    else if (')]'.includes(token)) depth -= 1;
    else if (depth === 0 && groups?.['mark'] === '.') classes.push(unescape(groups['name'] ?? ''));
    else if (depth === 0 && groups?.['mark'] === undefined) tags.push(token);
  }
  return { tags, classes };
}

const unescape = (name: string): string =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, char: string | undefined) =>
    code === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
