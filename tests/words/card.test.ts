import { expect, it } from 'vitest';
import { PERSONAS } from '#guarantees/judged-personas.ts';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { MARKETPLACE } from '#tests/support/test-app.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const advisor = createSpanishAdvisor(CATALOGUE, { marketplace: MARKETPLACE });
const cards = PERSONAS.flatMap(({ answers }) => advisor.recommend(answers).computers);

it('what speaks against a laptop is its first con, written to go on behind a colon', () => {
  const wrong = cards.filter((card) => {
    const [con = ''] = card.cons;
    const { but } = textsOf(card);
    return but.slice(1) !== con.slice(1) || !/^\p{Ll}[\p{Ll} ]/u.test(but);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('what speaks against a laptop is of itself, not what another one does better', () => {
  const buts = cards.filter(({ role }) => role === 'best').map((card) => textsOf(card).but);
  expect(buts.filter((but) => /la opción|opciones/u.test(but))).toEqual([]);
});

it('the specified pros and cons are those in sight', () => {
  const differ = cards.filter(({ pros, cons, statements }) => {
    const texts = statements.filter(({ place, isFolded }) => !isFolded && (place === 'pro' || place === 'con'));
    return texts.map(({ text }) => text).join('\n') !== [...pros, ...cons].join('\n');
  });
  expect(differ.map(({ name }) => name)).toEqual([]);
});
