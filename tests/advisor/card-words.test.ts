/** What a card says of a laptop alone. */
import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { textAt } from '#contract/card-statements.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

const game = {
  gpu: 'NVIDIA GeForce RTX 3050',
  gpuSeries: 'nvidia_rtx30',
  gpuIndex: 33.6,
  creationIndex: 18.8,
} as const;
/** Nothing but hours and watts can be said against it for games. */
const gaming = {
  gpu: 'NVIDIA GeForce RTX 5060',
  gpuSeries: 'nvidia_rtx50',
  gpuIndex: 63.4,
  creationIndex: 52.9,
  cpuIndex: 62,
  ramGb: 32,
  storageGb: 1000,
  refreshHz: 165,
  silence: 65,
  videoMemoryGb: 8,
} as const;
const mac = {
  brand: 'Apple',
  os: 'macOS',
  cpu: 'Apple M4',
  cpuFamily: 'apple_m',
  cpuIndex: 63.9,
  gpu: 'GPU Apple M4',
  gpuSeries: 'integrated_apple',
  gpuIndex: 20.8,
  creationIndex: 18.6,
} as const;
const cardOf = (one: Partial<Laptop>, asked: Parameters<typeof answers>[0]): string => {
  const [card] = advisorFor([laptop('one', one)]).recommend(answers(asked)).computers;
  const reasons = card?.statements.filter(({ place }) => place === 'pro' || place === 'con') ?? [];
  return reasons.map(({ text }) => text).join(' ');
};

const consWith = (os: Laptop['os'], asked: Parameters<typeof answers>[0]): readonly string[] =>
  advisorFor([laptop('one', { os })]).recommend(answers(asked)).computers[0]?.cons ?? [];

const NO_CARD = { statements: [] };
const butOf = (one: Partial<Laptop>, asked: Parameters<typeof answers>[0] = { purposes: ['gaming'] }): string =>
  textAt(advisorFor([laptop('one', { ...gaming, ...one })]).recommend(answers(asked)).computers[0] ?? NO_CARD, 'but');

/** The graphics of a card's specifications and of its target. */
function graphicsShown(gpuPowerW: number | null) {
  const { computers, target } = advisorFor([laptop('one', { ...gaming, gpuPowerW })]).recommend(
    answers({ purposes: ['gaming'] }),
  );
  const row = target.find(({ criterion }) => criterion === 'gpu');
  return [computers[0]?.specs[1], row?.points[0]?.figure];
}

/** What is told of two laptops, the better graphics with so many watts. */
const changesOf = (gpuPowerW: number | null): string => {
  const dearer = { gpu: 'NVIDIA GeForce RTX 5070', gpuIndex: 72, gpuPowerW, priceEur: 1300 };
  const laptops = [
    laptop('one', { ...gaming, gpuPowerW: 115, priceEur: 1000 }),
    laptop('two', { ...gaming, ...dearer }),
  ];
  const { computers } = advisorFor(laptops).recommend(answers({ purposes: ['gaming'], budget: 1500 }));
  return computers.map((card) => textAt(card, 'gain') + textAt(card, 'loss')).join();
};

const consOfDesigner = (storageGb: number) =>
  advisorFor([laptop('a', { storageGb }), laptop('large', { storageGb: 1024, priceEur: 790 })])
    .recommend(answers({ purposes: ['design'], priorities: ['screen', 'weight'], budget: 800 }))
    .computers.find(({ id }) => id === 'a')
    ?.cons.join(' ');

