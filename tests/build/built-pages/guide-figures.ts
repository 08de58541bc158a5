/** The figures of a guide, counted anew from the catalogue; its words are a golden file's. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import { SYSTEM_NEEDS } from '#advisor/kind-needs-table.ts';
import { isAmount, LANDMARKS } from '#advisor/landmarks.ts';
import type { Market } from '#advisor/market.ts';
import { NEEDS } from '#advisor/needs-table.ts';
import { needsOf } from '#advisor/needs.ts';
import { canDo, worthOf } from '#bench/advisor/oracle/benefit.ts';
import { comparedFigure, gapOf, oriented, platformOf } from '#bench/advisor/oracle/figures.ts';
import type { Fixture } from '#bench/advisor/oracle/fixture.ts';
import { asPaid, qualifyingAmong } from '#bench/advisor/oracle/oracle.ts';
import { guideAnswers } from '#build/built-pages/guide-asked.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Purpose } from '#contract/answers.ts';
import type { Guide, GuideCard, Reach } from '#contract/built/guide.ts';
import { CRITERIA, type Criterion } from '#contract/criteria.ts';
import { CRITERION_LABELS } from '#words/explained-weights.ts';
import { PURPOSE_REASONS } from '#words/needs-reasons.ts';

type Problems = string[];

/** @param names of laptops, whose digits are none of the text's */
function numbersIn(text: string, names: readonly string[] = []): number[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return [...rest.matchAll(/\d+(?:,\d+)?/gu)].map(([figure]) => Number(figure.replace(',', '.')));
}

const eurosIn = (text: string): number[] =>
  [...text.matchAll(/([\d,]+) €/gu)].map(([, figure = '']) => Number(figure.replace(',', '.')));

const unless = (isRight: boolean, what: string): Problems => (isRight ? [] : [what]);
const same = (told: readonly number[], expected: readonly number[]): boolean => told.join(';') === expected.join(';');

/** What counts less is no part of what to look for; what counts next to nothing is said to. */
const WEIGHTS = { looked: 0.045, unused: 0.025 } as const;
const SHARES = { rare: 0.25, common: 0.75, nearlyAll: 0.9, known: 1 / 3, mostly: 0.5 } as const;
/** Names of chips stand for what is this near below them. */
const NEAR = 0.99;

/** @returns the figure that the name of a threshold stands for, on the scale of `VALUE` */
function named(attribute: Attribute, threshold: number): number {
  if (isAmount(attribute)) return oriented(attribute, threshold);
  const isChip = attribute === 'cpu' || attribute === 'gpu' || attribute === 'creation';
  return LANDMARKS[attribute].find(([value]) => value >= threshold * (isChip ? NEAR : 1))?.[0] ?? Number.NaN;
}

type Counted = Pick<Reach, 'count' | 'of' | 'isPartial'>;

function countOf(laptops: readonly Laptop[], attribute: Attribute, isMet: (value: number) => boolean): Counted {
  const known = laptops.flatMap((laptop) => comparedFigure(laptop, attribute) ?? []);
  return { count: known.filter(isMet).length, of: known.length, isPartial: known.length < laptops.length };
}

/** In the order of their weight; our estimates of silence and build stand in no advertisement. */
const lookedFor = (purpose: Purpose): Attribute[] => {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  return ATTRIBUTES.filter((one) => weights[one] >= WEIGHTS.looked && one !== 'silence' && one !== 'build').toSorted(
    (a, b) => weights[b] - weights[a],
  );
};

const isRare = ({ count, of }: Counted): boolean => count < SHARES.rare * of;

const serialize = (reaches: readonly Counted[]): string =>
  reaches.map(({ count, of, isPartial }) => `${count}/${of}${isPartial ? '?' : ''}`).join();

function reachProblems({ purpose, rare, common, excess, scarce }: Guide, laptops: readonly Laptop[], best: Laptop) {
  const reached = lookedFor(purpose)
    .map((attribute) => {
      const good = named(attribute, NEEDS[purpose][attribute].triple[1]);
      const isMet = (value: number): boolean => value >= good;
      const isOfBest = isMet(comparedFigure(best, attribute) ?? -Infinity);
      return Object.assign(countOf(laptops, attribute, isMet), { isOfBest });
    })
    .filter(({ of }) => of >= SHARES.known * laptops.length)
    .toSorted((a, b) => a.count / a.of - b.count / b.of);
  const expected = {
    rare: reached.filter(isRare),
    common: reached
      .filter(({ count, of }) => count >= SHARES.common * of && of >= SHARES.nearlyAll * laptops.length)
      .toReversed(),
    excess: lookedFor(purpose)
      .filter((attribute) => attribute !== 'panel')
      .map((attribute) => {
        const plenty = named(attribute, NEEDS[purpose][attribute].triple[2]);
        return countOf(laptops, attribute, (value) => value > plenty);
      })
      .filter(({ count }) => count > 0),
  };
  const had = expected.rare.find(({ of, isOfBest }) => isOfBest && of > SHARES.mostly * laptops.length);
  const told = had && (had.count === 1 ? [had.of] : [had.count, had.of]);
  return [
    ...unless(serialize(rare) === serialize(expected.rare), `rare: ${serialize(rare)}`),
    ...unless(serialize(common) === serialize(expected.common), `common: ${serialize(common)}`),
    ...unless(serialize(excess) === serialize(expected.excess), `excess: ${serialize(excess)}`),
    ...unless(told ? same(numbersIn(scarce).slice(0, told.length), told) : scarce === '', `scarce: ${scarce}`),
  ];
}

