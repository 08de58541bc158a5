import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { Purpose } from '#contract/answers.ts';
import { advisorFor, createFixture } from '#bench/advisor/oracle/fixture.ts';
import { answers, laptop } from '#bench/advisor/oracle/laptops.ts';
import { clumsySentences, plainWordsProblems } from '#bench/advisor/oracle/plain-words.ts';
import { profiles } from '#bench/advisor/oracle/profiles.ts';

const RUNS = 600;
const SEED = 20_261_122;

const fixture = createFixture(loadCatalogue().laptops);

describe('an answer', () => {
  it('has no clumsy or misleading sentence, and not too many words', () => {
    const visitors = fc.sample(profiles, { seed: SEED, numRuns: RUNS });
    expect(visitors.flatMap((visitor) => plainWordsProblems(fixture, visitor))).toEqual([]);
  });

  it.each([
    'A, por 100 € menos, tiene ningún sistema operativo.',
    'A, por 800 € más, tiene 2,85 kg de peso en vez de 2,57 kg.',
    'A, por 470 € más, ofrece macOS en vez de Windows.',
    'Apura tu presupuesto: solo sobran 1 €.',
    'De los 531 portátiles que conocemos, 0 lo cumplen.',
    'A ofrece una gráfica un 447 % más rápida.',
    'Para trabajar y estudiar y jugar de vez en cuando cuentan sobre todo la gráfica.',
    'Ruidoso en una biblioteca: le estimamos 30 puntos de silencio estimado.',
    'Hace ruido (silencio estimado: 30 de 100).',
    'La gráfica RTX 5060 da la talla para lo que priorizas.',
    'La resolución (2560 × 1600) basta para una buena pantalla.',
    'Que sepamos, ninguno llega a los mínimos: el primero se queda corto en la gráfica integrada.',
    'A, por el mismo precio, trae a cambio menos memoria (8 GB).',
    'A, por 310,01 € menos, tiene una pantalla más grande (16″).',
    'A gana: frente a lo típico, tiene una gráfica 7 veces más rápida.',
    'La gráfica integrada Apple M4 anda justa para efectos de vídeo: mejor desde una RTX 4050.',
  ])('would be refused with «%s»', (sentence) => {
    expect(clumsySentences([sentence])).not.toEqual([]);
  });
});

const reasonOf = (laptops: readonly Laptop[], asked: Parameters<typeof answers>[0] = {}): string =>
  advisorFor(laptops).recommend(answers(asked)).reason;

