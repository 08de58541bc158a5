/** The caution of answers without a capable laptop. `properties.test.ts` checks it for random answers. */
import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

/** Of nine likely rates so many are slow. */
const slowIn = (count: number) => ({
  ...laptop('any').likely,
  refreshHz: Array.from({ length: 9 }, (_, index) => (index < count ? 60 : 144)),
});

const GAMING = { gpu: 'NVIDIA GeForce RTX 4060', gpuSeries: 'nvidia_rtx40', gpuIndex: 60, refreshHz: 144 } as const;
const EDITING = { creationIndex: 40, ramGb: 32, storageGb: 1024, resolution: { width: 2560, height: 1600 } } as const;

const plays = (differences: Parameters<typeof answers>[0] = {}) => answers({ purposes: ['gaming'], ...differences });

const shownOf = (...laptops: Laptop[]) => advisorFor(laptops).recommend(plays({ budget: 800 }));

describe('a caution', () => {
  it('names all of them where no single one does', () => {
    const { caution } = SHIPPED.advisor.recommend(plays({ requirements: { os: 'macOS', processor: 'apple_m' } }));
    expect(caution?.text).toBe('Con lo que exiges no hay portátil para jugar a lo último, ni por 4000 €.');
  });

  it('says first that one that serves was seen only abroad, and from how much one is sold in Spain', () => {
    const polish = laptop('polish', { ...GAMING, priceBasis: 'converted' });
    const spanish = [laptop('seen'), laptop('dear', { ...GAMING, priceEur: 1195 })];
    const { caution, abroad, computers } = shownOf(polish, ...spanish);
    expect(computers.map(({ id }) => id)).toEqual(['polish']);
    expect(caution).toBeNull();
    expect(abroad).toMatchObject({
      text: 'No hemos visto en España ninguno que cumpla lo que pides: este se vende en otro país. Con todo lo que pides, en España desde 1200 €.',
      raise: { text: 'Subir a 1200 €', answers: { budget: 1200 } },
    });
    expect(shownOf(polish).abroad).toEqual({
      text: 'No hemos visto en España ninguno que cumpla lo que pides: este se vende en otro país.',
      raise: null,
    });
    // Where none serves anywhere, those of Spain are shown.
    expect(shownOf({ ...polish, gpuIndex: 10 }, ...spanish).computers.map(({ id }) => id)).toEqual(['seen']);
  });

  it('says that none is known where what is unknown may do', () => {
    const { caution } = advisorFor([
      laptop('a', { ...GAMING, refreshHz: null, likely: slowIn(5) }),
      laptop('b', { ...GAMING, priceEur: 1200 }),
    ]).recommend(plays({ budget: 800 }));
    expect(caution?.text).toBe('Con 800 € no conocemos portátil para jugar a lo último. Desde 1200 €, sí.');
  });

  it('counts the requirements with the budget where more money helps', () => {
    const laptops = [laptop('slow'), laptop('fast', { ...GAMING, priceEur: 1201, weightKg: 1.4 })];
    const { caution } = advisorFor(laptops).recommend(plays({ budget: 800, requirements: { weight: 'light' } }));
    expect(caution?.text).toBe('Con 800 € y lo que exiges no hay portátil para jugar a lo último. Desde 1210 €, sí.');
    expect(caution?.raise).toMatchObject({ text: 'Subir a 1210 €', answers: { budget: 1210 } });
  });

  it('names only the purposes that nothing is capable of', () => {
    const laptops = [laptop('office'), laptop('both', { ...GAMING, priceEur: 1200 })];
    const { caution } = advisorFor(laptops).recommend(answers({ purposes: ['office', 'gaming'], budget: 800 }));
    expect(caution?.text).toBe(
      'Con 800 € no hay portátil para jugar a lo último. Desde 1200 € hay alguno para todo lo que has elegido.',
    );
  });

  it('says so where each purpose has a laptop but none has all', () => {
    const { caution } = advisorFor([laptop('a', GAMING), laptop('b', EDITING)]).recommend(
      answers({ purposes: ['editing', 'gaming'], budget: 800 }),
    );
    expect(caution?.text).toBe(
      'No conocemos portátil para editar fotos o vídeo y jugar a lo último a la vez, ni por 4000 €.',
    );
  });

  it('asks more of design where the graphics come first', () => {
    const { caution } = advisorFor([laptop('a')]).recommend(
      answers({ purposes: ['design'], priorities: ['graphics'] }),
    );
    expect(caution?.text).toBe('No conocemos portátil para diseñar en 3D, ni por 4000 €.');
  });
});

it('what is capable is counted apart from what only qualifies, and compared with its like', () => {
  const mixed = [
    ...['a', 'b', 'c'].map((id, index) => laptop(id, { ...GAMING, priceEur: 900 + index, gpuIndex: 60 - index })),
    ...['d', 'e', 'f', 'g', 'h'].map((id) => laptop(id)),
  ];
  const { computers, explanation } = advisorFor(mixed).recommend(plays());
  expect(explanation).toContain('De los 8 portátiles de hasta 1500 €, 3 sirven. No cuentan marcas');
  for (const { pros } of computers) expect(pros.join(' ')).not.toContain('los otros 7');
});
