/**
 * Critical CSS: every rule, in all states, that may match something in a page's HTML or something that its initial
 * scripts may render. Whatever comes later (dialogs, other pages) loads the full style sheet.
 */
import { DomUtils, parseDocument } from 'htmlparser2';
import { type CssRule, namesIn, ruleText, rulesOf, selectorsOf } from './css-rules.ts';

interface Used {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

const CONTAINS_RULES = /^@(?:media|supports|layer|container|starting-style)\b/;
const DEFINITION = /^@(?:property|keyframes) (?<name>[\w-]+)$/;
/** Tailwind's layers with nothing but variables. */
const VARIABLE_LAYER = /^@layer (?:properties|theme)$/;
const VARIABLE = /(?<name>--[\w-]+):(?:"(?:[^"\\]|\\.)*"|[^;}"])*;?/g;

/** @param sheet minified, as Vite writes it; @param html the whole page; @param scripts code of its initial scripts */
export function pageStyles(sheet: string, html: string, scripts: string): string {
  const rules = matchingRules(sheet, usedIn(html, scripts));
  const names = namesMentioned(rules);
  return rules
    .map((rule) => {
      if (VARIABLE_LAYER.test(rule.prelude)) return ruleText(keepVariables(rule, names));
      const defined = DEFINITION.exec(rule.prelude)?.groups?.['name'];
      return defined === undefined || names.has(defined) ? ruleText(rule) : '';
    })
    .join('');
}

/** Removes fonts from the full sheet: declaring them again after the first paint would cause another layout. */
export const withoutFonts = (sheet: string): string =>
  [...rulesOf(sheet)]
    .filter(({ prelude }) => prelude !== '@font-face')
    .map(ruleText)
    .join('');

function usedIn(html: string, scripts: string): Used {
  // Like Tailwind: any word in a script may be a tag or a class.
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
    if (block === null || VARIABLE_LAYER.test(prelude)) return [rule];
    if (CONTAINS_RULES.test(prelude)) {
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

/** Every word in the rules except in the definitions of variables. */
function namesMentioned(rules: readonly CssRule[]): ReadonlySet<string> {
  const texts = rules
    .filter(({ prelude }) => !DEFINITION.test(prelude))
    .map((rule) =>
      VARIABLE_LAYER.test(rule.prelude) ? ruleText(rule).replaceAll(/--[\w-]+(?=:)/g, '') : ruleText(rule),
    );
  return new Set(texts.join(' ').match(/[\w-]+/g));
}

const keepVariables = ({ prelude, block }: CssRule, names: ReadonlySet<string>): CssRule => ({
  prelude,
  block: block?.replaceAll(VARIABLE, (text, name: string) => (names.has(name) ? text : '')) ?? null,
});
