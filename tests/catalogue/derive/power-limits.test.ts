import { describe, expect, it } from 'vitest';
import { powerLimitFact } from '#catalogue/derive/power-limits.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { aRecord, derived, SEEN } from '../a-record.ts';

const factOf = (brand: string, model: string, gpu: string) =>
  powerLimitFact(aRecord({ brand, model, gpu: `NVIDIA GeForce RTX ${gpu}` }));

describe('the power limit by model', () => {
  it.each([
    ['ASUS', 'ROG Zephyrus G14 GA403UI', '4070', 90, 'published'],
    ['ASUS', 'ROG Strix G16 G615LW', '5080', 175, 'published'],
    ['MSI', 'Cyborg 15 A13UC', '3050', 45, 'seen'],
    ['MSI', 'Cyborg 15 A13VF', '4060', 45, 'estimated'],
  ])('of %s %s with RTX %s is %i W, %s', (brand, model, gpu, watts, kind) => {
    expect(factOf(brand, model, gpu)).toMatchObject({ field: 'gpuPowerW', value: watts, kind });
  });

  it.each([
    ['ASUS', 'Vivobook 16X K3605ZF', '2050'],
    ['Lenovo', 'Legion 7 16IRX9', '4060'],
    ['HP', 'Victus 15-fa2005ns', '5050'],
  ])('of %s %s with RTX %s is unknown', (brand, model, gpu) => {
    expect(factOf(brand, model, gpu)).toBeNull();
  });

  it('of integrated graphics is none', () => {
    expect(powerLimitFact(aRecord({ brand: 'MSI', model: 'Cyborg 15 A13UC', gpu: 'Intel UHD' }))).toBeNull();
  });
});

describe('graphics at their power limit', () => {
  const gaming = { gpu: 'NVIDIA GeForce RTX 4060', screenInches: 15.6, weightKg: 2.2 };
  const limited = (kind: 'seen' | 'estimated' | null, value = 45) => {
    const laptop = derived(gaming, kind === null ? [] : [{ ...SEEN, field: 'gpuPowerW', value, kind }]);
    return { games: laptop.gpuIndex ?? 0, creation: laptop.creationIndex ?? 0, error: laptop.errors.gpu };
  };

  it('are slower below the usual one, and not faster above it', () => {
    const usual = limited(null);
    expect(limited('seen').games / usual.games).toBeCloseTo(0.75, 1);
    expect(limited('seen').creation / usual.creation).toBeCloseTo(0.75, 1);
    expect(limited('seen', 140).games).toBe(usual.games);
  });

  it('are less sure where the limit is estimated, least where it is unknown', () => {
    expect([limited('seen').error, limited('estimated').error, limited(null).error]).toEqual([0.08, 0.1, 0.12]);
  });

  it('have one source: every known limit of the catalogue slows its graphics or explains why not', () => {
    const { laptops } = CATALOGUE;
    const known = laptops.filter(({ gpuPowerW }) => gpuPowerW !== null);
    expect(known.length).toBeGreaterThan(70);
    for (const { id, sources, errors } of known) {
      expect([id, errors.gpu]).toEqual([id, sources.gpuPowerW?.kind === 'estimated' ? 0.1 : 0.08]);
    }
  });
});
