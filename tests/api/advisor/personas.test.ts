import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../api/catalogue/load.ts';
import { judgePersona } from './support/judge-persona.ts';
import { PERSONAS } from './support/personas.ts';
import { worldOf } from './support/properties.ts';

const world = worldOf(loadCatalogue().laptops);

describe('fifty buyers', () => {
  it('are at least forty, each with a name of its own', () => {
    expect(PERSONAS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(PERSONAS.length);
  });

  it.each(PERSONAS.map((persona) => [persona.id, persona] as const))(
    '%s gets what an expert would accept',
    (_, persona) => {
      const { possible, problems, card } = judgePersona(persona, world);
      expect(possible).toBe(true);
      expect({ card, problems }).toEqual({ card, problems: [] });
    },
  );
});