const criterionOf = (label: string): Criterion | undefined =>
  CRITERIA.find((criterion) => CRITERION_LABELS[criterion] === label);

function needProblems({ purpose, needs, unused }: Guide, laptops: readonly Laptop[]): Problems {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  const { fit } = SYSTEM_NEEDS[purpose];
  return [
    ...needs.flatMap(({ label, share, why, source, minimum, reach }) => {
      const criterion = criterionOf(label);
      if (!criterion || criterion === 'size') return [`need: ${label}`];
      const reason = PURPOSE_REASONS[purpose][criterion];
      const isSaid = why === reason.why && source === reason.source && Math.abs(share - weights[criterion]) < 1e-9;
      if (criterion === 'system') {
        const count = laptops.filter((laptop) => fit[platformOf(laptop)] !== null).length;
        return unless(isSaid && (reach === null ? minimum === '' : reach.count === count), `need: ${label}`);
      }
      const good = named(criterion, NEEDS[purpose][criterion].triple[1]);
      const counted = countOf(laptops, criterion, (value) => value >= good);
      const isFloor = minimum === '' || NEEDS[purpose][criterion].floor === true;
      return unless(
        isSaid && isFloor && reach !== null && serialize([reach]) === serialize([counted]),
        `need: ${label}`,
      );
    }),
    ...unused.flatMap((text) => {
      const criterion = criterionOf(text.split(':')[0] ?? '');
      const share = criterion ? weights[criterion] : 1;
      return unless(share < WEIGHTS.unused && numbersIn(text)[0] === Math.round(share * 100), `unused: ${text}`);
    }),
  ];
}

/** Of each trap that there is: how many of how many, and the licence. */
function trapProblems({ purpose, traps }: Guide, laptops: readonly Laptop[]): Problems {
  const all = laptops.length;
  const counted = (isOne: (laptop: Laptop) => boolean, ...more: number[]): number[][] => {
    const count = laptops.filter(isOne).length;
    return count === 0 ? [] : [[count, all, ...more]];
  };
  const missed = ATTRIBUTES.filter((attribute) => NEEDS[purpose][attribute].floor === true)
    .map((attribute) => {
      const least = oriented(attribute, NEEDS[purpose][attribute].triple[0]);
      return countOf(laptops, attribute, (value) => value < least).count;
    })
    .filter((count) => count > 0)
    .toSorted((a, b) => b - a)
    .slice(0, 3);
  const [first, ...others] = missed;
  const expected = [
    ...(first === undefined ? [] : [[first, all, ...others]]),
    ...counted(({ cost }) => cost.licenceEur > 0, 145),
    ...counted(({ keyboard }) => keyboard === 'other'),
    ...counted(({ ramUpgradable }) => ramUpgradable === false),
    ...counted(({ batteryHours }) => batteryHours === null),
    ...counted(({ cost }) => !cost.exact),
  ];
  const told = traps.map((trap) => numbersIn(trap));
  return unless(told.map(String).join('|') === expected.map(String).join('|'), `traps: ${traps.join(' ')}`);
}

/** «≈ 700 € con Windows»: of an estimate, with the licence that it says it holds. */
const isPrice = (text: string, laptop: Laptop): boolean =>
  same(numbersIn(text), [totalCost(laptop)]) &&
  text.startsWith('≈ ') === !laptop.cost.exact &&
  text.endsWith(' con Windows') === laptop.cost.licenceEur > 0;

function cardProblems(card: GuideCard, laptop: Laptop | undefined): Problems {
  if (!laptop) return [`not in the catalogue: ${card.id}`];
  const { screenInches, weightKg, year, cost } = laptop;
  const kilograms = weightKg === null ? null : Math.round(weightKg * 100) / 100;
  const seen = numbersIn(card.seen);
  return [
    ...unless(isPrice(card.price, laptop) && card.cost === totalCost(laptop), `price: ${card.price}`),
    ...unless(
      seen[0] === cost.seenEur && (cost.licenceEur === 0 || seen.at(-1) === cost.licenceEur),
      `seen: ${card.seen}`,
    ),
    ...unless(card.isOld === cost.months > 6, `old: ${card.id}`),
    ...unless(
      same(
        numbersIn(card.facts),
        [screenInches, kilograms, year].flatMap((one) => one ?? []),
      ),
      card.facts,
    ),
  ];
}

