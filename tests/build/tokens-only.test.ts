import { expect, test } from 'vitest';
import config from '../../oxlint.config.ts';
import { tokensOnly } from '#build/lint/tokens-only.ts';

function problemsOf(text: string): string[] {
  const problems: string[] = [];
  const { Literal, TemplateElement } = tokensOnly.create({ report: ({ message }) => problems.push(message) });
  Literal({ value: text });
  TemplateElement({ value: { raw: text } });
  return problems;
}

test.each([
  'p-4 bg-red-500',
  'text-white',
  'border-x-[#fff]',
  'hover:fill-black',
  '#b93a1c',
  '#FFF',
  'sticky max-md:z-10',
])('the lint rule rejects «%s»', (text) => {
  expect(problemsOf(text)).toHaveLength(2);
});

test.each([
  'p-4 bg-raised hover:text-accent-strong',
  'to-do: read more',
  '#main',
  'border-b-2 text-xs',
  '-z-1 z-header',
])('the lint rule accepts «%s»', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test('the linter applies the rule to every component', () => {
  const everywhere = config.overrides?.find(({ files }) => files.includes('src/**/*.tsx'));
  expect(everywhere?.rules).toEqual({ 'look/tokens-only': 'error' });
});
