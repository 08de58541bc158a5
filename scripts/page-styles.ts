/**
 * The part of the style sheet that a page is complete with: every rule, in all its states, that something may match in the
 * page's HTML, or in what the scripts that start with it may draw. What comes later (dialogs, other pages) brings the
 * whole sheet.
 */
import { DomUtils, parseDocument } from 'htmlparser2';
import { type CssRule, namesIn, ruleText, rulesOf, selectorsOf } from './css-rules.ts';

/** What rules can ask of a page's HTML. */
interface Used {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

const HOLDS_RULES = /^@(?:media|supports|layer|container|starting-style)\b/;
const DEFINES = /^@(?:property|keyframes) (?<name>[\w-]+)$/;
/** Tailwind's layers that hold nothing but variables for the others. */
const HOLDS_VARIABLES = /^@layer (?:properties|theme)$/;
const VARIABLE = /(?<name>--[\w-]+):(?:"(?:[^"\\]|\\.)*"|[^;}"])*;?/g;

/** @param sheet minified, as Vite writes it. @param html a whole page. @param scripts the text of those that it starts. */
export function pageStyles(sheet: string, html: string, scripts: string): string {
  const rules = matchingRules(sheet, usedIn(html, scripts));
  const names = namesMentioned(rules);
  return rules
    .map((rule) => {
      if (HOLDS_VARIABLES.test(rule.prelude)) return ruleText(onlyVariables(rule, names));
      const defined = DEFINES.exec(rule.prelude)?.groups?.['name'];
      return defined === undefined || names.has(defined) ? ruleText(rule) : '';
    })
    .join('');
}

/** The sheet without its fonts: declared once more after a page has been drawn, they would be fitted once more. */
export const withoutFonts = (sheet: string): string =>
  [...rulesOf(sheet)]
    .filter(({ prelude }) => prelude !== '@font-face')
    .map(ruleText)
    .join('');

function usedIn(html: string, scripts: string): Used {
  // As Tailwind finds them: every word that a script holds may be a tag or a class.
  const words = scripts.split(/[\s"'`{}$]+/);
  const tags = new Set(words);
  const classes = new Set(words);
  for (const { name, attribs } of DomUtils.getElementsByTagName('*', parseDocument(html))) {
    tags.add(name);
    for (const token of (attribs['class'] ?? '').split(/\s+/)) classes.add(token);
  }
  return { tags, classes };
}

function matchingRules(css: string, used: Used): CssRule[] {
  return [...rulesOf(css)].flatMap((rule) => {
    const { prelude, block } = rule;
    if (block === null || HOLDS_VARIABLES.test(prelude)) return [rule];
    if (HOLDS_RULES.test(prelude)) {
      const inner = matchingRules(block, used).map(ruleText).join('');
      return inner === '' ? [] : [{ prelude, block: inner }];
    }
    if (prelude.startsWith('@')) return [rule];
    const selectors = selectorsOf(prelude).filter((selector) => mayMatch(selector, used));
    return selectors.length === 0 ? [] : [{ prelude: selectors.join(','), block }];
  });
}

function mayMatch(selector: string, used: Used): boolean {
  const { tags, classes } = namesIn(selector);
  return tags.every((tag) => used.tags.has(tag)) && classes.every((name) => used.classes.has(name));
}

/** Every word that the rules say, save the variables' own definitions. */
function namesMentioned(rules: readonly CssRule[]): ReadonlySet<string> {
  const texts = rules
    .filter(({ prelude }) => !DEFINES.test(prelude))
    .map((rule) =>
      HOLDS_VARIABLES.test(rule.prelude) ? ruleText(rule).replaceAll(/--[\w-]+(?=:)/g, '') : ruleText(rule),
    );
  return new Set(texts.join(' ').match(/[\w-]+/g));
}

const onlyVariables = ({ prelude, block }: CssRule, names: ReadonlySet<string>): CssRule => ({
  prelude,
  block: block?.replaceAll(VARIABLE, (text, name: string) => (names.has(name) ? text : '')) ?? null,
});
