/** Parses what a guide says of its own; the rest are the sentences of an answer, which are parsed as such. */
import { ATTRIBUTES, type Attribute } from '#advisor/attributes.ts';
import { SYSTEM_NEEDS } from '#advisor/kind-needs-table.ts';
import { PURPOSE_REASONS } from '#advisor/needs-reasons.ts';
import { NEEDS } from '#advisor/needs-table.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, NO_REQUIREMENTS } from '#contract/answers.ts';
import type { Guide, GuideNeed } from '#contract/built/guide.ts';
import { canDo, worthOf } from './benefit.ts';
import { problemsWithChange } from './changes-parser.ts';
import { spokenDemand } from './explanation-parser.ts';
import type { Fixture } from './fixture.ts';
import { countOf, namedFigure, problemsWithReach, valueOf } from './guide-forms.ts';
import { asPaid, qualifyingAmong } from './oracle.ts';
import { ATTRIBUTE_OF_BARE_NOUN, oriented, platformOf } from './parsed-laptop.ts';
import { EUROS, readEuros, readList, readNumber } from './spanish-figures.ts';

type Problems = string[];

/** Where two fits are told apart. */
const ROUNDING = 0.001;
const HARDLY = 0.025;

interface At {
  guide: Guide;
  fixture: Fixture;
  answers: Answers;
  /** As they are in the catalogue. */
  laptops: readonly Laptop[];
  /** As they are paid. */
  qualifying: readonly Laptop[];
  best: Laptop | undefined;
}

const answersFor = (guide: Guide, budget: number): Answers => ({
  deviceType: 'laptop',
  purposes: [guide.purpose],
  priorities: [],
  budget,
  requirements: NO_REQUIREMENTS,
});

const winnerFor = ({ fixture }: At, answers: Answers): Laptop | undefined => {
  const [first] = fixture.advisor.recommend(answers).computers;
  const laptop = fixture.byId.get(first?.id ?? '');
  return laptop && asPaid(laptop, answers);
};

const LABELS: Readonly<Record<string, Attribute>> = {
  Rapidez: 'cpu',
  'Gráfica para jugar': 'gpu',
  'Gráfica para crear': 'creation',
  Memoria: 'ram',
  Disco: 'storage',
  'Nitidez de la pantalla': 'pixels',
  'Fluidez de la pantalla': 'refresh',
  'Panel de la pantalla': 'panel',
  Peso: 'weight',
  Autonomía: 'battery',
  Silencio: 'silence',
  Construcción: 'build',
};
const KINDS: Readonly<Record<string, 'system' | 'size'>> = { Sistema: 'system', Tamaño: 'size' };

const bare = (figure: string): string => figure.replace(/^hasta | de 100$/gu, '').replace(/^≈ (?=.+ h$)/u, 'unas ');

function problemsWithNeed(need: GuideNeed, { guide: { purpose }, laptops }: At): Problems {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  const kind = KINDS[need.label];
  const criterion = LABELS[need.label] ?? kind;
  if (!criterion) return [`criterion: ${need.label}`];
  const { why, source } = PURPOSE_REASONS[purpose][criterion];
  const isSaid = need.why === why && need.source === source && Math.abs(need.share - weights[criterion]) < 1e-9;
  if (criterion === 'system' || criterion === 'size') {
    const { fit } = SYSTEM_NEEDS[purpose];
    const works = laptops.filter((laptop) => fit[platformOf(laptop)] !== null).length;
    const isRight = need.reach === null ? need.minimum === '' : need.reach.count === works;
    return isSaid && isRight ? [] : [`need: ${need.label}`];
  }
  const good = namedFigure(bare(need.good), criterion, purpose, 1);
  const counted = countOf(laptops, criterion, (value) => value >= good);
  const isNamed = ([figure, step]: readonly [string, 0 | 2]): boolean =>
    figure === '' || !Number.isNaN(namedFigure(bare(figure), criterion, purpose, step));
  const floors = NEEDS[purpose][criterion].floor === true;
  const isRight =
    !Number.isNaN(good) &&
    (
      [
        [need.minimum, 0],
        [need.plenty, 2],
      ] as const
    ).every(isNamed) &&
    (need.minimum === '' || floors) &&
    need.reach?.count === counted.count &&
    need.reach.of === counted.of;
  return isSaid && isRight ? [] : [`need: ${JSON.stringify(need)}`];
}

