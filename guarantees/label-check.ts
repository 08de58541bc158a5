/** Checks whether the label of a card is true among all shown laptops. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Label } from '#advisor/statements.ts';
import { canDo } from './benefit.ts';
import { gainIn } from './change-check.ts';
import { comparedFigure, gapOf, isAttribute, platformOf } from './figures.ts';
import type { Stated } from './levels.ts';
import { isSeenInSpain } from './oracle.ts';

/** Whether no other shown laptop is known to have more. */
function leads(attribute: Attribute, { laptop, best, others, needs }: Stated): boolean {
  const own = comparedFigure(laptop, attribute);
  return (
    own !== null &&
    others.every((other) => (comparedFigure(other, attribute) ?? -Infinity) <= own) &&
    (gainIn(attribute, laptop, best, needs) ?? 0) > 0
  );
}

/** @param sign 1 for the largest of the shown laptops */
const isSized = (sign: 1 | -1, { laptop, others }: Stated): boolean =>
  others.every(({ screenInches }) => sign * ((laptop.screenInches ?? 0) - (screenInches ?? 0)) >= 0);

const pricesOf = ({ others }: Stated): number[] => others.map(({ priceEur }) => priceEur);

const isOther = ({ laptop, best }: Stated): boolean => laptop.id !== best.id;

/** Whether it is true neither of the first card nor of another shown one, so that the label tells them apart. */
const noneOf = (
  { best, others }: Pick<Stated, 'best' | 'others'>,
  isSo: (laptop: Stated['laptop']) => boolean,
): boolean => ![best, ...others].some(isSo);

/** What labels mean that name no attribute. */
const STANDINGS: Readonly<Record<Exclude<Label, Attribute>, (stated: Stated) => boolean>> = {
  best: (stated) => !isOther(stated) && stated.field.anyCapable,
  'least-bad': (stated) => !isOther(stated) && !stated.field.anyCapable,
  short: ({ laptop, field }) => field.anyCapable && !canDo(laptop, field.answers),
  middle: (stated) =>
    Math.min(...pricesOf(stated)) < stated.laptop.priceEur && stated.laptop.priceEur < Math.max(...pricesOf(stated)),
  windows: ({ laptop, ...stated }) =>
    platformOf(laptop) === 'windows' && noneOf(stated, (one) => platformOf(one) === 'windows'),
  keyboard: ({ laptop, ...stated }) => laptop.keyboard === 'es' && noneOf(stated, (one) => one.keyboard !== 'other'),
  spain: ({ laptop, ...stated }) => isSeenInSpain(laptop) && noneOf(stated, isSeenInSpain),
  alternative: isOther,
  another: isOther,
  larger: (stated) => isSized(1, stated),
  smaller: (stated) => isSized(-1, stated),
  price: (stated) =>
    gapOf(stated.laptop, stated.best) < 0 && stated.laptop.priceEur <= Math.min(...pricesOf(stated), Infinity),
};

/**
 * A label that names a criterion is true among all shown laptops; a label about graphics covers both of their figures.
 */
export function labelHolds(label: Label, stated: Stated): boolean {
  if (label === 'gpu') return leads('gpu', stated) || leads('creation', stated);
  return isAttribute(label) ? leads(label, stated) : STANDINGS[label](stated);
}
