/** What one answer says never contradicts itself: over 500 random answers and the shipped catalogue. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedAdvert } from '#contract/advert.ts';
import { answersAfter, type Answers, BUDGET, needsNoWindows, type Priority } from '#contract/answers.ts';
import { type CardStatement, textAt } from '#contract/card-statements.ts';
import type { Computer } from '#contract/computer.ts';
import { type Facts, WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { VERDICTS } from '#contract/judge.ts';
import { answersFor, readOf } from '#tests/support/advert.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { profiles } from './checks/profiles.ts';

const { advisor } = SHIPPED;
const ANSWERED = fc.sample(profiles, { seed: 48, numRuns: 500 }).map((answers) => ({
  answers,
  answer: advisor.recommend(answers),
}));

/** @returns the answers in which something is wrong, and what it is */
const wrongIn = (check: (one: (typeof ANSWERED)[number]) => readonly string[]): string[] =>
  ANSWERED.flatMap((one) => {
    const wrong = check(one);
    return wrong.length === 0 ? [] : [`${titleOf(one.answers)}: ${wrong.join('; ')}`];
  });

const titleOf = ({ purposes, priorities, budget }: Answers): string =>
  `${purposes.join(' ')} (${priorities.join(' ')}) ${budget} €`;

const at = ({ statements }: Computer, ...places: CardStatement['place'][]): CardStatement[] =>
  statements.filter(({ place }) => places.includes(place));

const percentOf = (text: string): string[] => text.match(/\d+(?=\s%)/g) ?? [];

const FIT_WORDS = ['Encaja de lleno', 'Encaja bien', 'Encaja a medias', 'Encaja poco', 'Se queda fuera'];

const isMac = (one: Computer | undefined) => one?.facts.os === 'macOS';
const isOneSided = ({ pros, fit }: Computer) => pros.length === 0 && fit?.serves;

/** The one figure that a priority is about. */
const FIGURE_OF: Partial<Record<Priority, keyof Facts>> = { battery: 'batteryHours', weight: 'weightKg' };

