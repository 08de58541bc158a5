import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Facts } from '#contract/facts.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { openResults, storedAnswer } from './open-results.ts';
import { showOn } from './screen-size.ts';

const ALIKE: Partial<Facts> = {
  ramGb: 16,
  storageGb: 512,
  screenInches: 14,
  resolution: { width: 1920, height: 1200 },
  weightKg: 1.2,
  batteryHours: null,
  os: 'windows',
  priceKind: 'estimated',
  priceDate: '2026-08',
};

/** The real answer with these facts, one set for each of its three laptops. */
async function withFacts(...changes: Partial<Facts>[]): Promise<StoredRecommendations> {
  const stored = await storedAnswer();
  const computers = stored.computers.map((computer, index) => ({
    ...computer,
    facts: { ...computer.facts, ...ALIKE, ...changes[index] },
  }));
  return { ...stored, computers };
}

const line = () => screen.getByText(/^Los (dos|tres): /).textContent.replaceAll('\u00A0', ' ');

/** What the row of key facts says, card by card. */
const rows = () =>
  screen.getAllByRole('article').map((card) =>
    within(card)
      .queryAllByRole('term')
      .filter(({ textContent }) => !/^(Gana|Pierde|A favor|En contra)$/.test(textContent))
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`.replaceAll('\u00A0', ' ')),
  );

/** How each card's price is known, and the class of that text. */
const chips = () =>
  screen.getAllByRole('article').map((card) => {
    const [text] = within(card)
      .getByRole('button', { name: /de dónde sale el precio$/ })
      .querySelectorAll('span > span');
    return [text?.textContent, text?.className];
  });

it('what all laptops share is said once, and left out of their rows', async () => {
  await openResults(await withFacts({}, { storageGb: 1024, resolution: { width: 1920, height: 1080 } }, {}));
  expect(line()).toBe('Los tres: 16 GB de memoria, pantalla de 14″, 1,2 kg, Full HD, Windows');
  expect(rows()).toEqual([['Disco 512 GB'], ['Disco 1 TB'], ['Disco 512 GB']]);
  expect(chips()).toEqual(Array.from({ length: 3 }, () => ['Orientativo · ago. 2026', 'sr-only']));
});

it('an unknown figure keeps its column, and one that nobody knows has none', async () => {
  await openResults(await withFacts({ weightKg: null }, {}, { os: 'none', ramGb: 8, weightKg: 1.4 }));
  expect(line()).toBe('Los tres: 512 GB de disco, pantalla de 14″, Full HD');
  expect(rows()).toEqual([
    ['Memoria 16 GB', 'Peso —sin dato'],
    ['Memoria 16 GB', 'Peso 1,2 kg'],
    ['Memoria 8 GB', 'Peso 1,4 kg'],
  ]);
});

it('prices that are known in different ways, or seen long ago, say so on their cards', async () => {
  await openResults(await withFacts({}, { priceKind: 'seen', priceDate: '2026-10-02' }, { priceDate: '2024-02' }));
  expect(chips()).toEqual([
    ['Orientativo · ago. 2026', ''],
    ['Visto · oct. 2026', ''],
    ['Antiguo · feb. 2024', ''],
  ]);
});

it('without the glance each card says how its price is known', async () => {
  await openResults({ ...(await withFacts()), target: [] });
  expect(chips()).toEqual(Array.from({ length: 3 }, () => ['Orientativo · ago. 2026', '']));
});

it('on a phone memory stands among the first specs, not in the row', async () => {
  showOn('phone');
  await openResults(await withFacts({ ramGb: 8, weightKg: 1 }));
  expect(rows()).toEqual([['Peso 1 kg']]);
});

it('nothing is shared by a single laptop', async () => {
  const stored = await withFacts();
  await openResults({ ...stored, computers: stored.computers.slice(0, 1) });
  expect(screen.queryByText(/^(Los tres|Todos): /)).toBeNull();
  expect(rows()[0]).toHaveLength(4);
});
