/** Parses what a guide says first: the winner, what it has that is rare, and what this budget buys beyond the one before. */
import { needsOf } from '#advisor/needs.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import type { Guide } from '#contract/built/guide.ts';
import { canDo, worthOf } from './benefit.ts';
import { spokenDemand } from './explanation-parser.ts';
import type { Fixture } from './fixture.ts';
import { problemsWithReach } from './guide-forms.ts';
import { qualifyingAmong } from './oracle.ts';
import { EUROS, NUMBER, readEuros, readNumber } from './spanish-figures.ts';

type Problems = string[];

export interface Lead {
  guide: Guide;
  fixture: Fixture;
  answers: Answers;
  /** As they are in the catalogue. */
  laptops: readonly Laptop[];
  /** As they are paid. */
  qualifying: readonly Laptop[];
  best: Laptop | undefined;
}

const unless = (isRight: boolean, problem: string): Problems => (isRight ? [] : [problem]);

/** «≈ 700 € con Windows»: of an estimate, with the licence that it says it holds. */
export const statesCost = (text: string, laptop: Laptop): boolean =>
  readEuros(text.replace(/^≈ /u, '').replace(/ con Windows$/u, '')) === totalCost(laptop) &&
  text.startsWith('≈ ') === !laptop.cost.exact &&
  text.endsWith(' con Windows') === laptop.cost.licenceEur > 0;

const LEAD = new RegExp(
  `^(?:De los (?<all>${NUMBER}) portátiles de hasta (?<budget>${EUROS}), (?:(?<none>ninguno)|(?<one>solo uno)|(?<many>${NUMBER})) sirven? para (?<some>[^.]+)|Los (?<every>${NUMBER}) portátiles de hasta (?<up>${EUROS}) sirven para (?<allUse>[^.]+))\\. (?<rank>El primero|El menos malo): (?<rest>.+)\\.$`,
  'u',
);

function problemsWithLead({ guide: { lead }, answers, laptops, qualifying, best }: Lead): Problems {
  const groups = LEAD.exec(lead)?.groups;
  const winner = laptops.find(({ id }) => id === best?.id);
  if (!groups || !winner) return [`not understood: ${lead}`];
  const able = qualifying.filter((laptop) => canDo(laptop, answers)).length;
  const every = groups.every === undefined ? null : readNumber(groups.every);
  const said = every ?? (groups.one === undefined ? readNumber(groups.many ?? '0') : 1);
  const price = (groups.rest ?? '').slice(winner.name.length + 2);
  const isRight =
    said === able &&
    (every ?? readNumber(groups.all ?? '')) === qualifying.length &&
    readEuros(groups.budget ?? groups.up ?? '') === answers.budget &&
    (groups.some ?? groups.allUse) === spokenDemand(answers.purposes[0] ?? 'office', answers) &&
    (groups.rank === 'El primero') === able > 0 &&
    (groups.rest ?? '').startsWith(`${winner.name}, `) &&
    statesCost(price, winner);
  return unless(isRight, `lead: ${lead}`);
}

const SCARCE =
  /^(?:Solo (?<many>\S+) de (?<of>\S+)(?<known> con dato)? (?<verb>llegan a|tienen|pesan) (?<what>.+): es uno de ellos|Es el único de (?<all>\S+)(?<knownAll> con dato)? que (?<does>llega a|tiene|pesa) (?<has>.+))\.$/u;

/** The count is that of a reach, and the winner is one of those counted: without it there is one less. */
function problemsWithScarce({ guide: { scarce, purpose }, laptops, best }: Lead): Problems {
  if (scarce === '') return [];
  const groups = SCARCE.exec(scarce)?.groups;
  if (!groups) return [`not understood: ${scarce}`];
  const count = readNumber(groups.many ?? '1');
  const of = readNumber(groups.of ?? groups.all ?? '');
  const isPartial = (groups.known ?? groups.knownAll) !== undefined;
  const weighs = groups.verb === 'pesan' || groups.does === 'pesa';
  const what = `${groups.what ?? groups.has}${weighs ? ' de peso' : ''}`;
  const others = laptops.filter(({ id }) => id !== best?.id);
  const isOneOfThem = problemsWithReach(
    { what, count: count - 1, of: of - 1, isPartial: others.length > of - 1 },
    purpose,
    others,
    false,
  );
  return [
    ...problemsWithReach({ what, count, of, isPartial }, purpose, laptops, false),
    ...isOneOfThem,
    ...unless(
      count / of < 0.25 && of > laptops.length / 2 && (groups.many === undefined) === (count === 1),
      `not scarce: ${scarce}`,
    ),
  ];
}

