import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#catalogue/load.ts';
import { createFixture } from '#bench/advisor/oracle/fixture.ts';
import { judgePersona } from '#bench/advisor/oracle/persona-checks.ts';
import { PERSONAS } from '#bench/advisor/oracle/personas.ts';

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
