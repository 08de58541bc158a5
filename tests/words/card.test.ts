import { expect, it } from 'vitest';
import type { Computer } from '#contract/computer.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { PERSONAS } from '#tests/advisor/checks/judged-personas.ts';
import { briefSpecsOf } from '#words/sheet.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { advisor } from '#tests/support/test-app.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const cards = PERSONAS.flatMap(({ answers }) => advisor.recommend(answers).computers);

const isOled = ({ panel }: Laptop): boolean => panel === 'oled';
const isLikely = ({ sources }: Laptop): boolean => sources.panel?.kind === 'estimated';

it('what tells laptops apart is a chip, the memory and the screen, of a known OLED and of no probable one', () => {
  const { laptops } = CATALOGUE;
  const briefOf = (has: (laptop: Laptop) => boolean): string => {
    const laptop = laptops.find((one) => one.ramGb !== null && one.screenInches !== null && has(one));
    return laptop ? briefSpecsOf(laptop, 'HP 15') : '';
  };
  expect(briefOf((one) => one.gpuSeries === 'nvidia_rtx50')).toMatch(/^RTX 50\d0, \d+ GB, [\d,]+″$/u);
  expect(briefOf((one) => one.gpuSeries === 'integrated_intel' && isOled(one) && !isLikely(one))).toMatch(
    /^Core .+ GB, OLED de [\d,]+″$/u,
  );
  expect(briefOf((one) => isOled(one) && isLikely(one))).toMatch(/GB, [\d,]+″$/u);
  const named = cards.filter(({ shortName, brief }) => brief.split(', ').some((part) => shortName.includes(part)));
  expect(named.map(({ shortName, brief }) => [shortName, brief])).toEqual([]);
});

const subjectsOf = ({ statements }: Computer, place: string): string[] =>
  statements.filter((one) => one.place === place).map(({ kind, attribute }) => `${kind} ${attribute}`);

it('what speaks against a laptop is one of its cons without its advice, written to follow a colon', () => {
  const wrong = cards.filter((card) => {
    const { but } = textsOf(card);
    if (but === '') return false;
    const isOneOfCons = subjectsOf(card, 'but').every((one) => subjectsOf(card, 'con').includes(one));
    return !isOneOfCons || !/^\p{Ll}[\p{Ll} ]/u.test(but) || /mejor|ninguno/u.test(but);
  });
  expect(cards.some((card) => textsOf(card).but !== '')).toBe(true);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