describe('what another laptop trades', () => {
  it('is told for a dearer one even if these needs do not ask for it', () => {
    const plenty = { ramGb: 32, storageGb: 1024, cpuIndex: 60 };
    const reason = reasonOf([laptop('a', plenty), laptop('b', { ...plenty, ramGb: 64, weightKg: 2, priceEur: 900 })]);
    expect(reason).toContain(
      'Marca b, por 200 € más, tiene más memoria (64 GB), que apenas notarás, pero más peso (2 kg).',
    );
  });

  it('is nothing for a dearer one that only has another system', () => {
    const mac = { os: 'macOS', gpuSeries: 'integrated_apple', priceEur: 900 } as const;
    expect(reasonOf([laptop('a'), laptop('mac', mac)])).toContain(
      'Marca mac, por 200 € más y con macOS, no mejora en nada que comparemos.',
    );
  });

  it('names the silence and build that a card praises, and does not call it no better', () => {
    const two = [
      laptop('loud', { silence: 39, build: 52, cpuIndex: 60 }),
      laptop('quiet', { silence: 66, build: 68, priceEur: 715 }),
    ];
    const { computers, reason } = advisorFor(two).recommend(answers({ purposes: ['programming'] }));
    expect(computers[1]?.pros.join(' ')).toContain('Se oye poco');
    expect(reason).toMatch(/Marca quiet, por \d+ € más, tiene menos ruido estimado con carga/u);
    const differsLittle = [laptop('a'), laptop('b', { silence: 62, cpuIndex: 36, priceEur: 715 })];
    expect(reasonOf(differsLittle, { purposes: ['programming'] })).toContain('sale peor: tiene un procesador');
  });

  it('tells apart graphics of one name that a case slows down', () => {
    const game = { gpu: 'NVIDIA GeForce RTX 5060', gpuSeries: 'nvidia_rtx50', refreshHz: 144 } as const;
    const two = [
      laptop('fast', { ...game, gpuIndex: 63.4 }),
      laptop('slow', { ...game, gpuIndex: 51.4, priceEur: 650 }),
    ];
    expect(reasonOf(two, { purposes: ['gaming'] })).toContain('una gráfica un 19 % más lenta');
  });

  it('is told as worse, not as an exchange, for the same price', () => {
    const two = [laptop('a'), laptop('b', { ramGb: 8, storageGb: 256, screenInches: 14 })];
    expect(reasonOf(two)).toContain(
      'Marca b, por el mismo precio y con pantalla de 14″, sale peor: tiene menos memoria (8 GB) y menos almacenamiento (256 GB).',
    );
  });

  it('is never a larger screen as a defect for who did not ask for little weight', () => {
    const two = [
      laptop('small', { screenInches: 14 }),
      laptop('large', { screenInches: 15.6, os: null, priceEur: 730 }),
    ];
    expect(reasonOf(two)).toContain(
      'Marca large, por 30 € más y con pantalla de 15,6″, no mejora en nada que comparemos.',
    );
  });

  it('always names a keyboard without Ñ', () => {
    const foreign = laptop('foreign', { keyboard: 'other', cpuIndex: 38, priceEur: 690 });
    expect(reasonOf([laptop('a'), foreign])).toContain('un procesador un 8 % más lento y un teclado sin eñe.');
    const both = advisorFor([laptop('a', { keyboard: 'other' }), foreign]).recommend(answers());
    expect(both.computers).toHaveLength(2);
    for (const { cons } of both.computers) expect(cons).toContain('Trae teclado de otro país, sin eñe.');
  });

  it('counts a larger screen as a gain only for who does not want little weight', () => {
    const two = [
      laptop('small', { screenInches: 14, weightKg: 1.3 }),
      laptop('large', { screenInches: 16, weightKg: 1.3, ramGb: 32, priceEur: 750 }),
    ];
    expect(reasonOf(two, { purposes: ['programming'] })).toContain(
      'trae a cambio menos memoria (16 GB) y una pantalla más pequeña (14″).',
    );
    expect(reasonOf(two, { purposes: ['programming'], priorities: ['weight'] })).toContain('pero más tamaño (16″).');
  });

  it('repeats «de», so that no strength reads as a part of the one before', () => {
    const [card] = advisorFor([laptop('a', { batteryHours: 9 }), laptop('b', { priceEur: 900 })]).recommend(
      answers(),
    ).computers;
    expect(card?.fit).toMatch(/^El que mejor encaja de los 2: va bien de [^,.]+ y de [^,.]+\.$/u);
  });

  it('says how many times faster instead of large percentages', () => {
    const slow = laptop('slow', { gpuIndex: 10, priceEur: 500 });
    const fast = { gpu: 'NVIDIA GeForce RTX 4060', gpuSeries: 'nvidia_rtx40' } as const;
    expect(reasonOf([slow, laptop('fast', { ...fast, gpuIndex: 54.7 })], { purposes: ['gaming'] })).toContain(
      'una gráfica 5 veces más lenta',
    );
    expect(reasonOf([slow, laptop('fast', { ...fast, gpuIndex: 21 })], { purposes: ['gaming'] })).toContain(
      'una gráfica el doble de lenta',
    );
  });
});

const game = {
  gpu: 'NVIDIA GeForce RTX 3050',
  gpuSeries: 'nvidia_rtx30',
  gpuIndex: 33.6,
  creationIndex: 18.8,
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
  return [...(card?.pros ?? []), ...(card?.cons ?? [])].join(' ');
};

