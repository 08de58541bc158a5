import { describe, expect, it } from 'vitest';
import { recordId, slug } from '#catalogue/derive/record-id.ts';
import { aRecord } from '../a-record.ts';

describe('record ids', () => {
  it('do not repeat the model when the part number begins with it', () => {
    const record = aRecord({ brand: 'ASUS', model: 'Vivobook 15 X1504VA', partNumber: 'X1504VA-BQ4285W' });
    expect(recordId(record)).toBe('asus-vivobook-15-x1504va-bq4285w');
    expect(recordId(aRecord({ brand: 'HP', model: '15-fd0275ns', partNumber: '15-fd0275ns' }))).toBe('hp-15-fd0275ns');
  });

  it('contain the configuration where there is no part number', () => {
    expect(recordId(aRecord())).toBe('acme-book-14-i5-1335u-16-512-1920-windows');
  });

  it('do not depend on price, date or measurements', () => {
    const later = aRecord({
      priceEur: 1,
      priceDate: '2027',
      weightKg: null,
      batteryWh: 99,
      rating: { stars: 5, count: 9 },
    });
    expect(recordId(later)).toBe(recordId(aRecord()));
  });

  it('are slugs of limited length', () => {
    expect(slug('Ñandú + Café «3»')).toBe('nandu-plus-cafe-3');
    const long = recordId(aRecord({ model: 'x'.repeat(80), partNumber: 'y'.repeat(40) }));
    expect(long.length).toBeLessThanOrEqual(120);
    expect(recordId(aRecord({ brand: '日本', model: '語' }))).toBe('');
  });
});