describe('an answer', { timeout: 120_000 }, () => {
  it('tells no gain or loss that the figures of both cards do not have', () => {
    const figures = { ram: 'ramGb', storage: 'storageGb', refresh: 'refreshHz' } as const;
    const wrong = wrongIn(({ answer: { computers } }) => {
      const [first, ...others] = computers;
      return others.flatMap((one) =>
        at(one, 'gain', 'loss').flatMap(({ place, attribute = '', text }) => {
          const [, fact] = Object.entries(figures).find(([name]) => name === attribute) ?? [];
          const [own, best] = fact ? [one.facts[fact], first?.facts[fact]] : [null, null];
          if (own === null || best === null || best === undefined) return [];
          return own > best === (place === 'gain') && own !== best ? [] : [`${place} «${text}»: ${own} and ${best}`];
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('says first of a card that the figure of a chosen priority is unknown', () => {
    const wrong = wrongIn(({ answers: { priorities }, answer: { computers } }) =>
      computers.flatMap((one) =>
        priorities.flatMap((priority) => {
          const fact = FIGURE_OF[priority];
          if (!fact || one.facts[fact] !== null) return [];
          const isSaid = at(one, 'but').some(({ kind }) => kind === 'unknown');
          return isSaid || !one.fit?.serves ? [] : [`${one.shortName}, ${priority}: ${textAt(one, 'but')}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('says what is known of a card for a priority of which nothing is known of the first one', () => {
    const told = ANSWERED.flatMap(({ answers: { priorities }, answer: { computers, reason } }) => {
      const [first, ...others] = computers;
      const isKnown = (one: Computer) =>
        first?.fit?.serves === true &&
        one.role !== 'saver' &&
        one.role !== 'better' &&
        priorities.some((priority) => {
          const fact = FIGURE_OF[priority];
          return fact !== undefined && one.facts[fact] !== null && first.facts[fact] === null;
        });
      return others.flatMap((one, index) => (isKnown(one) ? (reason.split('\n')[index + 1] ?? '') : []));
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((sentence) => !sentence.includes(' se sabe que '))).toEqual([]);
  });

  it('calls no card almost as good that fits differently', () => {
    const wrong = wrongIn(({ answers, answer: { computers, reason, changes } }) => {
      const [first] = computers;
      const alike = reason.split('\n').map((sentence) => sentence.includes('casi igual'));
      const cheaper = changes.texts?.less?.includes('casi igual')
        ? advisor.recommend(answersAfter(answers, 'less', changes)).computers.slice(0, 1)
        : [];
      return [...computers.filter((_, index) => alike[index]), ...cheaper].flatMap(({ shortName, fit }) =>
        fit?.words === first?.fit?.words ? [] : [`${shortName}: ${fit?.words}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('offers another system only where no card has it, and leads to one that has it', () => {
    const offered = ANSWERED.flatMap(({ answers, answer: { computers, changes } }) =>
      changes.os === undefined
        ? []
        : { os: changes.os, computers, after: advisor.recommend(answersAfter(answers, 'os', changes)).computers },
    );
    expect(new Set(offered.map(({ os }) => os))).toEqual(new Set(['windows', 'macOS']));
    for (const { os, computers, after } of offered) {
      expect(computers.some(isMac)).toBe(os === 'windows');
      expect(computers.every(isMac)).toBe(os === 'windows');
      expect(isMac(after[0])).toBe(os === 'macOS');
    }
  });

  it('shows no card that fits better than the first one, or costs more and is known to fit less', () => {
    const wrong = wrongIn(({ answer: { computers } }) => {
      const [first, ...others] = computers.map((one) => ({
        fit: FIT_WORDS.indexOf(one.fit?.words ?? ''),
        total: one.price + one.facts.licence,
        isUnknown: one.cons.some((text) => text.startsWith('No sabemos')),
        name: one.name,
      }));
      return others
        .filter(
          (one) => first && (one.fit < first.fit || (one.fit > first.fit && one.total > first.total && !one.isUnknown)),
        )
        .map(({ name }) => name);
    });
    expect(wrong).toEqual([]);
  });

  it('often says from which price on nothing more would be noticed', () => {
    expect(ANSWERED.filter(({ answer }) => answer.enough !== null).length).toBeGreaterThan(ANSWERED.length / 5);
  });

  it('warns of each card that a Windows which nobody has confirmed would take over the budget', () => {
    const wrong = wrongIn(({ answers, answer: { computers } }) =>
      computers.flatMap((one) => {
        const { os, licence } = one.facts;
        const exceeds = os === null && licence === 0 && one.price + WINDOWS_LICENCE_EUR > answers.budget;
        const isSaid = at(one, 'con').some(({ text }) => text.startsWith('Si no trae Windows'));
        return isSaid === (exceeds && !needsNoWindows(answers)) ? [] : [`${one.shortName}: ${one.price} €`];
      }),
    );
    expect(wrong).toEqual([]);
    const told = ANSWERED.flatMap(({ answer }) => answer.computers.flatMap((one) => textAt(one, 'but')));
    expect(told).toContain('si no trae Windows, ponérselo pasa de tu tope.');
  });

  it('gives up no screen of which only the size is less', () => {
    const given = ANSWERED.flatMap(({ answers }) => {
      const { reason } = advisor.recommend({ ...answers, priorities: ['screen'], budget: BUDGET.max });
      return reason.match(/Si cedes en (?:la|el tamaño de la) pantalla, .*/g) ?? [];
    });
    expect(given.length).toBeGreaterThan(0);
    for (const sentence of given)
      expect(sentence.startsWith('Si cedes en el tamaño')).toBe(!/(?:nítida|fluida|panel)/.test(sentence));
  });

  it('says of each card that serves what speaks for it', () => {
    expect(wrongIn(({ answer }) => answer.computers.filter(isOneSided).map(({ name }) => name))).toEqual([]);
  });

  it('says of each card what speaks against it', () => {
    expect(
      wrongIn(({ answer }) => answer.computers.flatMap((one) => (textAt(one, 'but') === '' ? [one.name] : []))),
    ).toEqual([]);
  });

  it('has one percentage for one gap', () => {
    const wrong = wrongIn(({ answer: { computers } }) =>
      computers.flatMap((one) => {
        const told = Map.groupBy(
          at(one, 'reason', 'gain', 'loss').filter(({ attribute, text }) => attribute && percentOf(text).length === 1),
          ({ attribute = '' }) => attribute,
        );
        return [...told].flatMap(([attribute, statements]) => {
          const percents = new Set(statements.flatMap(({ text }) => percentOf(text)));
          return percents.size > 1 ? [`${attribute}: ${[...percents].join(', ')}`] : [];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Of its normal price. */
const PRICED = [0.6, 0.9, 1.1, 1.5, null] as const;

/** An advert of a laptop that the catalogue does not have, for each answer another one at another price. */
const ADVERTS = ANSWERED.flatMap(({ answers, answer: { computers } }, index) => {
  const any = advisor.laptops[(index * 37) % advisor.laptops.length];
  // Every other one is nearly a recommended one.
  const recommended = advisor.laptops.find(({ id }) => id === computers[index % 3]?.id);
  const own = index % 2 === 0 ? (recommended ?? any) : any;
  if (!own) return [];
  const share = PRICED[index % PRICED.length] ?? null;
  const read: ParsedAdvert = {
    ...readOf(own),
    model: `${own.model} X`,
    price: share === null ? null : Math.round(own.priceEur * share),
    used: index % 4 === 0,
    os: index % 3 === 0 ? null : own.os,
  };
  const asked = answersFor(answers, index, own);
  const judged = advisor.judge({ read, answers: asked });
  const isCard = advisor.recommend(asked).computers.some(({ id }) => id === own.id);
  const isCardForLess = isCard && (read.price ?? 0) <= own.priceEur;
  return judged
    ? [{ own: own.id, title: `${own.id}, ${read.price} €, ${titleOf(asked)}`, read, isCardForLess, judged }]
    : [];
});

const isUnmet = ({ text }: CardStatement): boolean => /^pides /i.test(text);
const excludes = (con: CardStatement): boolean => isUnmet(con) || ['market', 'fault'].includes(con.kind);
const isOf =
  (kind: string) =>
  (con: CardStatement): boolean =>
    con.kind === kind;

/** The con that has to say what a title says. */
const SAID_BY: Readonly<Record<string, (con: CardStatement) => boolean>> = {
  'No visto a la venta en España': isOf('market'),
  'No cumple lo que pides': isUnmet,
  'Se pasa de tu presupuesto': isOf('budget'),
  'Falta el precio': isOf('price'),
  'Demasiado barato para fiarse': isOf('price'),
};

type Advert = (typeof ADVERTS)[number];

const consOf = ({ judged }: Advert) => judged.statements.filter(({ place }) => place === 'con' || place === 'but');
/**
 * Whether the one that is better costs no more. A card after the first is good beside it, and so is the same machine, or
 * one that is a card at a price that is no lower.
 */
const isBeaten = ({ own, isCardForLess, judged: { better, place, price, licence } }: Advert): boolean =>
  better !== null &&
  better.id !== own &&
  !isCardForLess &&
  (place ?? 0) > 3 &&
  (better.price ?? Infinity) <= (price ?? 0) + licence;
const isDear = ({ judged }: Advert): boolean => / % más /.test(judged.usual ?? '');

const FAULTS: Readonly<Record<string, (advert: Advert) => boolean>> = {
  'is good in spite of what excludes it': (advert) =>
    advert.judged.verdict === 'good' && consOf(advert).some((con) => excludes(con) || con.kind === 'budget'),
  'is good beside a better one for no more': (advert) => advert.judged.verdict === 'good' && isBeaten(advert),
  'would be good for less in spite of what excludes it': (advert) =>
    advert.judged.verdict === 'below' && consOf(advert).some(excludes),
  'is not good and has a reason': ({ judged: { verdict, statements } }) =>
    verdict !== 'good' &&
    statements.some(({ place, kind }) => place === 'reason' && !['owned', 'untold'].includes(kind)),
  'is dear and not called so': (advert) =>
    advert.judged.title === 'Buena compra' && !advert.read.used && isDear(advert),
  'is called dear and is not': (advert) => advert.judged.title.startsWith('Caro') && !isDear(advert),
  'has a title without its con': (advert) => {
    const isSaid = SAID_BY[advert.judged.title];
    return isSaid !== undefined && !consOf(advert).some(isSaid);
  },
};

describe('the verdict on a pasted advert', () => {
  it.each(Object.entries(FAULTS))('never %s', (_fault, has) => {
    expect(ADVERTS.filter(has).map(({ title, judged }) => `${title}: «${judged.title}»`)).toEqual([]);
  });

  it('is each of the three for many adverts', () => {
    const told = Map.groupBy(ADVERTS, ({ judged }) => judged.verdict);
    expect(VERDICTS.filter((verdict) => (told.get(verdict)?.length ?? 0) <= 20)).toEqual([]);
  });
});
