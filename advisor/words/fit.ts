/** The sentence on each card that says for whom the laptop is. */
import { ATTRIBUTES, measure } from '../attributes.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { VALUE_AT_GOOD, valueOf } from '../value.ts';
import { MIN_COMPARED_WEIGHT, type Subject } from './assessments.ts';
import { BETTER } from './advantages.ts';
import { bareNoun } from './nouns.ts';
import { fittingSystem } from './other-claims.ts';

/** What is good for the needs and counts most: «de memoria». */
function strength({ laptop, needs }: Subject): string | null {
  const [best] = ATTRIBUTES.flatMap((attribute) => {
    const value = valueOf(attribute, needs.targets[attribute].triple, measure(laptop, attribute));
    const weight = needs.weights[attribute];
    return value < VALUE_AT_GOOD || weight < MIN_COMPARED_WEIGHT ? [] : [{ attribute, worth: value * weight }];
  }).toSorted((a, b) => b.worth - a.worth);
  return best ? bareNoun(best.attribute, needs.asked) : null;
}

function sentenceOf(subject: Subject): string {
  const { laptop, best, role, changes, population } = subject;
  if (population.size === 1) return 'El único que lo cumple todo';
  if (laptop.id === best.id) return `El que mejor encaja de los ${spanishNumber(population.size)}`;
  const gain = changes.find((change) => change.gain > 0);
  if (role === 'saver' || gain?.criterion === 'price') return 'Para gastar menos';
  if (gain) return `Si quieres ${BETTER[gain.criterion]}`;
  const strong = strength(subject);
  if (strong !== null) return `Otra opción: va bien de ${strong}`;
  return changes.length === 0 ? 'Casi igual al primero' : 'Por detrás del primero en lo que pides';
}

/** « Pantalla OLED. Usa macOS.»: what one sees first, whatever it is worth; a system that is a con stands among them. */
export function traitsOf(subject: Subject): string {
  const system = fittingSystem(subject);
  return `${subject.laptop.panel === 'oled' ? ' Pantalla OLED.' : ''}${system === '' ? '' : ` Usa ${system}.`}`;
}

export const fitOf = (subject: Subject): string => `${sentenceOf(subject)}.${traitsOf(subject)}`;
