/**
 * Monte Carlo simulation of a shortlist: every draw varies all costs, unknown figures, estimates and weights within
 * their errors, and ranks again. Draws are seeded by their number and the laptops' ids, so the same question has the
 * same answer, and a laptop's draws do not depend on the other laptops in the catalogue. They do not depend on the answers
 * either, so they are computed once per laptop.
 */
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, mapAttributes, possibleValues } from './attributes.ts';
import { deviationOf, ESTIMATE_ERRORS, movedFigure, NORMALS } from './estimates.ts';
import { CRITERIA, type Criterion } from '../contract/criteria.ts';
import { mapCriteria, type Needs } from './needs.ts';
import { FLOOR_PENALTY, floorRisk, missesFloor, utilityPerEuro } from './score.ts';
import type { Shortlist } from './shortlist.ts';
import { valueCurve } from './value.ts';

/** Weights vary by up to this share. */
const WEIGHTS_SPREAD = 0.2;

/**
 * Share of an error's variance that is common to all laptops of one rule or place: if our battery rule is 10 % low
 * for gaming machines, it is so for all of them.
 */
const COMMON_SHARE = 0.5;

/** FNV-1a hash. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** @returns 32 random bits for a key and the number of a draw (the finalizer of MurmurHash 3) */
function randomBits(key: number, draw: number): number {
  let bits = key ^ Math.imul(draw + 1, 0x9e3779b9);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const CRITERION_KEYS = mapCriteria(hashOf);

export const normal = (key: number, draw: number): number => NORMALS[randomBits(key, draw) & 255] ?? 0;
export const share = (key: number, draw: number): number => randomBits(key, draw) / 2 ** 32;

/** Normally distributed values of a number of draws, partly common to the group. */
function grouped(own: number, group: number, { first, count }: Draws): Float64Array {
  const values = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const draw = first + index;
    values[index] = Math.sqrt(1 - COMMON_SHARE) * normal(own, draw) + Math.sqrt(COMMON_SHARE) * normal(group, draw);
  }
  return values;
}

/** The numbers of the draws. */
interface Draws {
  first: number;
  count: number;
}

interface DrawnLaptop {
  /** By attribute: its figure in each draw, or `null` if it is the same in all. */
  figures: Record<Attribute, Float64Array | null>;
  /** In euros, without a licence. */
  prices: Float64Array;
}

function drawnFigures(laptop: Laptop, attribute: Attribute, draws: Draws): Float64Array | null {
  const possible = possibleValues(laptop, attribute);
  const [known] = possible;
  if (known === undefined) return null;
  const key = hashOf(`${laptop.id} ${attribute}`);
  if (possible.length > 1) {
    const { first, count } = draws;
    return Float64Array.from(
      { length: count },
      (_, index) => possible[Math.trunc(share(key, first + index) * possible.length)] ?? 0,
    );
  }
  const error = ESTIMATE_ERRORS[attribute];
  const deviation = deviationOf(laptop, attribute);
  if (!error || deviation === 0) return null;
  const group = hashOf(`${attribute} ${error.group(laptop)}`);
  return grouped(key, group, draws).map((moved) => movedFigure(attribute, known, deviation * moved));
}

function drawnLaptop(laptop: Laptop, draws: Draws): DrawnLaptop {
  const place = hashOf(`${laptop.priceBasis} ${laptop.priceDate.slice(0, 7)}`);
  return {
    figures: mapAttributes((attribute) => drawnFigures(laptop, attribute, draws)),
    prices: grouped(hashOf(`${laptop.id} cost`), place, draws).map(
      (moved) => laptop.priceEur * Math.exp(laptop.cost.spread * moved),
    ),
  };
}

type ByCriterion = Readonly<Record<Criterion, Float64Array>>;

