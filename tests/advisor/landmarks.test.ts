import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#advisor/words/figures.ts';
import cpus from '#catalogue/derive/cpus.json' with { type: 'json' };
import gpus from '#catalogue/derive/gpus.json' with { type: 'json' };

describe('landmarks', () => {
  it.each([
    ['cpu', cpus, LANDMARKS.cpu],
    ['gpu', gpus.map(({ name, index }) => ({ name, index })), LANDMARKS.gpu],
    ['creation', gpus.map(({ name, creation }) => ({ name, index: creation })), LANDMARKS.creation],
  ] as const)('of the attribute %s have the index of the catalogue’s chip table', (_, table, landmarks) => {
    const wrong = landmarks.filter(
      ([index, name]) => !table.some((chip) => name.endsWith(chip.name) && chip.index === index),
    );
    expect(wrong).toEqual([]);
  });

  it('are in ascending order', () => {
    for (const landmarks of Object.values(LANDMARKS)) {
      expect(landmarks.map(([value]) => value)).toEqual(landmarks.map(([value]) => value).toSorted((a, b) => a - b));
    }
  });
});
