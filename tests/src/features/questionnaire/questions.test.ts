import { describe, expect, test } from 'vitest';
import {
  DEVICE_CHOICES,
  NO_PREFERENCE,
  PRIORITY_CHOICES,
  PURPOSE_CHOICES,
  REQUIREMENT_QUESTIONS,
} from '#src/content/answer-words.ts';

const optionsOf = (field: string) =>
  REQUIREMENT_QUESTIONS.find((question) => question.field === field)
    ?.options.slice(1)
    .map(({ value, label }) => [value, label]);

describe('the questions', () => {
  test('offer laptops, and desktops as coming soon', () => {
    expect(DEVICE_CHOICES.map(({ value, label }) => [value, label])).toEqual([
      ['laptop', 'Portátil'],
      ['desktop', 'Ordenador de sobremesa (próximamente)'],
    ]);
  });

  test('name the six purposes', () => {
    expect(PURPOSE_CHOICES.map(({ id, label }) => [id, label])).toEqual([
      ['office', 'Trabajo/Estudio'],
      ['editing', 'Edición de Vídeo'],
      ['design', 'Diseño Gráfico'],
      ['programming', 'Programación'],
      ['casualgaming', 'Gaming Casual'],
      ['gaming', 'Gaming Intensivo'],
    ]);
  });

  test('name the six priorities', () => {
    expect(PRIORITY_CHOICES.map(({ id, label }) => [id, label])).toEqual([
      ['screen', 'Pantalla'],
      ['battery', 'Batería'],
      ['weight', 'Portabilidad'],
      ['graphics', 'Gráfica'],
      ['silence', 'Silencio'],
      ['build', 'Calidad de construcción'],
    ]);
  });
});

describe('the ten requirements', () => {
  test('have an order, and each is optional', () => {
    expect(REQUIREMENT_QUESTIONS.map(({ field }) => field)).toEqual([
      'processor',
      'ram',
      'storage',
      'graphics',
      'screenSize',
      'weight',
      'battery',
      'os',
      'resolution',
      'refreshRate',
    ]);
    for (const { options } of REQUIREMENT_QUESTIONS) expect(options[0]).toEqual({ value: '', label: NO_PREFERENCE });
  });

  test.each([
    [
      'processor',
      [
        ['intel_i3', 'Intel Core i3'],
        ['intel_i5', 'Intel Core i5'],
        ['intel_i7', 'Intel Core i7'],
        ['intel_i9', 'Intel Core i9'],
        ['amd_r3', 'AMD Ryzen 3'],
        ['amd_r5', 'AMD Ryzen 5'],
        ['amd_r7', 'AMD Ryzen 7'],
        ['amd_r9', 'AMD Ryzen 9'],
        ['apple_m', 'Apple M'],
        ['snapdragon_x', 'Snapdragon X'],
      ],
    ],
    [
      'ram',
      [
        ['4GB', '4GB'],
        ['8GB', '8GB'],
        ['16GB', '16GB'],
        ['32GB', '32GB'],
        ['64GB', '64GB'],
      ],
    ],
    [
      'storage',
      [
        ['256GB', '256GB SSD'],
        ['512GB', '512GB SSD'],
        ['1TB', '1TB SSD'],
        ['2TB', '2TB SSD'],
        ['4TB', '4TB SSD'],
      ],
    ],
    [
      'graphics',
      [
        ['integrated_intel', 'Intel integrada'],
        ['integrated_amd', 'AMD integrada'],
        ['nvidia_gtx16', 'NVIDIA GTX 16'],
        ['nvidia_rtx30', 'NVIDIA RTX 30'],
        ['nvidia_rtx40', 'NVIDIA RTX 40'],
        ['amd_rx6000', 'AMD RX 6000'],
        ['amd_rx7000', 'AMD RX 7000'],
        ['nvidia_rtx50', 'NVIDIA RTX 50'],
        ['integrated_apple', 'Apple integrada'],
        ['integrated_qualcomm', 'Qualcomm integrada'],
      ],
    ],
    [
      'screenSize',
      [
        ['13', '13″'],
        ['14', '14″'],
        ['15', '15.6″'],
        ['16', '16″'],
        ['17', '17.3″'],
      ],
    ],
    [
      'weight',
      [
        ['ultralight', 'Ultraligero (<1.5kg)'],
        ['light', 'Ligero (1.5-2kg)'],
        ['medium', 'Medio (2-2.5kg)'],
        ['heavy', 'Pesado (>2.5kg)'],
      ],
    ],
    [
      'battery',
      [
        ['standard', 'Estándar (4-6 h)'],
        ['long', 'Larga (7-10 h)'],
        ['extended', 'Extendida (>10 h)'],
      ],
    ],
    [
      'os',
      [
        ['windows', 'Windows'],
        ['macOS', 'macOS'],
        ['linux', 'Linux'],
        ['none', 'Sin sistema operativo'],
      ],
    ],
    [
      'resolution',
      [
        ['1080p', 'Full HD (1080p)'],
        ['2k', '2K'],
        ['4k', '4K'],
      ],
    ],
    [
      'refreshRate',
      [
        ['60', '60 Hz'],
        ['120', '120 Hz'],
        ['144', '144 Hz'],
        ['165', '165 Hz'],
        ['240', '240 Hz'],
      ],
    ],
  ])('offer these options for %s', (field, options) => {
    expect(optionsOf(field)).toEqual(options);
  });

  test('say «mínimo» where an option means at least that', () => {
    const minimum = REQUIREMENT_QUESTIONS.filter(({ hint }) => hint?.startsWith('mínimo'));
    expect(minimum.map(({ field }) => field)).toEqual([
      'processor',
      'ram',
      'storage',
      'graphics',
      'battery',
      'resolution',
      'refreshRate',
    ]);
  });
});