/** By criterion: the factor of its weight in each draw. */
const weightFactors = ({ first, count }: Draws): ByCriterion =>
  mapCriteria((criterion) =>
    Float64Array.from(
      { length: count },
      (_, index) => 1 + WEIGHTS_SPREAD * (2 * share(CRITERION_KEYS[criterion], first + index) - 1),
    ),
  );

/** By criterion: its weight in each draw; in a draw their sum is 1. */
function drawnWeights({ weights }: Needs, factors: ByCriterion): ByCriterion {
  const moved = mapCriteria((criterion) => factors[criterion].map((factor) => weights[criterion] * factor));
  const sums = moved.system.map((_, index) =>
    CRITERIA.reduce((sum, criterion) => sum + (moved[criterion][index] ?? 0), 0),
  );
  return mapCriteria((criterion) => moved[criterion].map((weight, index) => weight / (sums[index] ?? 1)));
}

export type DrawUtilities = (list: Shortlist, rows: readonly number[]) => Float64Array[];

/**
 * @returns a function to the utility of each row in each draw: `count` arrays with as many values as `rows`. It keeps
 *   what it has drawn for as long as the laptops exist.
 */
export function drawsFrom(draws: Draws): DrawUtilities {
  const factors = weightFactors(draws);
  const known = new WeakMap<Laptop, DrawnLaptop>();
  const drawnOf = (laptop: Laptop): DrawnLaptop => {
    const drawn = known.get(laptop) ?? drawnLaptop(laptop, draws);
    known.set(laptop, drawn);
    return drawn;
  };
  return (list, rows) => {
    const { columns, needs, answers } = list;
    const perEuro = utilityPerEuro(answers.budget);
    const weights = drawnWeights(needs, factors);
    const weighed = ATTRIBUTES.filter(
      (attribute) => needs.weights[attribute] > 0 || needs.targets[attribute].floor !== null,
    ).map((attribute) => ({
      attribute,
      curve: valueCurve(attribute, needs.targets[attribute].triple),
      weight: weights[attribute],
    }));
    const utilitiesOf = (row: number): Float64Array => {
      const laptop = columns.laptops[row];
      const kind = columns.kinds[columns.kind[row] ?? 0];
      if (!laptop || !kind) throw new RangeError(`No laptop in row ${row}`);
      const { figures, prices } = drawnOf(laptop);
      const systemFit = needs.systemFit(kind.system);
      const sizeFit = needs.sizeFit(kind.size) ?? 0;
      const certain = perEuro * laptop.cost.licenceEur + (systemFit === null ? FLOOR_PENALTY : 0);
      const utilities = prices.map(
        (euros, index) =>
          (weights.system[index] ?? 0) * (systemFit ?? 0) +
          (weights.size[index] ?? 0) * sizeFit -
          certain -
          perEuro * euros,
      );
      const add = (index: number, benefit: number): void => {
        utilities[index] = (utilities[index] ?? 0) + benefit;
      };
      for (const { attribute, curve, weight } of weighed) {
        const moving = figures[attribute];
        if (moving === null) {
          const possible = possibleValues(laptop, attribute);
          const value = curve(possible[0] ?? null);
          const penalty = FLOOR_PENALTY * floorRisk(needs, attribute, possible);
          for (let index = 0; index < draws.count; index += 1) add(index, (weight[index] ?? 0) * value - penalty);
          continue;
        }
        for (let index = 0; index < draws.count; index += 1) {
          const figure = moving[index] ?? 0;
          add(
            index,
            (weight[index] ?? 0) * curve(figure) - (missesFloor(needs, attribute, figure) ? FLOOR_PENALTY : 0),
          );
        }
      }
      return utilities;
    };
    const utilities = Array.from({ length: draws.count }, () => new Float64Array(rows.length));
    for (const [position, row] of rows.entries()) {
      const ofRow = utilitiesOf(row);
      for (const [index, ofDraw] of utilities.entries()) ofDraw[position] = ofRow[index] ?? 0;
    }
    return utilities;
  };
}