const NEW = new RegExp(
  `^(?:De los (?<added>${NUMBER})|El único) que hay entre (?<from>${NUMBER}) y (?<to>${EUROS}),? (?<what>.+)$`,
  'u',
);

function problemsWithNew(text: string, { guide, fixture, answers, qualifying }: Lead): Problems {
  const groups = NEW.exec(text)?.groups;
  const before = guide.below?.guide.budget ?? 0;
  if (!groups) return [`not understood: ${text}`];
  const added = qualifying.filter(({ priceEur }) => priceEur > before);
  const able = qualifying.some((laptop) => canDo(laptop, answers));
  const shown = fixture.advisor.recommend(answers).computers.map(({ id }) => id);
  const entered = shown.flatMap((id) => added.find((one) => one.id === id && (!able || canDo(one, answers))) ?? []);
  const named = /^entran? en la respuesta(?: (?<names>.+))?\.$/u.exec(groups.what ?? '')?.groups?.names;
  const isNone = /^(?:ninguno|no) entra en la respuesta\.$/u.test(groups.what ?? '');
  const names = entered.map(({ name }) => name);
  const isRight =
    readNumber(groups.added ?? '1') === added.length &&
    readNumber(groups.from ?? '') === before &&
    readEuros(groups.to ?? '') === guide.budget &&
    shown[0] === guide.below?.guide.id &&
    isNone === (entered.length === 0) &&
    (isNone || added.length === 1 || named === spokenNames(names));
  return unless(isRight, `new: ${text}`);
}

/** Names may hold commas. */
const spokenNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;

const NOTHING = new RegExp(`^Por encima de (?<upTo>${EUROS}) no notarías mejora\\.$`, 'u');
const NEXT = new RegExp(
  `^(?:Por encima de (?<upTo>${EUROS}), l|L)o siguiente que notarías: (?<rest>.+?)(?<over>, fuera de este presupuesto)?\\.$`,
  'u',
);
const NOTICED = 0.02;
const ROUNDING = 0.001 + 1e-9;

function problemsWithNext(text: string, { guide, fixture, answers }: Lead): Problems {
  const { enough, more } = fixture.advisor.market(answers);
  const nothing = NOTHING.exec(text)?.groups;
  if (nothing) return unless(enough?.next === null && enough.upTo === readEuros(nothing.upTo ?? ''), `next: ${text}`);
  const { upTo, rest = '', over } = NEXT.exec(text)?.groups ?? {};
  const named = fixture.laptops.find(
    (one) => rest.startsWith(`${one.name}, `) && statesCost(rest.slice(one.name.length + 2), one),
  );
  if (!named || (over !== undefined) !== totalCost(named) > guide.budget) return [`next: ${text}`];
  if (!enough) return unless(upTo === undefined && named.id === more?.id, `next: ${text}`);
  const needs = needsOf(answers);
  const able = qualifyingAmong(fixture.laptops, { ...answers, budget: BUDGET.max }).filter((one) =>
    canDo(one, answers),
  );
  const held = Math.max(...able.filter((one) => one.priceEur <= enough.upTo).map((one) => worthOf(one, needs)));
  const own = able.find(({ id }) => id === named.id);
  const isRight =
    own !== undefined &&
    readEuros(upTo ?? '') === enough.upTo &&
    Math.ceil(own.priceEur) === enough.next &&
    worthOf(own, needs) - held >= NOTICED - 2 * ROUNDING;
  return unless(isRight, `next: ${text}`);
}

/** @returns what of the first sentences is not true, or is no form of them */
export function problemsWithOpening(lead: Lead): Problems {
  const { beyond } = lead.guide;
  const [, newcomers = '', next = ''] =
    /^((?:De los|El único) .+? en la respuesta.*?\.)? ?((?:Por encima|Lo siguiente) .+)?$/u.exec(beyond) ?? [];
  return [
    ...problemsWithLead(lead),
    ...problemsWithScarce(lead),
    ...unless(beyond === [newcomers, next].filter(Boolean).join(' '), `not understood: ${beyond}`),
    ...(newcomers === '' ? [] : problemsWithNew(newcomers, lead)),
    ...(next === '' ? [] : problemsWithNext(next, lead)),
  ];
}
