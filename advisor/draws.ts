/**
 * Monte Carlo simulation of a shortlist: every draw varies all costs, unknown figures, estimates and weights within
 * their errors, and ranks again. Draws are seeded by their number and the laptops' ids, so the same question has the
 * same answer, and a laptop's draws do not depend on the other laptops in the catalogue.
 */
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, possibleValues } from './attributes.ts';
import { deviationOf, ESTIMATE_ERRORS, movedFigure, NORMALS } from './estimates.ts';
import { CRITERIA } from '../contract/criteria.ts';
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
function hashOf(text: string): number {
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

const normal = (key: number, draw: number): number => NORMALS[randomBits(key, draw) & 255] ?? 0;
const share = (key: number, draw: number): number => randomBits(key, draw) / 2 ** 32;

/** A normally distributed value, partly common to the group. */
const grouped = (own: number, group: number, draw: number): number =>
  Math.sqrt(1 - COMMON_SHARE) * normal(own, draw) + Math.sqrt(COMMON_SHARE) * normal(group, draw);

/** The benefit that one attribute of one laptop adds in a draw, penalty for a missed floor included. */
type DrawnBenefit = (draw: number, weight: number) => number;

/** What an attribute adds in every draw: its weight × `value`, less `penalty`. */
interface FixedBenefit {
  value: number;
  penalty: number;
}

function drawnBenefit({ needs }: Shortlist, laptop: Laptop, attribute: Attribute): DrawnBenefit | FixedBenefit {
  const curve = valueCurve(attribute, needs.targets[attribute].triple);
  const possible = possibleValues(laptop, attribute);
  const penaltyOf = (figure: number): number => (missesFloor(needs, attribute, figure) ? FLOOR_PENALTY : 0);
  const [known] = possible;
  if (known === undefined) {
    return { value: curve(null), penalty: FLOOR_PENALTY * floorRisk(needs, attribute, possible) };
  }
  const key = hashOf(`${laptop.id} ${attribute}`);
  if (possible.length > 1) {
    const values = possible.map(curve);
    const penalties = possible.map(penaltyOf);
    return (draw, weight) => {
      const index = Math.trunc(share(key, draw) * possible.length);
      return weight * (values[index] ?? 0) - (penalties[index] ?? 0);
    };
  }
  const error = ESTIMATE_ERRORS[attribute];
  const deviation = deviationOf(laptop, attribute);
  if (!error || deviation === 0) {
    return { value: curve(known), penalty: penaltyOf(known) };
  }
  const group = hashOf(`${attribute} ${error.group(laptop)}`);
  return (draw, weight) => {
    const figure = movedFigure(attribute, known, deviation * grouped(key, group, draw));
    return weight * curve(figure) - penaltyOf(figure);
  };
}

/** The weights of one draw, normalized to the sum 1. */
function drawnWeights({ needs }: Shortlist, draw: number): Record<(typeof CRITERIA)[number], number> {
  const moved = { ...needs.weights };
  let sum = 0;
  for (const criterion of CRITERIA) {
    moved[criterion] *= 1 + WEIGHTS_SPREAD * (2 * share(hashOf(criterion), draw) - 1);
    sum += moved[criterion];
  }
  for (const criterion of CRITERIA) moved[criterion] /= sum;
  return moved;
}

/** @returns the utility of each row in each draw; `draws` rows with as many columns as `rows` */
export function drawUtilities(list: Shortlist, rows: readonly number[], first: number, draws: number): Float64Array[] {
  const { columns, needs, answers } = list;
  const perEuro = utilityPerEuro(answers.budget);
  const laptops = rows.map((row) => {
    const laptop = columns.laptops[row];
    if (!laptop) throw new RangeError(`No laptop in row ${row}`);
    const kind = columns.kinds[columns.kind[row] ?? 0];
    const systemFit = kind ? needs.systemFit(kind.system) : null;
    const fixed = new Float64Array(ATTRIBUTES.length);
    const drawn: { index: number; benefitIn: DrawnBenefit }[] = [];
    let penalty = systemFit === null ? FLOOR_PENALTY : 0;
    for (const [index, attribute] of ATTRIBUTES.entries()) {
      const benefit = drawnBenefit(list, laptop, attribute);
      if (typeof benefit === 'function') drawn.push({ index, benefitIn: benefit });
      else {
        fixed[index] = benefit.value;
        penalty += benefit.penalty;
      }
    }
    return {
      fixed,
      drawn,
      penalty,
      systemFit: systemFit ?? 0,
      sizeFit: (kind && needs.sizeFit(kind.size)) ?? 0,
      priceEur: laptop.priceEur,
      licenceEur: laptop.cost.licenceEur,
      spread: laptop.cost.spread,
      costKey: hashOf(`${laptop.id} cost`),
      placeKey: hashOf(`${laptop.priceBasis} ${laptop.priceDate.slice(0, 7)}`),
    };
  });
  return Array.from({ length: draws }, (_, number) => {
    const draw = first + number;
    const moved = drawnWeights(list, draw);
    const weights = Float64Array.from(ATTRIBUTES, (attribute) => moved[attribute]);
    const utilities = new Float64Array(laptops.length);
    for (const [row, laptop] of laptops.entries()) {
      let benefit = moved.system * laptop.systemFit + moved.size * laptop.sizeFit - laptop.penalty;
      for (let index = 0; index < weights.length; index += 1)
        benefit += (weights[index] ?? 0) * (laptop.fixed[index] ?? 0);
      for (const { index, benefitIn } of laptop.drawn) benefit += benefitIn(draw, weights[index] ?? 0);
      const priceEur = laptop.priceEur * Math.exp(laptop.spread * grouped(laptop.costKey, laptop.placeKey, draw));
      utilities[row] = benefit - perEuro * (priceEur + laptop.licenceEur);
    }
    return utilities;
  });
}
