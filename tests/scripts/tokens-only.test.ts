import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensOnly } from '../../scripts/lint/tokens-only.ts';

function problemsOf(text: string): string[] {
  const problems: string[] = [];
  const { Literal, TemplateElement } = tokensOnly.create({ report: ({ message }) => problems.push(message) });
  Literal({ value: text });
  TemplateElement({ value: { raw: text } });
  return problems;
}

test.each(['p-4 bg-red-500', 'text-white', 'border-x-[#fff]', 'hover:fill-black', '#b93a1c', '#FFF'])(
  'the linter refuses «%s»',
  (text) => {
    expect(problemsOf(text)).toHaveLength(2);
  },
);

test.each(['p-4 bg-raised hover:text-accent-strong', 'to-do: read more', '#main', 'border-b-2 text-xs'])(
  'the linter takes «%s»',
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);

test('the linter asks for it in every component', () => {
  const settings = readFileSync('.oxlintrc.json', 'utf8');
  expect(settings).toContain('{ "files": ["src/**/*.tsx"], "rules": { "look/tokens-only": "error" } }');
});
