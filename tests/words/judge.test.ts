/** How laptops are judged: a few adverts in full, and what holds of any. Read the diff of the texts when it changes. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpanishOffer, totalCost } from '#catalogue/derive/cost.ts';
import { lineOf } from '#catalogue/derive/names.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, NO_REQUIREMENTS } from '#contract/answers.ts';
import type { ParsedAdvert } from '#contract/advert.ts';
import { JUDGED_PRICE, type Judgement, type JudgeRequest } from '#contract/judge.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { READ, readOf } from '#tests/support/advert.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';
import { advisor } from '#tests/support/test-app.ts';

const LENOVO = { brand: 'Lenovo', model: 'IdeaPad Slim 3 15AMN8', cpu: 'AMD Ryzen 5 7520U', gpu: null };
const IDEAPAD: ParsedAdvert = { ...READ, ...LENOVO, os: 'windows', weightKg: null, price: 449 };
const APPLE = { brand: 'Apple', model: 'MacBook Air 13 M4', cpu: 'Apple M4', gpu: null, storageGb: 256 };
const RETINA = { screenInches: 13.6, resolution: { width: 2560, height: 1664 } };
const MACBOOK: ParsedAdvert = { ...READ, ...APPLE, ...RETINA, os: 'macOS', weightKg: 1.24, price: 880 };
const UNSAID = { brand: null, model: null, gpu: null, resolution: null, os: null, weightKg: null };
/** As little as an advert may say. */
const VAGUE: ParsedAdvert = { ...READ, ...UNSAID, cpu: 'Intel Core i5', price: 400 };
const DELL = { brand: 'Dell', model: 'Pro 15 Essential PV15250', cpu: 'Intel Core i5-1334U' };
const OFFICE: ParsedAdvert = { ...IDEAPAD, ...DELL, refreshHz: 120 };
const ASUS = { brand: 'ASUS', model: 'Vivobook 15', cpu: 'Intel Core i5-1235U' };

const UNTOLD = { ...UNSAID, cpu: null, screenInches: null };
/** One of the cheapest for its use, of which the advert tells only the line. */
const OMNIBOOK: ParsedAdvert = { ...READ, ...UNTOLD, brand: 'HP', model: 'OmniBook 5 14', price: 599 };

/** Of the catalogue, which has it for 699 €. */
const OMNIBOOK_DEAR: ParsedAdvert = { ...OMNIBOOK, model: 'OmniBook 5 14-he0015ns', price: 849 };
const FAMILY: ParsedAdvert = { ...READ, ...UNTOLD, brand: 'HP', model: '15', cpu: 'i5', storageGb: null, price: 549 };

const N100 = { model: '15', cpu: 'Intel N100', ramGb: 8, price: 399 };

const PLAYS = answersWith({ purposes: ['gaming'], priorities: ['graphics'], budget: 1000 });
const WORKS: Answers = { ...PLAYS, purposes: ['office'], priorities: ['battery', 'weight'], budget: 900 };
const STUDIES: Answers = { ...WORKS, priorities: [] };
const WANTS_WINDOWS: Answers['requirements'] = { ...NO_REQUIREMENTS, os: 'windows', ram: '32GB' };
const WANTS_ALL: Answers['requirements'] = { ...NO_REQUIREMENTS, ram: '64GB', os: 'macOS', storage: '4TB' };

