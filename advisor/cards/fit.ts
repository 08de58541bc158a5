/** The statement for whom a laptop is. */
import { isGain } from '../changes.ts';
import { ATTRIBUTES, type Attribute, measure } from '../attributes.ts';
import { shortfallOf } from '../shortfall.ts';
import type { Fit, Statement, Traits } from '../statements.ts';
import { VALUE_AT_GOOD, valueOf } from '../value.ts';
import { MIN_COMPARED_WEIGHT, type Subject } from './assessments.ts';
import { fittingSystem } from './other-statements.ts';

/** @returns the attribute that is good for the needs and has the highest weight */
function strength({ laptop, needs }: Subject): Attribute | null {
  const [best] = ATTRIBUTES.flatMap((attribute) => {
    const value = valueOf(attribute, needs.targets[attribute].triple, measure(laptop, attribute));
    const weight = needs.weights[attribute];
    return value < VALUE_AT_GOOD || weight < MIN_COMPARED_WEIGHT ? [] : [{ attribute, worth: value * weight }];
  }).toSorted((a, b) => b.worth - a.worth);
  return best?.attribute ?? null;
}

function fitOf(subject: Subject): Fit {
  const { laptop, best, role, changes, population } = subject;
  if (population.size === 1) return { form: 'only' };
  if (laptop.id === best.id) return { form: 'balanced', of: population.size };
  const gain = changes.find(isGain);
  if (role === 'saver' || gain?.criterion === 'price') return { form: 'saver' };
  if (gain) return { form: 'more', criterion: gain.criterion };
  const attribute = strength(subject);
  if (attribute !== null) return { form: 'strong', attribute };
  return { form: changes.length === 0 ? 'same' : 'behind' };
}

const traitsOf = (subject: Subject): Traits => ({
  isOled: subject.laptop.panel === 'oled',
  system: fittingSystem(subject),
});

/** @returns for whom the laptop is; if it is not capable, what it lacks */
export function fitStatement(subject: Subject): Statement<'fit' | 'short-fit'> {
  const { laptop, best, needs, population } = subject;
  const traits = traitsOf(subject);
  if (subject.isCapable) return { kind: 'fit', fit: fitOf(subject), traits };
  return {
    kind: 'short-fit',
    isFirst: laptop.id === best.id,
    of: population.size,
    isCapable: population.isCapable,
    shortfall: shortfallOf(laptop, needs),
    traits,
  };
}
