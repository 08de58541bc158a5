import { describe, expect, it } from 'vitest';
import { nameLaptops } from '#catalogue/derive/laptop-name.ts';
import { aRecord } from '../a-record.ts';

describe('laptop names', () => {
  it('are brand and model where that is unique', () => {
    expect(nameLaptops([aRecord(), aRecord({ id: 'b', model: 'Book 16' })])).toEqual(['Acme Book 14', 'Acme Book 16']);
  });

  it('add only as many details as needed to be unique', () => {
    const variants = [
      aRecord({ id: 'a' }),
      aRecord({ id: 'b', ramGb: 32, storageGb: 1024 }),
      aRecord({ id: 'c', cpu: 'Intel Core i7-1355U', ramGb: 32, storageGb: 1024 }),
    ];
    expect(nameLaptops(variants)).toEqual([
      'Acme Book 14 (Core i5-1335U, 16 GB)',
      'Acme Book 14 (Core i5-1335U, 32 GB)',
      'Acme Book 14 (Core i7-1355U, 32 GB)',
    ]);
  });

  it('mention an OLED screen if nothing else differs', () => {
    const twins = [aRecord({ id: 'a', panel: 'oled' }), aRecord({ id: 'b', panel: 'ips' })];
    expect(nameLaptops(twins)).toEqual(['Acme Book 14 (OLED)', 'Acme Book 14']);
  });

  it('fall back to part number and id where nothing else differs', () => {
    const twins = [aRecord({ id: 'a', partNumber: 'P1' }), aRecord({ id: 'b', partNumber: 'P2' })];
    expect(nameLaptops(twins)).toEqual(['Acme Book 14 · P1', 'Acme Book 14 · P2']);
    expect(new Set(nameLaptops([aRecord({ id: 'a' }), aRecord({ id: 'b' })])).size).toBe(2);
  });
});
