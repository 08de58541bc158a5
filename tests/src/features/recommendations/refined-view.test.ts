import { expect, it } from 'vitest';
import { changeWords } from '#src/features/recommendations/refine/refined-view.tsx';
import { firstOf, storedAnswer } from './open-results.ts';

const laptop = firstOf(await storedAnswer());
const named = (name: string) => ({ ...laptop, id: name, name, shortName: name });
const answer = (...names: string[]) => ({ computers: names.map(named), caution: null });

const DELL = 'Dell Inspiron 14 5440';
const HP = 'HP Pavilion 14-ep1000';
const ACER = 'Acer Swift Go 14';

it.each([
  [[DELL, HP], [DELL, ACER], `La mejor opción sigue siendo ${DELL}.`],
  [[DELL, HP], [HP, DELL], `Ahora gana ${HP}.`],
  [[DELL, HP], [ACER, HP], `Ahora gana ${ACER}.`],
  [[DELL, HP], [DELL, HP], `La mejor opción sigue siendo ${DELL}.`],
  [[DELL], [DELL, HP, ACER], `La mejor opción sigue siendo ${DELL}.`],
  [[DELL], [], 'Ningún portátil cumple eso.'],
])('from %j to %j', (before, after, words) => {
  expect(changeWords(answer(...before), answer(...after))).toBe(words);
});

it('crowns nothing that does not work', () => {
  const caution = { text: 'Con 400 € no hay portátil para juegos actuales.', raise: null };
  expect(changeWords(answer(DELL), { ...answer(DELL, HP), caution })).toBe('Ninguno llega a lo que pides.');
});

it('tells laptops of one short name apart', () => {
  const before = { ...named(HP), shortName: 'Casa 15' };
  const after = { ...named(ACER), shortName: 'Casa 15' };
  expect(changeWords({ computers: [before], caution: null }, { computers: [after], caution: null })).toBe(
    `Ahora gana ${ACER}.`,
  );
});
