/** The needs of a use, and how many laptops within the budget meet them. Only for guides, not used by the engine. */
import type { Purpose } from '../../contract/answers.ts';
import { CRITERIA } from '../../contract/criteria.ts';
import type { GuideNeed } from '../../contract/pages/guide.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { systemOf, SYSTEMS } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, goodness, measure } from '../../advisor/needs/attributes.ts';
import { needsOf } from '../../advisor/needs/needs.ts';
import { NEEDS } from '../../advisor/needs/needs-table.ts';
import type { Level } from '../../advisor/explain/statements.ts';
import { ATTRIBUTE_WORDS } from '../attribute-words.ts';
import { type Reference, referenceAt, SYSTEM_NAMES } from '../figures.ts';
import { rowLabel } from '../target.ts';
import { PURPOSE_REASONS } from './needs-reasons.ts';

/** Counts the laptops that are as good as the figure, among those whose own is known. */
function reachOf(laptops: readonly Laptop[], attribute: Attribute, figure: number): GuideNeed['reach'] {
  const known = laptops.flatMap((laptop) => measure(laptop, attribute) ?? []);
  const met = known.filter((own) => goodness(attribute, own) >= goodness(attribute, figure));
  return { count: met.length, of: known.length, isPartial: known.length < laptops.length };
}

/** «hasta 1,7 kg», «≈ 8 h», «RTX 4050», «discreto»: the points of our estimates mean nothing to visitors */
function short(attribute: Attribute, { words, value }: Reference, level: Level): string {
  if (attribute === 'weight') return `hasta ${words}`;
  if (attribute === 'battery') return `≈ ${spanishNumber(Math.round(value))} h`;
  return attribute === 'silence' || attribute === 'build' ? ATTRIBUTE_WORDS[attribute].levels[level] : words;
}

/** A minimum is not named after something more than this much better. */
const MOST_OVER = 1.12;

type Figures = Pick<GuideNeed, 'minimum' | 'good' | 'plenty' | 'reach'>;

function figuresOf(purpose: Purpose, attribute: Attribute, laptops: readonly Laptop[]): Figures {
  const { triple, floor } = NEEDS[purpose][attribute];
  const [minimum, good, plenty] = triple.map((threshold) => referenceAt(attribute, threshold));
  const isNamed = floor && minimum && minimum.value <= triple[0] * MOST_OVER;
  return {
    minimum: isNamed ? short(attribute, minimum, 'scant') : '',
    good: good ? short(attribute, good, 'good') : '',
    plenty: plenty && plenty.value !== good?.value ? short(attribute, plenty, 'plenty') : '',
    reach: good ? reachOf(laptops, attribute, good.value) : null,
  };
}

/** The systems that do not serve: «macOS, ChromeOS». */
function systemFigures(purpose: Purpose, laptops: readonly Laptop[]): Figures {
  const { fit } = NEEDS[purpose].system;
  const wrong = SYSTEMS.flatMap((system) =>
    fit[system] === null && system !== 'none' && system !== 'unknown' ? SYSTEM_NAMES[system] : [],
  );
  const count = laptops.filter((laptop) => fit[systemOf(laptop)] !== null).length;
  return {
    minimum: wrong.join(', '),
    good: '',
    plenty: '',
    reach: { count, of: laptops.length, isPartial: false },
  };
}

/**
 * @param laptops within the budget
 * @returns the criteria that have a reason, those with the highest weight first
 */
export function needsAt(purpose: Purpose, laptops: readonly Laptop[]): GuideNeed[] {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  return CRITERIA.toSorted((a, b) => weights[b] - weights[a]).flatMap((criterion): GuideNeed[] => {
    if (criterion === 'size') return [];
    const reason = PURPOSE_REASONS[purpose][criterion];
    if (!reason) return [];
    const figures = criterion === 'system' ? systemFigures(purpose, laptops) : figuresOf(purpose, criterion, laptops);
    return [{ label: rowLabel(criterion), share: weights[criterion], ...figures, ...reason }];
  });
}
