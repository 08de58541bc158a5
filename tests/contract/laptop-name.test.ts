import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { laptopName } from '#contract/laptop-name.ts';

const word = fc.stringMatching(/^[\w-]{1,8}$/);
const name = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const letters = (text: string): string => text.toLowerCase().replace(/-+$/, '');

it.each([
  ['HP Victus 15 HP Victus 15', 'HP Victus 15'],
  ['HP Victus 15 hp victus 15', 'HP Victus 15'],
  ['HP Victus, HP Victus', 'HP Victus'],
  ['HP Victus - HP Victus', 'HP Victus'],
  ['  HP  Victus 15\tHP Victus 15 ', 'HP Victus 15'],
  ['HP Victus 15', 'HP Victus 15'],
  ['ASUS ROG Strix G16 G16', 'ASUS ROG Strix G16 G16'],
  ['LG gram 16 2-in-1', 'LG gram 16 2-in-1'],
  ['1010', '1010'],
  ['HP HP Victus 15', 'HP HP Victus 15'],
  ['', 'Sin título'],
  [' \n ', 'Sin título'],
])('the name on a card of «%s» is «%s»', (written, shown) => {
  expect(laptopName(written)).toBe(shown);
});

it('the name on a card is the same for a name and its double, and idempotent', () => {
  fc.assert(
    fc.property(name, (once) => {
      const shown = laptopName(once);
      expect(laptopName(`${once} ${once}`)).toBe(shown);
      expect(laptopName(shown)).toBe(shown);
    }),
  );
});

it('the name on a card preserves every word of a name whose words differ by more than a separator', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8, selector: letters }), (words) => {
      expect(laptopName(words.join(' '))).toBe(words.join(' '));
    }),
  );
});