/** @returns what of a guide's figures is not so in the catalogue */
export function guideProblems(guide: Guide, { engine, laptops: all, byId }: Fixture): Problems {
  const { purpose, budget } = guide;
  const answers = guideAnswers(purpose, budget);
  const names = all.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  const figures = (text: string): number[] => numbersIn(text, names);
  const within = (euros: number): { qualifying: readonly Laptop[]; able: number; best: string | undefined } => {
    const asked = guideAnswers(purpose, euros);
    const qualifying = qualifyingAmong(all, asked);
    const able = qualifying.filter((laptop) => canDo(laptop, asked)).length;
    return { qualifying, able, best: engine.recommend(asked).cards[0]?.laptop.id };
  };
  const { qualifying, able, best: bestId } = within(budget);
  const best = byId.get(bestId ?? '');
  if (!best) return ['no winner'];
  const laptops = qualifying.flatMap(({ id }) => byId.get(id) ?? []);
  const some = able > 1 && able < laptops.length ? [able] : [];
  const stepProblems = (step: Guide['below']): Problems => {
    if (!step) return [];
    const other = within(step.guide.budget);
    const told = figures(step.text);
    const counts = [other.able, other.qualifying.length];
    const winner = all.find(({ id }) => id === other.best);
    const gap = winner && Math.abs(gapOf(asPaid(winner, answers), asPaid(best, answers)));
    const isRight =
      told[0] === step.guide.budget &&
      (other.able === 0 || same(told.slice(-2), counts)) &&
      eurosIn(step.text)
        .slice(1)
        .every((euros) => euros === gap);
    return unless(isRight && other.best === step.guide.id, `step: ${step.text}`);
  };
  return [
    ...unless(same(figures(guide.lead), [laptops.length, budget, ...some, totalCost(best)]), `lead: ${guide.lead}`),
    ...unless(guide.lead.includes(`: ${best.name}, `), `lead: ${guide.lead}`),
    ...reachProblems(guide, laptops, best),
    ...needProblems(guide, laptops),
    ...trapProblems(guide, laptops),
    ...guide.cards.flatMap((card) => cardProblems(card, byId.get(card.id))),
    ...stepProblems(guide.below),
    ...stepProblems(guide.above),
    ...(guide.twin
      ? unless(
          same(figures(guide.twin.text), [guide.twin.guide.budget]) && within(guide.twin.guide.budget).best === best.id,
          `twin: ${guide.twin.text}`,
        )
      : []),
    ...moneyProblems(guide, engine.market(answers), { names, qualifying, byId, best }),
    ...beyondProblems(guide, engine.market(answers), within(guide.below?.guide.budget ?? 0), { names, laptops, byId }),
  ];
}

interface Named {
  names: readonly string[];
  byId: ReadonlyMap<string, Laptop>;
}

/** The market's steps with their prices, and the one that fits best whatever it costs. */
function moneyProblems(
  { money, purpose, budget }: Guide,
  { more, less }: Market,
  { names, qualifying, byId, best }: Named & { qualifying: readonly Laptop[]; best: Laptop },
): Problems {
  const steps = [less, more].flatMap((step) => (step ? [step] : []));
  const answers = guideAnswers(purpose, budget);
  const needs = needsOf(answers);
  const able = qualifying.filter((laptop) => canDo(laptop, answers));
  const most = Math.max(...able.map((laptop) => worthOf(laptop, needs)));
  const paid = qualifying.find(({ id }) => id === best.id) ?? best;
  return money.flatMap((text, index) => {
    const euros = eurosIn(text);
    const step = steps[index];
    if (step) {
      const laptop = byId.get(step.laptop.id);
      const told = [laptop && totalCost(laptop), ...(step.over > 0 ? [step.over] : [])];
      return unless(text.startsWith(`${laptop?.name}, `) && euros.join() === told.join(), `money: ${text}`);
    }
    const dearest = able.find(({ name }) => text.includes(` es ${name}. `));
    const gap = dearest && Math.abs(gapOf(dearest, paid));
    const isBest = dearest !== undefined && dearest.id !== best.id && worthOf(dearest, needs) > most - 0.001;
    const isRight = numbersIn(text, names)[0] === budget && euros.slice(1).every((one) => one === gap);
    return unless(isBest && isRight, `money: ${text}`);
  });
}

/** What the budget adds to the one before, where the same one wins, and what would be noticed next. */
function beyondProblems(
  { beyond, below, budget, cards }: Guide,
  { enough, more }: Market,
  before: { qualifying: readonly Laptop[]; best: string | undefined },
  { names, laptops, byId }: Named & { laptops: readonly Laptop[] },
): Problems {
  if (!below) return unless(beyond === '', `beyond: ${beyond}`);
  const added = laptops.length - before.qualifying.length;
  const isSame = before.best === cards[0]?.id;
  const stepped = byId.get(more?.laptop.id ?? '');
  const expected = [
    ...(added > 0 && isSame ? [...(added > 1 ? [added] : []), below.guide.budget, budget] : []),
    ...(enough ? [enough.upTo, ...(enough.next === null ? [] : [enough.next])] : stepped ? [totalCost(stepped)] : []),
  ];
  // The market rounds the next price up.
  const told = numbersIn(beyond, names);
  const rounded = told.map((figure, index) => (enough?.next && index === told.length - 1 ? Math.ceil(figure) : figure));
  return unless(same(rounded, expected), `beyond: ${beyond}, not ${expected.join()}`);
}