/** An advert for a visitor, and what differs in both. */
const oneFor = (
  read: ParsedAdvert,
  changes: Partial<ParsedAdvert>,
  answers: Answers,
  wanted: Partial<Answers> = {},
): [ParsedAdvert, Answers] => [
  { ...read, ...changes },
  { ...answers, ...wanted },
];
const CASES: Readonly<Record<string, readonly [ParsedAdvert, Answers]>> = {
  'a cheap one for games': [READ, PLAYS],
  'the same for more': oneFor(READ, { price: 949 }, PLAYS),
  'for much more': oneFor(READ, { price: 1000 }, PLAYS, { budget: 1500 }),
  'without a price': oneFor(READ, { price: null }, PLAYS),
  'weak, without a price': oneFor(READ, { price: null, gpu: 'integrated', cpu: 'Intel Core i5-8250U' }, PLAYS),
  'old, without a price': oneFor(IDEAPAD, { price: null, cpu: 'Intel Core i5-1135G7' }, STUDIES),
  'strong, without a price': oneFor(READ, { price: null, cpu: 'Intel Core i9-14950HX', gpu: 'RTX 5090' }, PLAYS),
  'for nearly nothing': oneFor(READ, { price: 200 }, PLAYS),
  'without a drawback, for too little': oneFor(OFFICE, { price: 443 }, STUDIES, { budget: 600 }),
  used: oneFor(READ, { price: 420, used: true }, PLAYS),
  'used, for what a new one costs': oneFor(READ, { price: 740, used: true }, PLAYS),
  'that fits poorly, as all for that money': oneFor(
    IDEAPAD,
    { cpu: 'AMD Ryzen 5 5600H', gpu: 'GTX 1650', ramGb: 8, price: 380, used: true },
    PLAYS,
    { purposes: ['casualgaming'], budget: 400 },
  ),
  'over the budget': oneFor(READ, { price: 1099 }, PLAYS),
  'for another use': [READ, WORKS],
  'with the battery of a phone': [MACBOOK, WORKS],
  'for more than elsewhere': oneFor(MACBOOK, { price: 1199 }, WORKS, { budget: 1500 }),
  'of another system': oneFor(MACBOOK, {}, WORKS, { requirements: WANTS_WINDOWS }),
  'too weak for games': [IDEAPAD, PLAYS],
  'for the office': [IDEAPAD, STUDIES],
  "with another country's keyboard": oneFor(IDEAPAD, { keyboard: 'other' }, STUDIES),
  'that a dearer one beats': oneFor(IDEAPAD, { ...ASUS, price: 499 }, STUDIES, { budget: 650 }),
  'of which little is known': [VAGUE, WORKS],
  'without the size of its screen': oneFor(READ, { brand: null, model: null, screenInches: null }, PLAYS, {
    priorities: ['screen'],
  }),
  'with a processor older than those that we know': oneFor(
    IDEAPAD,
    { cpu: 'i7-7500U', price: 180, used: true },
    STUDIES,
  ),
  'that does not work': oneFor(READ, { price: 60, used: true, fault: 'para piezas' }, PLAYS),
  'whose system decides': oneFor(READ, { os: null, price: 740 }, PLAYS),
  'of an unknown system that is too dear with any': oneFor(READ, { os: null, price: 849 }, PLAYS),
  'of which too little is known for a price': oneFor(VAGUE, { cpu: DELL.cpu, ramGb: null, price: null }, WORKS),
  'of which only the line is named': [OMNIBOOK, WORKS],
  'of one that a shop had for less': oneFor(OMNIBOOK_DEAR, {}, STUDIES),
  'of one that a shop had for less, over the budget': oneFor(OMNIBOOK_DEAR, {}, STUDIES, { budget: 700 }),
  'of one that a shop had for less, which is not what fits best': oneFor(OMNIBOOK_DEAR, {}, STUDIES, { budget: 2000 }),
  'of which only the family of its processor is told': oneFor(FAMILY, {}, STUDIES, { budget: 700 }),
  'that another one equals for less': oneFor(OMNIBOOK, N100, STUDIES, { budget: 600 }),
  'without a processor': oneFor(READ, { cpu: null, price: 500 }, WORKS),
  'without memory and disk': oneFor(READ, { ramGb: null, storageGb: null }, WORKS, { requirements: WANTS_WINDOWS }),
  'made for games, without its graphics': oneFor(READ, { gpu: null }, PLAYS),
  'of which the memory decides less than the graphics': oneFor(IDEAPAD, { ramGb: null }, PLAYS),
  'that nobody else meets': oneFor(IDEAPAD, {}, WORKS, { requirements: WANTS_ALL }),
};