const TRAPS: readonly (readonly [RegExp, (laptop: Laptop) => boolean])[] = [
  [/^vienen sin Windows: con la licencia son 145 € más, ya sumados aquí$/u, ({ cost }) => cost.licenceEur === 145],
  [/^traen teclado de otro país, sin eñe$/u, ({ keyboard }) => keyboard === 'other'],
  [/^llevan la memoria soldada: no se amplía$/u, ({ ramUpgradable }) => ramUpgradable === false],
  [/^no dan datos para estimar la autonomía$/u, ({ batteryHours }) => batteryHours === null],
  [/^tienen el precio estimado: compruébalo en la tienda$/u, ({ cost }) => !cost.exact],
];

function problemsWithTrap(trap: string, { guide: { purpose }, laptops }: At): Problems {
  const [, all, list] = /^De (\S+), no llegan al mínimo (.+)\.$/u.exec(trap) ?? [];
  if (all !== undefined && list !== undefined) {
    const isRight = readList(list).every((part) => {
      const [, count = '', noun = ''] = /^(\S+) de (.+)$/u.exec(part) ?? [];
      const attribute = ATTRIBUTE_OF_BARE_NOUN[noun];
      if (!attribute || !NEEDS[purpose][attribute].floor) return false;
      const least = oriented(attribute, NEEDS[purpose][attribute].triple[0]);
      const below = laptops.filter((laptop) => (valueOf(laptop, attribute) ?? Infinity) < least);
      return readNumber(count) === below.length;
    });
    return isRight && readNumber(all) === laptops.length ? [] : [`trap: ${trap}`];
  }
  const [, count = '', of = '', what = ''] = /^(\S+) de (\S+) (.+)\.$/u.exec(trap) ?? [];
  const [, holds] = TRAPS.find(([pattern]) => pattern.test(what)) ?? [];
  if (!holds) return [`not understood: ${trap}`];
  const isRight = readNumber(of) === laptops.length && readNumber(count) === laptops.filter(holds).length;
  return isRight ? [] : [`trap: ${trap}`];
}

const NONE = new RegExp(`^Con (${EUROS}) ninguno llega a los mínimos para (.+)\\.$`, 'u');
const STEP = new RegExp(`^Con (${EUROS}) gana (el mismo: )?(.+) Ahí pueden con (.+) (\\S+) de (\\S+)\\.$`, 'u');

/** A guide with more or less money. */
function problemsWithStep(text: string, budget: number, at: At): Problems {
  const answers = answersFor(at.guide, budget);
  const demand = spokenDemand(at.guide.purpose, answers);
  const within = qualifyingAmong(at.fixture.laptops, answers);
  const able = within.filter((laptop) => canDo(laptop, answers)).length;
  const none = NONE.exec(text);
  if (none) return able === 0 && readEuros(none[1] ?? '') === budget && none[2] === demand ? [] : [`step: ${text}`];
  const [, euros = '', same, rest = '', what, capable = '', of = ''] = STEP.exec(text) ?? [];
  const winner = winnerFor(at, answers);
  if (!winner || !at.best || !rest.startsWith(`${winner.name}.`)) return [`step: ${text}`];
  const isRight =
    readEuros(euros) === budget &&
    what === demand &&
    readNumber(capable) === able &&
    readNumber(of) === within.length &&
    (same !== undefined) === (winner.id === at.best.id);
  const change = rest.slice(winner.name.length + 2);
  const pair = { own: winner, best: at.best, needs: needsOf(answers) };
  return [
    ...(isRight ? [] : [`step: ${text}`]),
    ...(same === undefined ? problemsWithChange(change, pair) : change === '' ? [] : [`step: ${text}`]),
  ];
}

