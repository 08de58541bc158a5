/** An answer of the advisor that does not depend on the catalogue. */
import type { Page } from '@playwright/test';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { type Computer, computerSchema } from '#contract/computer.ts';
import type { Recommendation } from '#contract/recommendations.ts';
import { saying } from '#tests/support/card-texts.ts';
import { submit } from './questionnaire.ts';
import { hydrated } from './visit.ts';

const FIRST = computerSchema.parse({
  id: 'casa-ligero-14',
  name: 'Casa Ligero 14',
  shortName: 'Casa Ligero 14',
  image: '/illustrations/ultrabook.svg',
  price: 899,
  specs: ['Procesador: Casa Cinco', 'Memoria: 16 GB', 'Almacenamiento: 512 GB SSD', 'Peso: 1,2 kg'],
  attributes: [
    { key: 'Valoracion', value: 4.5 },
    { key: 'Reviews', value: 120 },
  ],
  link: 'https://www.amazon.es/s?k=casa+ligero',
  pros: ['Con 1,2 kg es cómodo para llevarlo siempre encima.'],
  cons: ['El almacenamiento es justo.'],
  fit: { share: 0.97, serves: true, words: 'Encaja de lleno' },
  role: 'best',
  statements: [
    ...saying({
      reason: ['Aguanta unas 10 h y pesa 1,2 kg, el más ligero de los dos.'],
      but: ['el almacenamiento es justo.'],
      gain: ['el más ligero'],
      loss: ['el más caro'],
      pro: ['La batería basta para un día.'],
    }),
  ],
  facts: {
    brand: 'Casa',
    model: 'Ligero 14',
    cpu: 'Casa Cinco',
    gpuSeries: 'integrated_intel',
    ramGb: 16,
    storageGb: 512,
    screenInches: 14,
    resolution: { width: 1920, height: 1200 },
    refreshHz: 60,
    weightKg: 1.2,
    batteryWh: 60,
    batteryHours: 10,
    batteryHoursError: 1,
    keyboard: 'es',
    os: 'windows',
    year: 2025,
    seenPrice: 899,
    priceDate: '2026-08',
    priceBasis: 'en una tienda española',
    priceKind: 'seen',
    priceRange: { low: 830, high: 970 },
    priceCountry: 'es',
  },
});

const SECOND: Computer = {
  ...FIRST,
  id: 'casa-grande-16',
  name: 'Casa Grande 16',
  shortName: 'Casa Grande 16',
  price: 749,
  attributes: [],
  role: 'saver',
  statements: saying({
    reason: ['Ahorras 5 €. Pesa 0,9 kg más.'],
    but: ['el almacenamiento es justo.'],
    label: ['Más barato'],
    gain: ['5 € menos'],
    loss: ['pesa 0,9 kg más'],
  }),
  facts: {
    ...FIRST.facts,
    model: 'Grande 16',
    screenInches: 16,
    weightKg: 2.1,
    os: 'none',
    seenPrice: 785,
    priceBasis: 'en una tienda polaca',
    priceKind: 'estimated',
    priceRange: { low: 670, high: 840 },
    licence: 145,
  },
};

const point = (id: string, at: number, figure: string, word: string) => ({ id, at, range: null, figure, word });

const TARGET: Recommendation['target'] = [
  {
    criterion: 'battery',
    label: 'Autonomía',
    points: [point(FIRST.id, 0.8, '≈ 10 h', 'te basta'), point(SECOND.id, 0.75, '≈ 9 h', 'te basta')],
  },
  {
    criterion: 'weight',
    label: 'Peso',
    points: [point(FIRST.id, 1, '1,2 kg', 'muy ligero'), point(SECOND.id, 0.3, '2,1 kg', 'algo pesado')],
  },
  {
    criterion: 'panel',
    label: 'Panel',
    points: [FIRST, SECOND].map(({ id }) => ({
      id,
      at: null,
      range: { low: 0.2, high: 0.7 },
      figure: '',
      word: 'sin dato',
    })),
  },
  {
    criterion: 'price',
    label: 'Precio',
    points: [
      point(FIRST.id, 0.8, '899 €', 'sobran 601 €'),
      point(SECOND.id, 0.81, '≈ 894 € con Windows', 'sobran 606 €'),
    ],
  },
];

const ANSWER: Recommendation = {
  computers: [FIRST, SECOND],
  target: TARGET,
  caution: null,
  nearTie: null,
  enough: 'No pagues más de 900 €: por encima no notarías mejora.',
  changes: { less: true, texts: { less: 'Por 5 € menos: Casa Grande 16' } },
  explanation: 'Buscas un portátil para trabajar y estudiar por 1500 € como máximo.',
  comparisons: Object.fromEntries([FIRST, SECOND].map(({ name, pros, cons }) => [name, { pros, cons }])),
  reason: 'Casa Ligero 14 es el que mejor encaja.',
  relaxations: [],
  filteredLaptops: ['casa-otro-15'],
  userInput: {
    deviceType: 'laptop',
    purposes: ['office'],
    priorities: [],
    budget: 1500,
    requirements: NO_REQUIREMENTS,
  },
  catalogue: { date: '2026-08-14', size: 2 },
};

/** Makes the advisor answer this from now on, with `changes`. */
const mockAnswer = (page: Page, changes: Partial<Recommendation> = {}) =>
  page.route('**/api/recommendations', (route) => route.fulfill({ json: { ...ANSWER, ...changes } }));

/** The results page with that answer. */
export async function openMockedResults(page: Page, changes: Partial<Recommendation> = {}): Promise<void> {
  await mockAnswer(page, changes);
  await page.goto('/form?purposes=office');
  await hydrated(page);
  await submit(page);
}
