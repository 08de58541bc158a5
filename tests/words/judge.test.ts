/** How adverts are judged: a few of them in full, and each form of a sentence. Read the diff when it changes. */
import { expect, it } from 'vitest';
import { type Answers, NO_REQUIREMENTS } from '#contract/answers.ts';
import type { JudgeAnswer, ReadLaptop } from '#contract/advert.ts';
import { judgementOf } from '#words/judge.ts';
import { READ, readOf } from '#tests/support/advert.ts';
import { advisor } from '#tests/support/test-app.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

const IDEAPAD: ReadLaptop = {
  ...READ,
  brand: 'Lenovo',
  model: 'IdeaPad Slim 3 15AMN8',
  cpu: 'AMD Ryzen 5 7520U',
  gpu: null,
  os: 'windows',
  weightKg: null,
  price: 449,
};
const MACBOOK: ReadLaptop = {
  ...READ,
  brand: 'Apple',
  model: 'MacBook Air 13 M4',
  cpu: 'Apple M4',
  gpu: null,
  storageGb: 256,
  screenInches: 13.6,
  resolution: { width: 2560, height: 1664 },
  os: 'macOS',
  weightKg: 1.24,
  price: 880,
};
/** As little as an advert may say. */
const VAGUE: ReadLaptop = {
  ...READ,
  brand: null,
  model: null,
  cpu: 'Intel Core i5',
  gpu: null,
  resolution: null,
  os: null,
  weightKg: null,
  price: 400,
};

const OFFICE: ReadLaptop = {
  ...IDEAPAD,
  brand: 'Dell',
  model: 'Pro 15 Essential PV15250',
  cpu: 'Intel Core i5-1334U',
  refreshHz: 120,
};

const PLAYS = answersWith({ purposes: ['gaming'], priorities: ['graphics'], budget: 1000 });
const WORKS: Answers = { ...PLAYS, purposes: ['office'], priorities: ['battery', 'weight'], budget: 900 };
const CASES: Readonly<Record<string, readonly [ReadLaptop, Answers]>> = {
  'a cheap one for games': [READ, PLAYS],
  'the same for more': [{ ...READ, price: 949 }, PLAYS],
  'for much more': [
    { ...READ, price: 1000 },
    { ...PLAYS, budget: 1500 },
  ],
  'without a price': [{ ...READ, price: null }, PLAYS],
  'for nearly nothing': [{ ...READ, price: 200 }, PLAYS],
  'without a drawback, for too little': [
    { ...OFFICE, price: 443 },
    { ...WORKS, priorities: [], budget: 600 },
  ],
  used: [{ ...READ, price: 420, used: true }, PLAYS],
  'used, for what a new one costs': [{ ...READ, price: 860, used: true }, PLAYS],
  'over the budget': [{ ...READ, price: 1099 }, PLAYS],
  'for another use': [READ, WORKS],
  'with the battery of a phone': [MACBOOK, WORKS],
  'for more than elsewhere': [
    { ...MACBOOK, price: 1199 },
    { ...WORKS, budget: 1500 },
  ],
  'of another system': [MACBOOK, { ...WORKS, requirements: { ...NO_REQUIREMENTS, os: 'windows', ram: '32GB' } }],
  'too weak for games': [IDEAPAD, PLAYS],
  'for the office': [IDEAPAD, { ...WORKS, priorities: [] }],
  "with another country's keyboard": [
    { ...IDEAPAD, keyboard: 'other' },
    { ...WORKS, priorities: [] },
  ],
  'that a dearer one beats': [
    { ...IDEAPAD, model: 'Vivobook 15', brand: 'ASUS', cpu: 'Intel Core i5-1235U', price: 499 },
    { ...WORKS, priorities: [], budget: 650 },
  ],
  'of which little is known': [VAGUE, WORKS],
  'without the size of its screen': [
    { ...READ, screenInches: null },
    { ...PLAYS, priorities: ['screen'] },
  ],
  'with a processor older than those that we know': [
    { ...IDEAPAD, cpu: 'i7-7500U', price: 180, used: true },
    { ...WORKS, priorities: [] },
  ],
  'that does not work': [{ ...READ, price: 60, used: true, fault: 'para piezas' }, PLAYS],
  'whose system decides': [{ ...READ, os: null, price: 740 }, PLAYS],
  'of an unknown system that is too dear with any': [{ ...READ, os: null, price: 849 }, PLAYS],
  'of which too little is known for a price': [
    { ...VAGUE, cpu: 'Intel Core i5-1334U', ramGb: null, price: null },
    WORKS,
  ],
  'without a processor': [{ ...READ, cpu: null, price: 500 }, WORKS],
  'that nobody else meets': [
    IDEAPAD,
    { ...WORKS, requirements: { ...NO_REQUIREMENTS, ram: '64GB', os: 'macOS', storage: '4TB' } },
  ],
};