describe('a card', () => {
  it('calls few hours few, and says nothing of what hardly misses a day', () => {
    expect(butOf({ gpuPowerW: 115, batteryHours: 6.2 })).toBe('aguanta solo 6 h.');
    expect(butOf({ gpuPowerW: 115, batteryHours: 7.4 })).toBe('');
  });

  it('calls a disk of half the advised size small, whatever else was asked for', () => {
    expect(consOfDesigner(256)).toContain('El almacenamiento (256 GB) va justo para guardar imágenes');
    expect(consOfDesigner(512)).not.toContain('almacenamiento');
  });

  it('says to who plays or wants graphics that nobody knows their watts, first where few would be too few', () => {
    const said = 'gráfica de vatios desconocidos.';
    expect(butOf({ batteryHours: 6.2 })).toBe(said);
    expect(butOf({}, { purposes: ['editing'], priorities: ['graphics'] })).toBe(said);
    expect(cardOf(gaming, { purposes: ['gaming'] })).toContain(
      `los vatios de su RTX 5060: con pocos, rinde como una inferior.`,
    );
    expect(butOf({ gpuIndex: 87.2 })).toBe(said);
    expect(butOf({ gpuIndex: 87.2, batteryHours: 6.2 })).toBe('aguanta solo 6 h.');
    expect(butOf({}, { purposes: ['casualgaming'] })).toBe(said);
    expect(butOf({ batteryHours: 6.2 }, { purposes: ['casualgaming'] })).toBe('aguanta solo 6 h.');
    expect(butOf({ gpuIndex: 87.2 }, { purposes: ['casualgaming'] })).toBe('');
    expect(butOf({}, { purposes: ['editing'] })).not.toContain('vatios');
    expect(butOf({ gpu: 'NVIDIA GeForce RTX 3050', gpuSeries: 'nvidia_rtx30' })).not.toContain('vatios');
  });

  it('says first what good graphics play, and how well', () => {
    const { computers } = advisorFor([laptop('one', { ...gaming, ramGb: 16, gpuPowerW: 115 })]).recommend(
      answers({ purposes: ['gaming'], priorities: ['graphics'] }),
    );
    expect(textAt(computers[0] ?? NO_CARD, 'reason')).toBe(
      'Tiene buena gráfica para juegos actuales en calidad alta y Full HD.',
    );
  });

  it('calls a better chip a better class where only its watts would make it faster', () => {
    expect(changesOf(null)).toMatch(/su gráfica es de gama (superior|inferior) \(RTX 50[67]0\)/);
    expect(changesOf(115)).toMatch(/su gráfica es un 1\d % (más|menos) potente/);
  });

  it('blames few watts where graphics decide, and no others', () => {
    const said = 'gráfica de pocos vatios (55 W).';
    expect(butOf({ gpuPowerW: 55, gpuIndex: 62 })).toBe(said);
    expect(cardOf({ ...gaming, gpuPowerW: 55 }, { purposes: ['gaming'] })).toContain('tiene solo 55 W: rinde menos de');
    expect(cardOf({ ...gaming, gpuPowerW: 85 }, { purposes: ['gaming'] })).not.toContain('rinde');
    expect(cardOf({ ...gaming, gpuPowerW: 100 }, { purposes: ['gaming'] })).toContain('tiene 100 W: rinde como debe.');
    expect(cardOf({ ...gaming, gpuPowerW: 55 }, { purposes: ['editing'] })).not.toContain('55 W: rinde');
  });

  it('has the watts beside the graphics where they are known', () => {
    expect(graphicsShown(115)).toEqual(['Gráfica: NVIDIA GeForce RTX 5060 (8 GB, 115 W)', 'RTX 5060 (115 W)']);
    expect(graphicsShown(null)).toEqual(['Gráfica: NVIDIA GeForce RTX 5060 (8 GB)', 'RTX 5060 (vatios sin dato)']);
  });

  it.each([
    ['macOS', 'office', 'Usa macOS: comprueba que tus programas existen para Mac.'],
    ['macOS', 'gaming', 'Usa macOS: muchos juegos no existen para Mac.'],
    ['macOS', 'editing', null],
    ['linux', 'programming', null],
    ['chromeos', 'office', 'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.'],
    [null, 'office', 'La tienda no dice qué sistema trae: compruébalo.'],
    ['windows', 'office', null],
  ] as const)('with the system %s has as a con for %s: %s', (os, purpose, con) => {
    const cons = consWith(os, { purposes: [purpose] });
    expect(cons.filter((text) => /^(?:Usa|La tienda) /.test(text))).toEqual(con === null ? [] : [con]);
  });

  it('blames no system that was asked for, and no missing one where Windows is there already', () => {
    expect(consWith('macOS', { requirements: { os: 'macOS' } }).join(' ')).not.toContain('macOS');
    for (const os of ['none', null] as const)
      expect(consWith(os, { ownsWindows: true }).join(' ')).not.toContain('sistema');
    expect(consWith('chromeos', { ownsWindows: true }).join(' ')).toContain('Usa ChromeOS');
  });

  it.each([
    ['none', /Viene sin Windows: no lo pagas\./],
    ['windows', /Trae Windows; puedes poner Linux\./],
    ['macOS', /^(?!.*sin Windows)/],
    [null, /^(?!.*sin Windows)/],
  ] as const)('with the system %s says to who asks for Linux only what is true: %s', (os, said) => {
    const judged = advisorFor([laptop('judged', { os }), laptop('other')]).judge({
      id: 'judged',
      answers: answers({ requirements: { os: 'linux' } }),
    });
    expect(judged?.statements.map(({ text }) => text).join(' ')).toMatch(said);
  });

  it('does not speak of laptops that serve where none does', () => {
    const heavy = cardOf({ weightKg: 2.2 }, { purposes: ['gaming'], priorities: ['weight'] });
    expect(heavy).toContain('Pesa 2,2 kg');
    expect(heavy).not.toContain('que te sirven');
  });

  it('measures no large laptop by the weight of a small one', () => {
    const heavy = { weightKg: 2.2, screenInches: 16 };
    expect(cardOf(heavy, { purposes: ['office'], priorities: ['weight'] })).toContain(
      'Pesa 2,2 kg, demasiado para llevarlo siempre encima.',
    );
    expect(cardOf(heavy, { purposes: ['office'] })).not.toContain('Pesa');
  });

  it('tells once what nobody has, and advises nothing', () => {
    const small = { ramGb: 8, storageGb: 256, priceEur: 300 };
    const two = advisorFor([laptop('a', small), laptop('b', small)]);
    const [first] = two.recommend(answers({ purposes: ['programming'], budget: 400 })).computers;
    expect(first?.cons.join(' ').match(/va just[ao]/gu)).toHaveLength(1);
    expect(first?.cons.join(' ')).not.toContain('mejor');
  });

  it('praises nothing that is just enough in all laptops of an answer, and not beside better', () => {
    const cards = advisorFor([
      laptop('a', { ramGb: 32, cpuIndex: 60 }),
      laptop('b', { ramGb: 32, priceEur: 500, chassis: 'b' }),
    ]).recommend(answers({ purposes: ['office'] })).computers;
    expect(cards).toHaveLength(2);
    const pros = cards.flatMap((card) => card.pros);
    expect(pros.join(' ')).toContain('La memoria (32 GB) sobra');
    expect(pros.join(' ')).not.toMatch(/va bien|basta/u);
  });

  it('says once that a Mac beside others has other programs', () => {
    const fast = { ...game, cpuIndex: 80, ramGb: 16, gpuIndex: 55, creationIndex: 50, priceEur: 900 };
    const two = advisorFor([laptop('a', fast), laptop('mac', { ...mac, priceEur: 1000, ramGb: 32 })]);
    const consOf = (os: '' | 'macOS') =>
      two
        .recommend(answers({ purposes: ['editing'], requirements: { os } }))
        .computers.map((card) => card.cons.join(' '))
        .join(' ');
    expect(consOf('').match(/comprueba que tus programas existen para Mac/gu)).toHaveLength(1);
    expect(consOf('macOS')).not.toContain('macOS');
  });

  it('mentions little video memory if a purpose needs more, and explains what it means to have no fan', () => {
    const small = { ...game, gpuIndex: 70, videoMemoryGb: 6 };
    expect(cardOf(small, { purposes: ['gaming'] })).toContain('6 GB de memoria de vídeo');
    // A sentence about weak graphics names their memory already.
    expect(cardOf({ ...game, gpuIndex: 40, videoMemoryGb: 6 }, { purposes: ['gaming'] })).not.toContain(
      'memoria de vídeo',
    );
    expect(cardOf({ ...game, videoMemoryGb: 8 }, { purposes: ['gaming'] })).not.toContain('memoria de vídeo');
    expect(cardOf(small, { purposes: ['office'] })).not.toContain('memoria de vídeo');
    const silent = { ...mac, silence: 100 };
    expect(cardOf(silent, { purposes: ['programming'] })).toContain('si lo exprimes mucho rato, baja la velocidad');
    expect(cardOf(silent, {})).not.toContain('baja la velocidad');
  });
});
