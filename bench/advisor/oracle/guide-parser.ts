/** Parses what a guide says of its own; the rest are the sentences of an answer, which are parsed as such. */
import { ATTRIBUTES, type Attribute } from '#advisor/attributes.ts';
import { SYSTEM_NEEDS } from '#advisor/kind-needs-table.ts';
import { PURPOSE_REASONS } from '#words/needs-reasons.ts';
import { NEEDS } from '#advisor/needs-table.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, NO_REQUIREMENTS } from '#contract/answers.ts';
import type { Guide, GuideNeed } from '#contract/built/guide.ts';
import { canDo, worthOf } from './benefit.ts';
import { problemsWithChange } from './changes-parser.ts';
import { spokenDemand } from './explanation-parser.ts';
import type { Fixture } from './fixture.ts';
import { problemsWithGuideCard } from './guide-card.ts';
import { countOf, namedFigure, problemsWithReach } from './guide-forms.ts';
import { type Lead, problemsWithOpening, statesCost } from './guide-lead.ts';
import { problemsWithTrap } from './guide-traps.ts';
import { asPaid, qualifyingAmong } from './oracle.ts';
import { platformOf } from './parsed-laptop.ts';
import { EUROS, readEuros, readNumber } from './spanish-figures.ts';

type Problems = string[];

/** Where two fits are told apart. */
const ROUNDING = 0.001;
const HARDLY = 0.025;

type At = Lead;

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

/** Its name stands for hardly more than the floor. */
const isNearFloor = (figure: string, attribute: Attribute, purpose: Guide['purpose']): boolean =>
  namedFigure(bare(figure), attribute, purpose, 0) <= NEEDS[purpose][attribute].triple[0] * 1.12;

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
    (need.minimum === '' || (floors && isNearFloor(need.minimum, criterion, purpose))) &&
    need.reach?.count === counted.count &&
    need.reach.of === counted.of;
  return isSaid && isRight ? [] : [`need: ${JSON.stringify(need)}`];
}

const NONE = new RegExp(`^Con (${EUROS}) ninguno llega a los mínimos para (.+)\\.$`, 'u');
const STEP = new RegExp(`^Con (${EUROS}) gana (el mismo: )?(.+) Con ese presupuesto sirven? (\\S+) de (\\S+)\\.$`, 'u');

/** A guide with more or less money. */
function problemsWithStep(text: string, budget: number, at: At): Problems {
  const answers = answersFor(at.guide, budget);
  const demand = spokenDemand(at.guide.purpose, answers);
  const within = qualifyingAmong(at.fixture.laptops, answers);
  const able = within.filter((laptop) => canDo(laptop, answers)).length;
  const none = NONE.exec(text);
  if (none) return able === 0 && readEuros(none[1] ?? '') === budget && none[2] === demand ? [] : [`step: ${text}`];
  const [, euros = '', same, rest = '', capable = '', of = ''] = STEP.exec(text) ?? [];
  const winner = winnerFor(at, answers);
  if (!winner || !at.best || !rest.startsWith(`${winner.name}.`)) return [`step: ${text}`];
  const isRight =
    readEuros(euros) === budget &&
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

/** A step of the market, named and priced in place of a rounded difference. */
function tellsStep(text: string, step: { id: string; text: string } | null, { fixture }: At): boolean {
  const laptop = fixture.byId.get(step?.id ?? '');
  if (!step || !laptop || !text.startsWith(`${laptop.name}, `)) return false;
  const [, price = '', gains = ''] = /^(.+?): ((?:ganas|pierdes) .+)$/u.exec(text.slice(laptop.name.length + 2)) ?? [];
  const lead = new RegExp(`^Con ${EUROS} (?:más|menos) `, 'u').exec(step.text)?.[0] ?? '';
  return lead !== '' && statesCost(price, laptop) && step.text === lead + gains;
}

/** The one that fits best whatever it costs, and gains something; the steps beside it are the market's. */
function problemsWithMoney(text: string, at: At): Problems {
  const { guide, answers, qualifying, best, fixture } = at;
  const { more, less } = fixture.advisor.market(answers);
  if (tellsStep(text, more, at) || tellsStep(text, less, at)) return [];
  const lead = `Sin mirar el precio, el de más prestaciones hasta ${guide.budget} € es `;
  const needs = needsOf(answers);
  const able = qualifying.filter((laptop) => canDo(laptop, answers));
  const most = Math.max(...able.map((laptop) => worthOf(laptop, needs)));
  const named = able.find(({ name }) => text.startsWith(`${lead}${name}. `));
  if (!named || !best || worthOf(named, needs) < most - ROUNDING) return [`money: ${text}`];
  const change = text.slice(`${lead}${named.name}. `.length);
  if (!change.startsWith('Ganas ')) return [`gains nothing: ${text}`];
  return problemsWithChange(change, { own: named, best, needs });
}

function problemsWithTwin({ guide, best, ...at }: At): Problems {
  if (!guide.twin) return [];
  const [, euros = ''] = /^Con (.+ €) ya gana el mismo\.$/u.exec(guide.twin.text) ?? [];
  const winner = winnerFor({ guide, best, ...at }, answersFor(guide, readEuros(euros)));
  const isRight = winner?.id === best?.id && readEuros(euros) === guide.twin.guide.budget;
  return isRight && readEuros(euros) < guide.budget ? [] : [`twin: ${guide.twin.text}`];
}

function problemsWithUnused(text: string, { guide: { purpose } }: At): Problems {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  const [, label = '', share, why] = /^(.+?): cuenta un (\d) %\.(?: (.+)\.)?$/u.exec(text) ?? [];
  const criterion = LABELS[label] ?? KINDS[label];
  if (!criterion) return [`not understood: ${text}`];
  const isRight = weights[criterion] < HARDLY && Math.round(weights[criterion] * 100) === Number(share);
  return isRight && (why === undefined || PURPOSE_REASONS[purpose][criterion].why === why) ? [] : [`unused: ${text}`];
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
    ...(common.every(({ count, of }) => count / of >= 0.75 && of >= 0.9 * laptops.length) ? [] : ['not common']),
    ...problemsWithOpening(at),
    ...guide.cards.flatMap((card) => problemsWithGuideCard(card, fixture.byId.get(card.id))),
    ...guide.traps.flatMap((trap) => problemsWithTrap(trap, guide.purpose, laptops)),
    ...guide.money.flatMap((text) => problemsWithMoney(text, at)),
    ...guide.unused.flatMap((text) => problemsWithUnused(text, at)),
    ...[below, above].flatMap((step) => (step ? problemsWithStep(step.text, step.guide.budget, at) : [])),
    ...problemsWithTwin(at),
    ...(ATTRIBUTES.length === Object.keys(LABELS).length ? [] : ['a criterion without a label']),
  ];
}
