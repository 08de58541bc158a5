import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../api/catalogue/load.ts';
import { createFixture } from './support/fixture.ts';
import { judgePersona } from './support/judge-persona.ts';
import { PERSONAS } from './support/personas.ts';

const fixture = createFixture(loadCatalogue().laptops);

describe('personas', () => {
  it('have distinct ids', () => {
    expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(PERSONAS.length);
  });

  it.each(PERSONAS.map((persona) => [persona.id, persona] as const))(
    '%s gets a first card that an expert would accept',
    (_, persona) => {
      const { possible, problems, card } = judgePersona(persona, fixture);
      expect(possible).toBe(true);
      expect({ card, problems }).toEqual({ card, problems: [] });
    },
  );
});
