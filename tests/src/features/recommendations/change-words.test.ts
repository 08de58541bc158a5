import { expect, it } from 'vitest';
import { changeWords } from '#src/features/recommendations/turn/change-words.ts';
import { firstOf, storedAnswer } from './open-results.ts';

const laptop = firstOf(await storedAnswer());
const named = (name: string) => ({ ...laptop, id: name, name });
const answer = (...names: string[]) => ({ computers: names.map(named), caution: null });

const DELL = 'Dell Inspiron 14 5440';
const HP = 'HP Pavilion 14-ep1000';
const ACER = 'Acer Swift Go 14';
const AIR = 'Apple MacBook Air 13 M4';
const PRO = 'Apple MacBook Pro 14 M4';

it.each([
  [[DELL, HP], [DELL, ACER], 'La mejor opción sigue siendo Dell Inspiron. Entra Acer Swift, sale HP Pavilion.'],
  [[DELL, HP], [HP, DELL], 'Ahora gana HP Pavilion.'],
  [[DELL, HP], [ACER, HP], 'Ahora gana Acer Swift. Sale Dell Inspiron.'],
  [[DELL, HP], [DELL, HP], 'La mejor opción sigue siendo Dell Inspiron.'],
  [[DELL], [DELL, HP, ACER], 'La mejor opción sigue siendo Dell Inspiron. Entran HP Pavilion y Acer Swift.'],
  [[AIR, DELL], [PRO, DELL], `Ahora gana ${PRO}. Sale ${AIR}.`],
  [[DELL], [], 'Ningún portátil cumple eso.'],
])('from %j to %j', (before, after, words) => {
  expect(changeWords(answer(...before), answer(...after))).toBe(words);
});

it('crowns nothing that does not work', () => {
  const caution = { text: 'Con 400 € no hay portátil para juegos actuales.', raise: null };
  expect(changeWords(answer(DELL), { ...answer(DELL, HP), caution })).toBe(
    'Ninguno llega a lo que pides. Entra HP Pavilion.',
  );
});
