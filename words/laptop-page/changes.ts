/** Describes what changes with another laptop, for the given uses. */
import type { Purpose } from '../../contract/answers.ts';
import { CRITERIA } from '../../contract/criteria.ts';
import type { Neighbour } from '../../contract/pages/laptop-page.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Needs, needsOf } from '../../advisor/needs/needs.ts';
import { measure } from '../../advisor/needs/attributes.ts';
import { changesAgainst, mentionedChanges } from '../../advisor/explain/changes.ts';
import { OTHER_SIZE_INCHES, systemDifference } from '../../advisor/explain/differences.ts';
import { priceOf } from '../../advisor/rank/prices.ts';
import type { MentionedChanges } from '../../advisor/explain/statements.ts';
import { unknownsOf } from '../../advisor/unknown-figures.ts';
import { mentionedText } from '../changes.ts';
import { systemText } from '../differences.ts';
import { formatInches } from '../format.ts';
import { unknownNounOf } from '../nouns.ts';
import { priceFactsOf } from '../sheet.ts';
import { plainAnswers } from './grid.ts';

const COMPARED = [...CRITERIA, 'price'] as const;

/** At most this many unknown figures are named. */
const MOST_UNKNOWN = 3;

/** «Su pantalla es de 14″. No sabemos la autonomía ni el peso.»: what no gain or loss says, though it may be a loss */
function restText(other: Laptop, laptop: Laptop, { won, lost }: MentionedChanges, needs: Needs): string[] {
  const inches = other.screenInches;
  const isOtherSize =
    inches !== null && laptop.screenInches !== null && Math.abs(inches - laptop.screenInches) >= OTHER_SIZE_INCHES;
  const unknown = unknownsOf(other, needs).filter((attribute) => measure(laptop, attribute) !== null);
  const nouns = unknown.slice(0, MOST_UNKNOWN).map((attribute) => unknownNounOf(attribute, other, needs.asked));
  return [
    ...(isOtherSize && ![...won, ...lost].some(({ form }) => form === 'size')
      ? [`Su pantalla es de ${formatInches(inches)}.`]
      : []),
    ...(nouns.length === 0 ? [] : [`No sabemos ${nouns.join(' ni ')}.`]),
  ];
}

/** @returns the other laptop with «Ganas 18 % de potencia gráfica. Pierdes 1 h de autonomía y cuesta 47 € más.» */
export function neighbourOf(other: Laptop, laptop: Laptop, purposes: readonly Purpose[], needs?: Needs): Neighbour {
  const [purpose = 'office'] = purposes;
  const by = needs ?? needsOf({ purposes: [...purposes], priorities: [] });
  // Graphics are named once, for what the uses count more.
  const twin = by.weights.gpu < by.weights.creation ? 'gpu' : 'creation';
  const compared = COMPARED.filter((criterion) => criterion !== twin);
  const changes = changesAgainst(other, laptop, compared, {
    answers: plainAnswers(purpose, priceOf(laptop)),
    needs: by,
  });
  const mentioned = mentionedChanges(changes);
  const system = systemDifference(other, laptop);
  return referenceTo(
    other,
    [
      changes.length === 0 ? 'Casi igual en lo que comparamos.' : mentionedText(mentioned),
      ...(system === null ? [] : [`Viene ${systemText(system)}.`]),
      ...restText(other, laptop, mentioned, by),
    ].join(' '),
  );
}

export const referenceTo = (laptop: Laptop, change: string): Neighbour => ({
  id: laptop.id,
  name: laptop.name,
  price: priceOf(laptop),
  facts: priceFactsOf(laptop),
  change,
});
