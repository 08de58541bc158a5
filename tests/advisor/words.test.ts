import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import type { Purpose } from '#contract/answers.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const fixture = SHIPPED;

const reasonOf = (laptops: readonly Laptop[], asked: Parameters<typeof answers>[0] = {}): string =>
  advisorFor(laptops).recommend(answers(asked)).reason;

/** What cards say with the screen as a priority, where one of 15,6″ is the first. */
const besideLarger = (screenInches: number) => {
  const two = [laptop('a', { screenInches: 15.6 }), laptop('b', { screenInches, ramGb: 32, priceEur: 750 })];
  const { computers } = advisorFor(two).recommend(answers({ priorities: ['screen'] }));
  return computers.flatMap(({ statements }) => statements.map(({ text }) => text)).join(' ');
};

describe('what another laptop trades', () => {
  it('is not another size or Windows alone', () => {
    const small = laptop('b', { cpuIndex: 34, screenInches: 14, priceEur: 600 });
    expect(reasonOf([laptop('a'), small])).not.toContain('pantalla de');
  });

  it('tells hours apart that are alike but not both enough', () => {
    const two = [laptop('a', { batteryHours: 7.6 }), laptop('b', { batteryHours: 8.3, cpuIndex: 60, priceEur: 790 })];
    const { target } = advisorFor(two).recommend(answers());
    const told = target.find(({ criterion }) => criterion === 'battery')?.points;
    expect(told?.map(({ figure, word }) => `${figure} ${word}`).toSorted()).toEqual([
      '≈ 7,6 h justa',
      '≈ 8,3 h te basta',
    ]);
  });

  it('counts a larger screen as a gain only for visitors without a priority for weight', () => {
    const two = [
      laptop('small', { screenInches: 14, weightKg: 1.3 }),
      laptop('large', { screenInches: 16, weightKg: 1.3, ramGb: 32, priceEur: 750 }),
    ];
    const changes = (asked: Parameters<typeof answers>[0]) => {
      const [, second] = advisorFor(two).recommend(answers({ purposes: ['programming'], ...asked })).computers;
      return [textsOf(second).gains, textsOf(second).losses].flat().filter((text) => text?.includes('″'));
    };
    expect(reasonOf(two, { purposes: ['programming'] })).not.toContain('pantalla más grande (14″)');
    expect(changes({ priorities: ['weight'] })).toEqual(['es más grande (16″)']);
  });

  it('does not count a screen that is hardly larger', () => {
    expect(besideLarger(16)).not.toContain('pantalla es más');
    expect(besideLarger(17.3)).toContain('su pantalla es más grande (17,3″)');
  });

  it('tells a weight that is not good beside what speaks for the first one, not as a part of it', () => {
    expect(reasonOf([laptop('a', { weightKg: 1.2 })], { priorities: ['weight'] })).toMatch(/ y pesa 1,2 kg\.$/);
    expect(reasonOf([laptop('a', { weightKg: 1.9 })], { priorities: ['weight'] })).toMatch(/, aunque pesa 1,9 kg\.$/);
  });

  it('says twice and half in words, and more than that as much', () => {
    const slow = laptop('slow', { gpuIndex: 10, priceEur: 500 });
    const fast = { gpu: 'NVIDIA GeForce RTX 4060', gpuSeries: 'nvidia_rtx40' } as const;
    const lossOf = (gpuIndex: number) =>
      textsOf(
        advisorFor([slow, laptop('fast', { ...fast, gpuIndex })]).recommend(answers({ purposes: ['casualgaming'] }))
          .computers[1],
      ).losses[0];
    expect(lossOf(54.7)).toBe('su gráfica es mucho menos potente');
    expect(lossOf(20)).toBe('su gráfica es la mitad de potente');
    expect(lossOf(22)).toBe('su gráfica es menos de la mitad de potente');
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
  const reasons = card?.statements.filter(({ place }) => place === 'pro' || place === 'con') ?? [];
  return reasons.map(({ text }) => text).join(' ');
};

const consWith = (os: Laptop['os'], asked: Parameters<typeof answers>[0]): readonly string[] =>
  advisorFor([laptop('one', { os })]).recommend(answers(asked)).computers[0]?.cons ?? [];

describe('a card', () => {
  it('names a Mac as a step up from a Mac', () => {
    const two = [laptop('a', mac), laptop('b', { ...mac, creationIndex: 50, priceEur: 1600 })];
    const { computers } = advisorFor(two).recommend(answers({ purposes: ['editing'], budget: 1700 }));
    expect(computers.flatMap(({ cons }) => cons)).toContain(
      'La gráfica integrada Apple M4 va justa con muchos efectos: mejor desde la de un Apple M4 Pro. Para retocar y montar va bien.',
    );
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

  it('names the programs that no Mac has to who designs, also where a Mac was asked for', () => {
    const programs = /SolidWorks, Revit o 3ds Max: no existen para Mac/u;
    const asked = { requirements: { os: 'macOS' } } as const;
    expect(consWith('macOS', { ...asked, purposes: ['design'] }).join(' ')).toMatch(programs);
    expect(consWith('macOS', { ...asked, purposes: ['editing'] }).join(' ')).not.toMatch(programs);
  });

  it('offers Windows for ARM by its name', () => {
    const arm = { os: 'windows', cpuFamily: 'snapdragon_x', cpu: 'Qualcomm Snapdragon X X1-26-100' } as const;
    const two = [laptop('a'), laptop('b', { ...arm, batteryHours: 18, ramGb: 32, cpuIndex: 60, priceEur: 780 })];
    const { changes } = advisorFor(two).recommend(answers({ priorities: ['battery'], budget: 720 }));
    expect(changes?.texts?.more).toContain('con Windows para ARM');
  });

  it('blames no system that was asked for, and no missing one where Windows is there already', () => {
    expect(consWith('macOS', { requirements: { os: 'macOS' } }).join(' ')).not.toContain('macOS');
    for (const os of ['none', null] as const)
      expect(consWith(os, { ownsWindows: true }).join(' ')).not.toContain('sistema');
    expect(consWith('chromeos', { ownsWindows: true }).join(' ')).toContain('Usa ChromeOS');
  });

  it.each([
    ['none', /Viene sin Windows: no lo pagas\./],
    ['windows', /Trae Windows y admite Linux\./],
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

  it('says that modest graphics do move popular games', () => {
    const modest = { gpu: 'AMD Radeon 680M', gpuSeries: 'integrated_amd', gpuIndex: 15 } as const;
    expect(cardOf(modest, { purposes: ['casualgaming'] })).toContain(
      'La gráfica integrada Radeon 680M mueve Minecraft, Roblox o Fortnite sin lujos.',
    );
    const { target } = advisorFor([laptop('a', modest)]).recommend(answers({ purposes: ['casualgaming'] }));
    expect(target.find(({ criterion }) => criterion === 'gpu')?.points[0]?.word).toBe('sin lujos');
  });

  it('calls a panel probable that was not seen, everywhere', () => {
    const panel = { kind: 'estimated', source: 'machines of the line', date: '2026' } as const;
    const cards = advisorFor([laptop('a', { panel: 'oled', sources: { panel } }), laptop('b')]).recommend(
      answers({ purposes: ['design'], priorities: ['screen'] }),
    ).computers;
    const texts = cards.flatMap(({ statements }) => statements.map(({ text }) => text)).join(' ');
    expect(texts).toContain('OLED probable');
    expect(texts).not.toMatch(/OLED(?! probable)/u);
  });

  it('mentions a large screen for games only as a better view, and not first', () => {
    const large = { ...game, screenInches: 17.3, resolution: { width: 2560, height: 1440 } };
    const pros = advisorFor([laptop('a', large)]).recommend(answers({ purposes: ['gaming'], priorities: ['screen'] }))
      .computers[0]?.pros;
    expect(pros?.[0]).not.toContain('Su pantalla');
    expect(cardOf(large, { purposes: ['gaming'], priorities: ['screen'] })).not.toContain('letra');
  });

  it('mentions little video memory if a purpose needs more, and explains what it means to have no fan', () => {
    const small = { ...game, gpuIndex: 70, videoMemoryGb: 6 };
    const least = 'Tiene 6 GB de memoria de vídeo: para juegos actuales, mejor 8 GB.';
    expect(cardOf(small, { purposes: ['gaming'] })).toContain(least);
    // A sentence about weak graphics names their memory already.
    expect(cardOf({ ...game, gpuIndex: 40, videoMemoryGb: 6 }, { purposes: ['gaming'] })).not.toContain(
      'memoria de vídeo',
    );
    expect(cardOf({ ...game, videoMemoryGb: 8 }, { purposes: ['gaming'] })).not.toContain('memoria de vídeo');
    expect(cardOf(small, { purposes: ['office'] })).not.toContain('memoria de vídeo');
    const silent = { ...mac, silence: 100 };
    expect(reasonOf([laptop('one', silent)], { purposes: ['office'], priorities: ['silence'] })).toContain(
      'no se oye ni a tope',
    );
    expect(cardOf(silent, { purposes: ['programming'] })).toContain('si lo exprimes mucho rato, baja la velocidad');
    expect(cardOf(silent, {})).not.toContain('baja la velocidad');
  });

  it.each([
    [7.4, 'basta para una mañana sin enchufe'],
    [9, 'basta para una jornada'],
    [12, 'sobra para una jornada'],
    [15.3, 'sobra para un día largo'],
    [17, 'sobra para un día largo'],
  ])('tells what %s h last for', (batteryHours, lasting) => {
    expect(cardOf({ batteryHours }, { purposes: ['programming'] })).toContain(lasting);
  });

  it('mentions projects and 3D for design with strong graphics, layers and filters for other purposes', () => {
    const plenty = { ...game, ramGb: 64, cpuIndex: 95, storageGb: 2048 };
    const drawn = cardOf(plenty, { purposes: ['design'], priorities: ['graphics'] });
    expect(drawn).toMatch(/para diseño y 3D.*para guardar proyectos/u);
    expect(cardOf(plenty, { purposes: ['design'] })).toMatch(/para muchas capas|para filtros y efectos/u);
  });
});

const saved = (other: Partial<Laptop>) =>
  textsOf(advisorFor([laptop('a'), laptop('b', other)]).recommend(answers()).computers[1]).gains[0];

describe('the reason', () => {
  it('says differences of the prices as they are shown', () => {
    expect(saved({ cpuIndex: 36, priceEur: 629.99 })).toBe('70 € menos');
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
