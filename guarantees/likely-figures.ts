/** The values that an uncertain figure may have, read from the record without the engine's code. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { oriented, VALUE } from './figures.ts';
import { possibleFigures } from './oracle.ts';

export type Figure = Attribute | 'cost';

export interface Uncertain {
  /** `null` where the figure is unknown. */
  expected: number | null;
  /** The figure with an error of so many standard deviations; unknown figures have none. */
  moved: ((deviations: number) => number) | null;
  /** All likely values of an unknown figure. */
  values: readonly number[];
  /** The probability that the figure is this or lower. */
  below: (value: number) => number;
  /** @param share 0 is the worst. @returns the value that this share of the values does not exceed */
  quantile: (share: number) => number;
}

/** Error below 1.5e-7: Abramowitz & Stegun, 7.1.26. */
function normalBelow(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return deviations < 0 ? tail / 2 : 1 - tail / 2;
}

/** The 10 % and 90 % quantiles of a normal distribution, in standard deviations. */
const TENTH = 1.2816;

function normal(
  expected: number,
  at: (deviations: number) => number,
  deviationsAt: (value: number) => number,
  lessIsBetter: boolean,
): Uncertain {
  const worse = lessIsBetter ? 1 : -1;
  return {
    expected,
    moved: at,
    values: [],
    below: (value) => normalBelow(deviationsAt(value)),
    quantile: (share) => at(share < 0.5 ? worse * TENTH : -worse * TENTH),
  };
}

function ofUnknown(values: readonly number[], attribute: Attribute): Uncertain {
  const worstFirst = values.toSorted((a, b) => oriented(attribute, a) - oriented(attribute, b));
  return {
    expected: null,
    moved: null,
    values: worstFirst,
    below: (value) => values.filter((one) => one <= value).length / values.length,
    quantile: (share) => worstFirst[share < 0.5 ? 0 : worstFirst.length - 1] ?? Number.NaN,
  };
}

const ERRORS = ['cpu', 'gpu', 'creation', 'battery', 'silence', 'build'] as const;

/** @param laptop with the price that the visitor pays */
export function uncertainFigures(laptop: Laptop): Map<Figure, Uncertain> {
  const found = new Map<Figure, Uncertain>();
  for (const attribute of ATTRIBUTES) {
    const known = VALUE[attribute](laptop);
    const error = ERRORS.find((one) => one === attribute);
    const deviation = error ? laptop.errors[error] : null;
    // On the scale of `VALUE` more is always better: attributes where less is better are negative.
    const possible = possibleFigures(laptop, attribute).map((figure) => oriented(attribute, figure));
    if (known === null && possible.length > 0) found.set(attribute, ofUnknown(possible, attribute));
    if (known === null || deviation === null || deviation === 0) continue;
    const isPoints = attribute === 'silence' || attribute === 'build';
    found.set(
      attribute,
      isPoints
        ? normal(
            known,
            (moved) => known + deviation * moved,
            (value) => (value - known) / deviation,
            false,
          )
        : normal(
            known,
            (moved) => known * Math.exp(deviation * moved),
            (value) => Math.log(value / known) / deviation,
            false,
          ),
    );
  }
  const { exact, spread, licenceEur } = laptop.cost;
  const bare = laptop.priceEur - licenceEur;
  if (!exact)
    found.set(
      'cost',
      normal(
        laptop.priceEur,
        (moved) => bare * Math.exp(spread * moved) + licenceEur,
        (value) => Math.log((value - licenceEur) / bare) / spread,
        true,
      ),
    );
  return found;
}
