import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/error.ts';
import { laptopSheetSchema, laptopSheetsSchema, SHEETS_MAX } from '#contract/computer.ts';
import { recommend } from '#tests/support/recommendations-api.ts';
import { newTestApp } from '#tests/support/test-app.ts';

describe('GET /api/laptops/{id}', () => {
  it('returns a laptop with its facts', async () => {
    const { computers } = await recommend();
    for (const { id, name, facts } of computers) {
      const response = await newTestApp().request(`/api/laptops/${id}`);
      expect(response.status).toBe(200);
      expect(laptopSheetSchema.parse(await response.json())).toMatchObject({ id, name, facts });
    }
  });

  it.each(['no-existe', '__proto__', 'constructor', '%00', '..%2f..'])('responds with 404 to %s', async (id) => {
    const response = await newTestApp().request(`/api/laptops/${id}`);
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).error.code).toBe('not_found');
  });
});

describe('GET /api/laptops?ids=', () => {
  const idsOf = async (ids: string) => {
    const response = await newTestApp().request(`/api/laptops?ids=${ids}`);
    expect(response.status).toBe(200);
    return laptopSheetsSchema.parse(await response.json()).laptops.map(({ id }) => id);
  };

  it('returns the known laptops in the order of their ids, each once', async () => {
    const { computers, filteredLaptops } = await recommend();
    const [one = '', other = ''] = computers.map(({ id }) => id);
    expect(await idsOf(`${other},no-existe,${one},${other}`)).toEqual([other, one]);
    expect(await idsOf(filteredLaptops.slice(0, SHEETS_MAX + 1).join(','))).toHaveLength(SHEETS_MAX);
    expect(await idsOf('')).toEqual([]);
  });
});
