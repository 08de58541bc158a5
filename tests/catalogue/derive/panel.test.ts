import { describe, expect, it } from 'vitest';
import { panelFact } from '#catalogue/derive/panel.ts';
import { aRecord, derived, SEEN } from '../a-record.ts';

const panelOf = (brand: string, model: string, width = 1920, height = 1080) =>
  panelFact(aRecord({ brand, model, resolution: { width, height } }))?.value;

describe('the panel by line', () => {
  it.each([
    ['ASUS', 'ROG Zephyrus G14 GA403UI', 2880, 1800, 'oled'],
    ['ASUS', 'TUF Gaming F16 FX608JMR', 1920, 1200, 'ips'],
    ['Lenovo', 'Legion 5 15AHP10', 2560, 1600, 'oled'],
    ['Lenovo', 'Legion 5 16IRX9', 2560, 1600, 'ips'],
    ['MSI', 'Raider 18 HX A14VHG', 3840, 2400, 'mini-led'],
  ])('of %s %s at %i x %i is %s', (brand, model, width, height, panel) => {
    expect(panelOf(brand, model, width, height)).toBe(panel);
  });

  it.each([
    ['HP', 'OmniBook X Flip 14-kc0011', 1920, 1200],
    ['Lenovo', 'V15 G5 IRL', 1920, 1080],
    ['Acer', 'TUF Gaming F16', 1920, 1200],
  ])('of %s %s at %i x %i is unknown: it is sold with several', (brand, model, width, height) => {
    expect(panelOf(brand, model, width, height)).toBeUndefined();
  });

  it('fills unknown values and does not overwrite those of a shop or a file', () => {
    const line = { brand: 'ASUS', model: 'V16 V3607VM' };
    const [unknown, seen] = [derived({ ...line, panel: null }), derived({ ...line, panel: 'va' })];
    expect([unknown.panel, unknown.sources.panel?.kind]).toEqual(['ips', 'estimated']);
    expect([seen.panel, seen.sources.panel]).toEqual(['va', undefined]);
  });

  it('asks for the resolution that a file gave', () => {
    const unknown = { brand: 'MSI', model: 'Katana 15 HX', panel: null, resolution: null };
    const fact = { ...SEEN, field: 'resolution', value: { width: 1920, height: 1080 } } as const;
    expect(derived(unknown, [fact]).panel).toBe('ips');
  });
});