const textOf = ({ title, place, of, better, statements, usual }: Judgement): string =>
  [
    `${title} · ${place ?? '–'} de ${of} · ${better ? `${better.name}, ${better.price} €` : 'el mejor'}`,
    ...statements.map(({ place: at, text }) => `${at}: ${text}`),
    ...(usual === null ? [] : [usual]),
  ]
    .map((line) => `  ${line}\n`)
    .join('');

/** @throws for an unknown id */
function judge(request: JudgeRequest): Judgement {
  const judged = advisor.judge(request);
  if (!judged) throw new Error('there is no such laptop');
  return judged;
}

it('reads as it did', async () => {
  const texts = Object.entries(CASES).map(([name, [read, answers]]) => `${name}\n${textOf(judge({ read, answers }))}`);
  await expect(texts.join('\n')).toMatchFileSnapshot('judge.txt');
});

const switched = fc
  .tuple(profiles, fc.boolean())
  .map(([answers, ownsWindows]): Answers => (ownsWindows ? Object.assign(answers, { ownsWindows }) : answers));

const OF_ONE = ({ id, verdict, place, of, below, better }: Judgement) => [id, verdict, place, of, below, better?.id];

describe('for any answers', () => {
  it('judges the cards of the answer as good buys in their order, by their adverts too, and what follows as later ones', () => {
    fc.assert(
      fc.property(switched, (answers) => {
        const { computers, filteredLaptops } = advisor.recommend(answers);
        const judged = computers.map(({ id }) => judge({ id, answers }));
        expect(judged.map(({ place }) => place)).toEqual(computers.map((_, index) => index + 1));
        // Where nothing serves, the first card is what comes nearest.
        const good = judged.filter(({ fit }, index) => index === 0 || fit?.serves);
        expect(good.filter(({ verdict }) => verdict !== 'good')).toEqual([]);
        expect(judged[0]?.better ?? null).toBeNull();
        const next = filteredLaptops.slice(0, 4).map((id) => judge({ id, answers }));
        // One that serves counts only those that serve.
        const jumps = next.filter(({ place, of }, index) => {
          const before = next[index - 1] ?? judged.at(-1);
          return before?.of === of && place !== (before.place ?? 0) + 1;
        });
        expect(jumps).toEqual([]);
        expect(next.filter(({ id, better }) => better?.id === id)).toEqual([]);
        for (const [index, { id }] of computers.entries()) {
          const own = advisor.laptops.find((laptop) => laptop.id === id);
          const one = judged[index];
          if (!own || !one || !isSpanishOffer(own)) continue;
          expect(OF_ONE(judge({ read: readOf(own), answers }))).toEqual(OF_ONE(one));
          expect(OF_ONE(judge({ id, price: own.priceEur, answers }))).toEqual(OF_ONE(one));
        }
      }),
      { seed: 46, numRuns: 60 },
    );
  });

  it('finds the highest price that is good, exact to a euro, with a licence and cents too', () => {
    let told = 0;
    const share = fc.double({ min: 0.7, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(switched, fc.nat({ max: 29 }), share, fc.boolean(), (answers, index, part, isAdvert) => {
        const { computers, filteredLaptops } = advisor.recommend(answers);
        const id = [...computers.map((card) => card.id), ...filteredLaptops][index];
        const own = advisor.laptops.find((laptop) => laptop.id === id);
        fc.pre(own !== undefined);
        const price = Math.round(own.priceEur * part * 100) / 100;
        fc.pre(price >= JUDGED_PRICE.least && price <= JUDGED_PRICE.most);
        // An advert of a model that the catalogue does not have.
        const asked = isAdvert ? { read: { ...readOf(own), model: `${own.model} X` } } : { id };
        const { verdict, below, title } = judge({ ...asked, price, answers });
        expect(below !== null).toBe(verdict === 'below');
        const isNear = below !== null && price - below <= 0.02 * price;
        expect(title.startsWith('Buena compra si baja ')).toBe(isNear);
        expect(title.startsWith('Solo por ')).toBe(verdict === 'below' && !isNear);
        if (below === null) return;
        told += 1;
        expect(below).toBeLessThan(price);
        expect(judge({ ...asked, price: below, answers })).toMatchObject({ verdict: 'good', below: null });
        expect(judge({ ...asked, price: below + 1, answers }).verdict).not.toBe('good');
      }),
      { seed: 47, numRuns: 160 },
    );
    expect(told).toBeGreaterThan(7);
  });
});

it('calls no price dear or cheap within the usual range beside it, and says there why a normal one does not pay off', () => {
  const told = [PLAYS, WORKS, STUDIES].flatMap((answers) => {
    const { computers, filteredLaptops } = advisor.recommend(answers);
    const further = advisor.more({ userInput: answers, filteredLaptops, count: 12 });
    return [...computers, ...further.computers].flatMap(({ id, facts: { priceRange } }) =>
      (priceRange ? [priceRange.low, priceRange.high] : []).map((price) => judge({ id, price, answers })),
    );
  });
  const normal = /^(?:Es lo normal|Normal tirando a (?:barato|caro)) en España/;
  expect(told.filter(({ title, usual }) => title.startsWith('Caro') || !normal.test(usual ?? ''))).toEqual([]);
  expect(told.length).toBeGreaterThan(40);
  const below = told.filter(({ verdict, place }) => verdict === 'below' && place !== null);
  expect(below.length).toBeGreaterThan(3);
  for (const { usual } of below) expect(usual).toMatch(/, pero para lo que pides compensan más otros\.$/);
});

it('is the laptop of the catalogue that its advert names, by the order code too, unless it contradicts it', () => {
  const { read } = advisor.read('Acer NX.J7XEB.017, 16 GB, 449 €');
  expect(judge({ read, answers: WORKS }).id).toBe('acer-aspire-go-15-ag15-42p-r26t');
  expect(judge({ read: { ...read, ramGb: 64 }, answers: WORKS }).id).toBeNull();
});

const partsOf = ({ brand, model, screenInches, cpu, gpu, ramGb, storageGb }: Laptop): string =>
  [brand, lineOf(model), screenInches, cpu, gpu, ramGb, storageGb].join();

it('is the laptop of the catalogue whose page in a shop is pasted', () => {
  const pages = advisor.laptops.flatMap(({ id, priceUrl, marketId }) => [
    ...(priceUrl === null ? [] : [{ id, page: `${priceUrl}?utm_source=x#opiniones` }]),
    ...(marketId === null ? [] : [{ id, page: `https://www.amazon.es/Portatil-HP/dp/${marketId}/ref=sr_1_3?tag=x` }]),
  ]);
  const told = pages.map(({ page }) => ({ id: judge({ read: advisor.read(page).read, answers: WORKS }).id, page }));
  expect(told).toEqual(pages);
  expect(pages.length).toBeGreaterThan(100);
});

it('names nothing as better that is the same machine for no less', () => {
  fc.assert(
    fc.property(switched, fc.nat({ max: 5 }), fc.double({ min: 0.7, max: 1, noNaN: true }), (answers, index, share) => {
      const { computers, filteredLaptops } = advisor.recommend(answers);
      const id = [...computers.map((card) => card.id), ...filteredLaptops][index];
      const own = advisor.laptops.find((laptop) => laptop.id === id);
      fc.pre(own !== undefined);
      // Of another country, it is not the one of the catalogue; and it does not tell what makes that one good.
      const untold = { model: lineOf(own.model), resolution: null, refreshHz: null, weightKg: null };
      const read = { ...readOf(own), ...untold, keyboard: 'other' as const, price: own.priceEur * share };
      const { better, price, licence } = judge({ read, answers });
      const other = advisor.laptops.find((laptop) => laptop.id === better?.id);
      const isDearer = other !== undefined && totalCost(other) >= (price ?? 0) + licence;
      expect(isDearer && partsOf(other) === partsOf(own)).toBe(false);
    }),
    { seed: 48, numRuns: 60 },
  );
});

it('names a laptop itself, where its dearer offer is no good buy and the price of the catalogue is', () => {
  const told = [PLAYS, WORKS, STUDIES].flatMap((answers) =>
    advisor.recommend(answers).computers.map(({ id, price }) => {
      const { verdict, better } = judge({ id, price: price + 250, answers });
      return { isGood: verdict === 'good', isSame: better?.id === id && better.price === price };
    }),
  );
  expect(told.filter(({ isGood, isSame }) => isGood === isSame)).toEqual([]);
  expect(told.filter(({ isSame }) => isSame).length).toBeGreaterThan(5);
});

it('is no good buy where Spain does not sell it, although nothing comes nearer', () => {
  const answers = { ...PLAYS, budget: 450 };
  const abroad = advisor.laptops.filter((own) => !isSpanishOffer(own));
  expect(abroad.filter(({ id }) => judge({ id, answers }).verdict === 'good')).toEqual([]);
  expect(abroad.length).toBeGreaterThan(100);
});

it('says what the only laptop of a code has, where the advert says other figures', () => {
  const HP = { brand: 'HP', model: '15-fd0282ns', gpu: null, weightKg: null, price: 599 };
  const toldOf = (cpu: string, storageGb: number, os: ParsedAdvert['os'] = 'windows') =>
    judge({ read: { ...READ, ...HP, cpu, storageGb, ramGb: 16, os }, answers: STUDIES })
      .statements.map(({ text }) => text)
      .join(' ');
  expect(toldOf('Intel Core i5-1334U', 512)).toContain(
    'El HP 15-fd0282ns que conocemos trae Core i7-1355U y 1 TB: compruébalo.',
  );
  expect(toldOf('Intel Core i7-1355U', 1024)).not.toContain('que conocemos');
  expect(toldOf('Intel Core i7-1355U', 1024, 'none')).not.toContain('que conocemos');
});

it('holds no missing price against a laptop', () => {
  const unknown = judge({
    read: { ...VAGUE, cpu: DELL.cpu, ramGb: null, price: null },
    answers: { ...WORKS, budget: 300 },
  });
  const usual = judge({ read: { ...READ, price: null }, answers: { ...PLAYS, budget: 700 } });
  expect([unknown.title, usual.fit?.words]).toEqual(['Falta el precio', 'Encaja a medias']);
  expect(unknown.fit?.words).not.toBe('Se queda fuera');
  const costs = [unknown, usual].flatMap(({ statements }) =>
    statements.filter(({ text }) => text.includes('presupuesto')),
  );
  expect(new Set(costs.map(({ text }) => text.split(' ')[0]?.toLowerCase()))).toEqual(new Set(['suele']));
});

/** The highest price for which it is a good buy, or its own if that is lower. */
const worthOf = (read: ParsedAdvert, answers: Answers): number => {
  const { verdict, below } = judge({ read, answers });
  return verdict === 'good' ? (read.price ?? 0) : (below ?? 0);
};

it('asks no lower price of a laptop whose system nobody tells than of one without any', () => {
  /** The usual price, by which similar ones are chosen, is not quite the same. */
  const NEARLY = 0.98;
  const { laptops } = advisor;
  const bare = laptops.filter(
    ({ os, gpuSeries }, index) => os === 'none' && gpuSeries === 'nvidia_rtx50' && index % 3 === 0,
  );
  const worths = bare.map((own) => {
    const read = { ...readOf(own), model: `${own.model} X` };
    const answers = { ...PLAYS, budget: Math.min(4000, own.priceEur + 300) };
    return { id: own.id, silent: worthOf({ ...read, os: null }, answers), none: worthOf(read, answers) };
  });
  expect(worths.filter(({ none }) => none > 0).length).toBeGreaterThan(5);
  expect(worths.filter(({ silent, none }) => silent < NEARLY * none)).toEqual([]);
});
