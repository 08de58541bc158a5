/** What is known of a laptop before it is bought: seen in Spain, Spanish keyboard, Windows; that its screen is not. */
import { COUNTRY_NAMES, type EvidenceFacts, type Facts, OS_NAMES, type PriceFacts } from '#contract/facts.ts';
import { priceAge } from '#contract/seen-in-spain.ts';
import { shortDate } from '#contract/spanish-text.ts';

/** Fields of an old saved laptop may be absent. */
export type EvidencedFacts = EvidenceFacts &
  Pick<PriceFacts, 'priceKind' | 'priceDate'> &
  Partial<Pick<Facts, 'priceShop' | 'resolution'>>;

export interface EvidenceChip {
  about: 'seen' | 'keyboard' | 'system' | 'screen';
  /** `aged` is a yes of some months ago. */
  is: 'yes' | 'aged' | 'no' | 'unknown';
  words: string;
}

/** @param now milliseconds since 1970 @returns nothing about what was not saved */
export const evidenceChips = (facts: EvidencedFacts, now: number = Date.now()): EvidenceChip[] =>
  [seenChip(facts, now), keyboardChip(facts.keyboard), systemChip(facts.os), screenChip(facts.resolution)].filter(
    (chip) => chip !== null,
  );

/** The country of the shop that a price comes from; `null` if it comes from none. */
const countryOf = ({ priceKind, priceCountry }: Pick<EvidencedFacts, 'priceKind' | 'priceCountry'>) =>
  priceKind === 'seen' ? 'es' : (priceCountry ?? null);

export const isSeenInSpain = (facts: Pick<EvidencedFacts, 'priceKind' | 'priceCountry'>): boolean =>
  countryOf(facts) === 'es';

/** An old price does not show that a Spanish shop still sells it. */
function seenChip(facts: EvidencedFacts, now: number): EvidenceChip | null {
  const { priceKind, priceDate } = facts;
  if (!priceKind) return null;
  const dated = (words: string) => [words, shortDate(priceDate)].filter(Boolean).join(', ');
  const chip = (is: EvidenceChip['is'], words: string): EvidenceChip => ({ about: 'seen', is, words: dated(words) });
  const country = countryOf(facts);
  if (!country) return chip('unknown', 'Precio orientativo');
  if (country !== 'es') return chip('no', `Solo visto en ${COUNTRY_NAMES[country]}`);
  const age = priceAge(priceDate, now);
  return chip(age === 'fresh' ? 'yes' : age === 'aged' ? 'aged' : 'unknown', `Visto en ${COUNTRY_NAMES.es}`);
}

function keyboardChip(keyboard: EvidenceFacts['keyboard']): EvidenceChip | null {
  if (keyboard === undefined) return null;
  const about = 'keyboard';
  if (keyboard === null) return { about, is: 'unknown', words: 'Teclado sin confirmar' };
  if (keyboard === 'likely') return { about, is: 'unknown', words: 'Teclado español probable' };
  return keyboard === 'es'
    ? { about, is: 'yes', words: 'Teclado español' }
    : { about, is: 'no', words: 'Teclado extranjero' };
}

function systemChip(os: EvidenceFacts['os']): EvidenceChip | null {
  if (os === undefined) return null;
  const about = 'system';
  if (os === null) return { about, is: 'unknown', words: 'Sistema sin confirmar' };
  if (os === 'none') return { about, is: 'no', words: 'Sin Windows' };
  return os === 'windows'
    ? { about, is: 'yes', words: 'Con Windows' }
    : { about, is: 'no', words: `${OS_NAMES[os]}, no Windows` };
}

/** The resolution of most screens is known, and stands among the specifications. */
const screenChip = (resolution: EvidencedFacts['resolution']): EvidenceChip | null =>
  resolution === null ? { about: 'screen', is: 'unknown', words: 'Resolución sin confirmar' } : null;