/** The one that fits best whatever it costs; the steps beside it are the market's. */
function problemsWithMoney(text: string, { guide, answers, qualifying, best, fixture }: At): Problems {
  const { more, less } = fixture.advisor.market(answers);
  if (text === more?.text || text === less?.text) return [];
  const lead = `Sin mirar el precio, el que más encaja hasta ${guide.budget} € es `;
  const needs = needsOf(answers);
  const able = qualifying.filter((laptop) => canDo(laptop, answers));
  const most = Math.max(...able.map((laptop) => worthOf(laptop, needs)));
  const named = able.find(({ name }) => text.startsWith(`${lead}${name}. `));
  if (!named || !best || worthOf(named, needs) < most - ROUNDING) return [`money: ${text}`];
  return problemsWithChange(text.slice(`${lead}${named.name}. `.length), { own: named, best, needs });
}

function problemsWithTwin({ guide, best, ...at }: At): Problems {
  if (!guide.twin) return [];
  const [, euros = '', name, price = ''] =
    /^Con (.+ €) ya tienes lo mismo: gana (.+), por (.+)\.$/u.exec(guide.twin.text) ?? [];
  const winner = winnerFor({ guide, best, ...at }, answersFor(guide, readEuros(euros)));
  const cost = readEuros(price.replace(/^≈ | con Windows$/gu, ''));
  const isRight = winner?.id === best?.id && name === best?.name && Math.abs(cost - (best?.priceEur ?? 0)) < 1;
  return isRight && readEuros(euros) < guide.budget ? [] : [`twin: ${guide.twin.text}`];
}

function problemsWithUnused(text: string, { guide: { purpose } }: At): Problems {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  const [, label = '', why] = /^(.+?): (.+)\.$/u.exec(text) ?? [];
  const criterion = LABELS[label] ?? KINDS[label];
  if (!criterion) return [`not understood: ${text}`];
  return weights[criterion] < HARDLY && PURPOSE_REASONS[purpose][criterion].why === why ? [] : [`unused: ${text}`];
}

/** @returns what of the guide's own sentences is not true, or is no form of them */
export function problemsWithGuide(guide: Guide, fixture: Fixture): Problems {
  const answers = answersFor(guide, guide.budget);
  if (guide.budget < BUDGET.min || guide.budget > BUDGET.max) return ['no budget of the form'];
  const qualifying = qualifyingAmong(fixture.laptops, answers);
  const laptops = qualifying.flatMap(({ id }) => fixture.byId.get(id) ?? []);
  const at: At = { guide, fixture, answers, laptops, qualifying, best: undefined };
  at.best = winnerFor(at, answers);
  const { below, above, rare, common } = guide;
  return [
    ...guide.needs.flatMap((need) => problemsWithNeed(need, at)),
    ...[...rare, ...common].flatMap((one) => problemsWithReach(one, guide.purpose, laptops, false)),
    ...guide.excess.flatMap((one) => problemsWithReach(one, guide.purpose, laptops, true)),
    ...(rare.every(({ count, of }) => count / of < 0.25) ? [] : ['not rare']),
    ...(common.every(({ count, of }) => count / of >= 0.75) ? [] : ['not common']),
    ...guide.traps.flatMap((trap) => problemsWithTrap(trap, at)),
    ...guide.money.flatMap((text) => problemsWithMoney(text, at)),
    ...guide.unused.flatMap((text) => problemsWithUnused(text, at)),
    ...[below, above].flatMap((step) => (step ? problemsWithStep(step.text, step.guide.budget, at) : [])),
    ...problemsWithTwin(at),
    ...(ATTRIBUTES.length === Object.keys(LABELS).length ? [] : ['a criterion without a label']),
  ];
}
