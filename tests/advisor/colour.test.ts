/** What is said of a screen's colours, to whom. */
import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { textAt } from '#contract/card-statements.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { advisorFor } from './checks/fixture.ts';

/** A laptop that nothing else speaks against. */
const GOOD: Partial<Laptop> = {
  cpuIndex: 60,
  gpuIndex: 30,
  creationIndex: 40,
  ramGb: 32,
  storageGb: 1000,
  resolution: { width: 2880, height: 1800 },
  weightKg: 1.4,
  batteryHours: 10,
};
const measured = { srgbPct: { kind: 'measured', source: 'Acme', date: '2026' } } as const;
const published = { srgbPct: { kind: 'published', source: 'Acme', date: '2026' } } as const;
const stated = { p3Pct: { kind: 'published', source: 'Acme', date: '2026' } } as const;
const usual = { p3Pct: { kind: 'estimated', source: 'Acme', date: '2026' } } as const;
const probable = { panel: { kind: 'estimated', source: 'Acme', date: '2026' } } as const;

function saidOf(
  differences: Partial<Laptop>,
  asked: Omit<Partial<Answers>, 'requirements'> = { purposes: ['design'] },
) {
  const [card] = advisorFor([laptop('a', { ...GOOD, ...differences })]).recommend(answers(asked)).computers;
  if (!card) throw new Error('no card');
  return { but: textAt(card, 'but'), cons: card.cons, all: card.statements.map(({ text }) => text).join(' ') };
}

describe('a screen', () => {
  it('that covers little colour is a «pero» of who judges colours, before a foreign keyboard', () => {
    const poor = { srgbPct: 58.2, sources: measured, keyboard: 'other' } as const;
    const asking: Parameters<typeof saidOf>[1][] = [
      { purposes: ['design'] },
      { purposes: ['editing'] },
      { priorities: ['screen'] },
    ];
    for (const asked of asking) {
      const { but, all } = saidOf(poor, asked);
      expect(but).toBe('su pantalla cubre poco color (≈ 58 % de sRGB).');
      expect(all).not.toContain('panel');
    }
    expect(saidOf(poor, { purposes: ['office'] }).all).not.toContain('color');
  });

  it('of unknown colour is the «pero» only where nothing else is', () => {
    const con = 'No sabemos qué colores cubre su pantalla: busca 100 % de sRGB.';
    const unknown = { but: 'color de pantalla sin dato.' };
    expect(saidOf({})).toMatchObject(unknown);
    expect(saidOf({}).cons[0]).toBe(con);
    // Of an OLED that is only probable nothing is known.
    expect(saidOf({ panel: 'oled', sources: probable })).toMatchObject(unknown);
    const foreign = saidOf({ keyboard: 'other' });
    expect(foreign.but).toContain('teclado');
    expect(foreign.cons.indexOf(con)).toBeGreaterThan(0);
    expect(saidOf({ panel: null }).all).not.toContain('colores');
  });

  it('is praised for colours as far as they are known', () => {
    expect(saidOf({ panel: 'oled', p3Pct: 100, sources: usual }).all).toContain(
      'Su pantalla OLED suele cubrir el 100 % de P3.',
    );
    expect(saidOf({ panel: 'mini-led', srgbPct: 100, sources: published }).all).toContain(
      'Su pantalla cubre el 100 % de sRGB, según la marca.',
    );
    const maybe = saidOf({ panel: 'oled', sources: probable }).all;
    expect(maybe).not.toContain('OLED');
    expect(saidOf({ panel: 'ips', p3Pct: 100, sources: stated }).all).toContain(
      'Su pantalla cubre el 100 % de P3, según la marca.',
    );
  });

  it('that covers all of P3 is no worse for its kind', () => {
    const oled = laptop('oled', { ...GOOD, panel: 'oled', p3Pct: 100, sources: usual, priceEur: 600 });
    const ips = { ...GOOD, panel: 'ips', priceEur: 500 } as const;
    const lossesOf = (other: Partial<Laptop>) => {
      const { computers } = advisorFor([oled, laptop('ips', { ...ips, ...other })]).recommend(
        answers({ purposes: ['design'], priorities: ['screen'], budget: 1500 }),
      );
      return computers[1]?.statements.flatMap(({ place, text }) => (place === 'loss' ? text : []));
    };
    expect(lossesOf({ p3Pct: 80, sources: stated })?.join()).toContain('su pantalla es IPS');
    expect(lossesOf({ p3Pct: 100, sources: stated })?.join()).not.toContain('IPS');
  });

  it('of known colours comes first for who works with them, and only it may fit wholly', () => {
    const known = laptop('known', { ...GOOD, panel: 'oled', p3Pct: 100, sources: usual, priceEur: 950 });
    const unknown = laptop('unknown', { ...GOOD, panel: 'oled', sources: probable, weightKg: 1.5, priceEur: 750 });
    const shown = (purposes: Answers['purposes']) => advisorFor([known, unknown]).recommend(answers({ purposes }));
    const ofDesign = shown(['design']);
    expect(ofDesign.computers.map(({ id, fit }) => [id, fit?.words])).toEqual([
      ['known', 'Encaja de lleno'],
      ['unknown', 'Encaja bien'],
    ]);
    expect(shown(['office']).computers[0]).toMatchObject({ id: 'unknown', fit: { words: 'Encaja de lleno' } });
    const row = ofDesign.target.find(({ criterion }) => criterion === 'panel');
    expect(row?.points.map(({ figure, word }) => `${figure} · ${word}`)).toEqual([
      'OLED · colores de sobra (lo usual)',
      'OLED probable · color sin dato',
    ]);
  });
});