describe('a card', () => {
  it('names a Mac as a step up from a Mac', () => {
    expect(cardOf(mac, { purposes: ['editing'] })).toContain(
      'La gráfica integrada Apple M4 anda justa para efectos de vídeo: mejor desde la de un Apple M4 Pro.',
    );
  });

  it('says that modest graphics do move popular games', () => {
    expect(cardOf(game, { purposes: ['casualgaming'] })).toContain(
      'La gráfica RTX 3050 mueve juegos populares sin lujos: con margen, desde una RTX 4050.',
    );
  });

  it.each([
    [7.4, 'basta para una mañana sin enchufe'],
    [9, 'basta para una jornada'],
    [12, 'basta para un día largo'],
    [15.3, 'sobra para un día largo'],
    [17, 'basta para dos jornadas'],
  ])('tells what %s h last for', (batteryHours, lasting) => {
    expect(cardOf({ batteryHours }, { purposes: ['programming'] })).toContain(lasting);
  });

  it('speaks of projects and 3D to who designs with strong graphics, of layers and filters to others', () => {
    const plenty = { ...game, ramGb: 32, cpuIndex: 60 };
    const drawn = cardOf(plenty, { purposes: ['design'], priorities: ['graphics'] });
    expect(drawn).toMatch(/para diseño y 3D.*para proyectos grandes|para proyectos grandes.*para diseño y 3D/u);
    expect(cardOf(plenty, { purposes: ['design'] })).toContain('para muchas capas');
  });
});

const asked = (purposes: Purpose[]): string => reasonOf([laptop('a', game)], { purposes, priorities: ['graphics'] });

describe('the reason', () => {
  it('speaks of games only to who plays, and of designing to who designs', () => {
    expect(asked(['programming'])).toContain('Cuentan sobre todo la gráfica, ');
    expect(asked(['casualgaming'])).toContain('la gráfica para juegos');
    expect(asked(['design'])).toContain('la gráfica para diseñar');
    expect(asked(['editing'])).toContain('la gráfica para editar');
  });

  it('says what the first card is weak in of what was given priority', () => {
    const heavy = { weightKg: 2.2, silence: 31, refreshHz: 144, gpuIndex: 60 };
    const two = [laptop('a', { ...game, ...heavy }), laptop('b', { ...game, ...heavy, cpuIndex: 36, priceEur: 690 })];
    expect(reasonOf(two, { purposes: ['gaming'], priorities: ['weight', 'silence'] })).toMatch(
      /Marca a .*, pero flojea en (?:silencio y peso|peso y silencio)\./u,
    );
  });

  it('does not praise the first card for what is too slow', () => {
    const slow = { cpuIndex: 13, silence: 90 };
    const three = ['b', 'c', 'd'].map((id) => laptop(id, { ...slow, cpuIndex: 8 }));
    expect(reasonOf([laptop('a', slow), ...three])).not.toMatch(/gana: [^.]*procesador/u);
  });

  it('compares the first card with those that serve the purposes', () => {
    const fast = { ...game, gpu: 'NVIDIA GeForce RTX 4060', gpuIndex: 61.3, refreshHz: 144 };
    const idle = ['x', 'y', 'z', 'w'].map((id) => laptop(id, { priceEur: 500 }));
    const reason = reasonOf([laptop('a', fast), laptop('b', { ...fast, gpuIndex: 50.3, priceEur: 690 }), ...idle], {
      purposes: ['gaming'],
    });
    expect(reason).toContain('Marca a gana: frente a otros que sirven, tiene una gráfica un 22 % más rápida');
  });

  it('rounds differences to whole euros, to tens where a price is an estimate', () => {
    const estimate = { seenEur: 600, spread: 0.11, exact: false, months: 3, doubtful: false, licenceEur: 0 };
    const lesser = { cpuIndex: 38, priceEur: 664.99 };
    expect(reasonOf([laptop('a'), laptop('b', lesser)])).toContain('Marca b, por 35 € menos,');
    expect(reasonOf([laptop('a'), laptop('b', { ...lesser, cost: estimate })])).toContain('por 40 € menos,');
    expect(reasonOf([laptop('a'), laptop('b', { cpuIndex: 38, priceEur: 697, cost: estimate })])).toContain(
      'Marca b, por casi el mismo precio,',
    );
  });
});

const explained = (purposes: readonly Purpose[]): string =>
  fixture.advisor.recommend(answers({ purposes: [...purposes] })).explanation;

describe('the purposes', () => {
  it.each([
    [['office'], 'trabajar o estudiar'],
    [['gaming', 'office'], 'trabajar o estudiar y para jugar a lo último'],
    [['design', 'programming'], 'diseñar y programar'],
    [['gaming', 'casualgaming'], 'jugar, también a lo último'],
    [['office', 'design', 'casualgaming'], 'trabajar o estudiar, diseñar y jugar de vez en cuando'],
  ] as const)('%j are read as «%s»', (purposes, words) => {
    expect(explained(purposes)).toContain(`Buscas un portátil de hasta 1500 € para ${words}.`);
  });
});
