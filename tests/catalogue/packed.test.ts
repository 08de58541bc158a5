import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { type EngineSettings, PACKED_FORMAT, packCatalogue, unpackCatalogue } from '#catalogue/packed.ts';

const settings: EngineSettings = {
  marketplace: { host: 'www.amazon.es', tag: 'atinado-21' },
  shops: { linkHosts: ['pccomponentes.com'] },
};
const catalogue = CATALOGUE;
const text = packCatalogue(catalogue, settings);

describe('the packed catalogue', () => {
  it('comes back as it was, but for the texts of the sources', () => {
    const unpacked = unpackCatalogue(text);
    const bare = (laptops: typeof catalogue.laptops) => laptops.map(({ sources: _sources, ...rest }) => rest);
    expect(unpacked.settings).toEqual(settings);
    expect(unpacked.catalogue.date).toBe(catalogue.date);
    expect(unpacked.catalogue.orderCodes).toEqual(catalogue.orderCodes);
    expect(bare(unpacked.catalogue.laptops)).toEqual(bare(catalogue.laptops));
    const kinds = (laptops: typeof catalogue.laptops) =>
      laptops.map(({ sources }) => Object.entries(sources).map(([field, { kind }]) => [field, kind]));
    expect(kinds(unpacked.catalogue.laptops)).toEqual(kinds(catalogue.laptops));
  });

  it('has the fields of this format: another set of fields needs another number', () => {
    const fields = `
      batteryClass batteryHours batteryWh brand build chassis cost cpu cpuFamily cpuIndex creationIndex
      errors formFactor gpu gpuIndex gpuPowerW gpuSeries history id image keyboard likely marketId
      measuredHours model name offers os panel partNumber priceBasis priceDate priceEur priceShop priceUrl ramGb ramUpgradable
      rating refreshHz resolution screenInches silence sources storageGb videoMemoryGb weightKg year
    `;
    expect(PACKED_FORMAT).toBe(7);
    expect(Object.keys(JSON.parse(text).laptops[0]).toSorted()).toEqual(fields.trim().split(/\s+/));
  });

  it.each([
    ['cut short', text.slice(0, text.length / 2)],
    ['empty', ''],
    ['of another format', text.replace(`"format":${PACKED_FORMAT}`, '"format":99')],
    ['of no laptop', text.replace(`"size":${catalogue.laptops.length}`, '"size":0')],
    ['of fewer laptops than it says', text.replace(`"size":${catalogue.laptops.length}`, '"size":9999')],
    ['a page', '<!doctype html>'],
    ['a list', '[]'],
  ])('is refused when it is %s', (_what, broken) => {
    expect(() => unpackCatalogue(broken)).toThrow(/catalogue|JSON|incomplete/);
  });
});