const textOf = ({ title, place, of, better, statements, unknowns, sureness, priceText }: JudgeAnswer): string =>
  [
    `${title} · ${place ?? '–'} de ${of} · ${better ? `${better.isFirst ? '' : 'for that price '}${better.name}, ${better.price} €, pero ${better.but}` : 'el mejor'}`,
    ...statements.map(({ place: at, text, isFolded }) => `${isFolded ? '(' : ''}${at}: ${text}`),
    ...unknowns.map((text) => `? ${text}`),
    sureness,
    priceText,
  ]
    .map((line) => `  ${line}\n`)
    .join('');

it('reads as it did', async () => {
  const texts = Object.entries(CASES).map(
    ([name, [read, answers]]) => `${name}\n${textOf(judgementOf(advisor, { read, answers }, '2026-11-23'))}`,
  );
  await expect(texts.join('\n')).toMatchFileSnapshot('judge.txt');
});

/** The highest price for which it is a good buy, or its own if that is lower. */
const worthOf = (read: ReadLaptop, answers: Answers): number => {
  const { verdict, below } = judgementOf(advisor, { read, answers }, '2026-11-23');
  return verdict === 'good' ? (read.price ?? 0) : (below ?? 0);
};

it('asks no lower price of a laptop whose system nobody tells than of one without any', () => {
  /** The usual price, by which similar ones are chosen, is not quite the same. */
  const NEARLY = 0.98;
  const { laptops } = advisor;
  const bare = laptops.filter(
    ({ os, gpuSeries }, index) => os === 'none' && gpuSeries === 'nvidia_rtx50' && index % 6 === 0,
  );
  const worths = bare.map((own) => {
    const read = { ...readOf(own), model: `${own.model} X` };
    const answers = { ...PLAYS, budget: Math.min(4000, own.priceEur + 300) };
    return { id: own.id, silent: worthOf({ ...read, os: null }, answers), none: worthOf(read, answers) };
  });
  expect(worths.filter(({ none }) => none > 0).length).toBeGreaterThan(5);
  expect(worths.filter(({ silent, none }) => silent < NEARLY * none)).toEqual([]);
});

it('promises of a laptop with Windows what is said once the user says that it has it', () => {
  const asked = [answersWith({ purposes: ['office', 'gaming'], budget: 1000 }), PLAYS, { ...PLAYS, budget: 1500 }];
  const wrong = asked.flatMap((answers) =>
    [599, 699, 749, 849, 949].flatMap((price) => {
      const judged = (os: ReadLaptop['os']) =>
        judgementOf(advisor, { read: { ...READ, os, price }, answers }, '2026-11-27');
      const [silent, withWindows] = [judged(null).title, judged('windows')];
      const limit = withWindows.below === null ? 'Buena compra' : `${withWindows.below} €`;
      const isPromise = silent.endsWith('Windows') && !silent.endsWith('sin Windows');
      return isPromise && !silent.replaceAll('\u00A0', ' ').includes(limit) ? [{ silent, price, limit }] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
