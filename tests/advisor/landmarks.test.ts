import { expect, it } from 'vitest';
import { LANDMARKS, MAC_LANDMARKS } from '#advisor/explain/landmarks.ts';
import cpus from '#catalogue/derive/cpus.json' with { type: 'json' };
import gpus from '#catalogue/derive/gpus.json' with { type: 'json' };

const macs = gpus.map((chip) => ({ ...chip, name: chip.name.replace(/ GPU$/, '') }));

it.each([
  ['cpu', cpus, LANDMARKS.cpu],
  ['gpu', gpus.map(({ name, index }) => ({ name, index })), LANDMARKS.gpu],
  ['creation', gpus.map(({ name, creation }) => ({ name, index: creation })), LANDMARKS.creation],
  ['cpu of Macs', cpus, MAC_LANDMARKS.cpu],
  ['gpu of Macs', macs.map(({ name, index }) => ({ name, index })), MAC_LANDMARKS.gpu],
  ['creation of Macs', macs.map(({ name, creation }) => ({ name, index: creation })), MAC_LANDMARKS.creation],
] as const)('landmarks of the attribute %s have the index of the catalogue’s chip table', (_, table, landmarks) => {
  const wrong = landmarks.filter(
    ([index, name]) => !table.some((chip) => name.endsWith(chip.name) && chip.index === index),
  );
  expect(wrong).toEqual([]);
});

it('landmarks are in ascending order', () => {
  for (const landmarks of [...Object.values(LANDMARKS), ...Object.values(MAC_LANDMARKS)]) {
    expect(landmarks.map(([value]) => value)).toEqual(landmarks.map(([value]) => value).toSorted((a, b) => a - b));
  }
});
