/** What the recommended laptops would change against the one that the visitor owns, in words. */
import type { JudgeRequest, OwnedAnswer } from '../contract/advert.ts';
import { isGain } from '../advisor/changes.ts';
import { namesGraphicsFirst } from '../advisor/differences.ts';
import { type AgainstOwned, againstOwned } from '../advisor/owned.ts';
import { priceOf, roundCents } from '../advisor/prices.ts';
import { statementInWords } from './card.ts';
import { formatEuros } from './format.ts';
import { type JudgingAdvisor, readerFor, today } from './judge.ts';
import { nounOf } from './nouns.ts';

/** «No compres todavía: por 700 € no notarías mejora.» */
function adviceOf({ cards }: AgainstOwned): string | null {
  const [first] = cards;
  if (!first || cards.some(({ isNoticed }) => isNoticed)) return null;
  if (cards.some(({ couldBeNoticed }) => couldBeNoticed))
    return 'Puede que no notes mejora: depende de lo que no sabemos del tuyo.';
  return `No compres todavía: por ${formatEuros(Math.round(priceOf(first.laptop)))} no notarías mejora.`;
}

/** @param day ISO day on which the owned laptop was described */
export function ownedInWords(
  advisor: JudgingAdvisor,
  { read, answers }: JudgeRequest,
  day: string = today(),
): OwnedAnswer {
  const { laptop: owned } = readerFor(advisor)(read, day);
  const against = againstOwned(advisor.columnsFor(answers), owned, answers);
  const { needs, cards, unknowns } = against;
  return {
    laptops: cards.map(({ laptop, changes, isNoticed }) => ({
      id: laptop.id,
      name: laptop.name,
      price: roundCents(priceOf(laptop)),
      statements: changes.map((change) =>
        statementInWords(
          {
            place: isGain(change) ? 'gain' : 'loss',
            statement: { kind: 'change', change },
            isFolded: false,
            isMust: false,
          },
          laptop,
          needs,
        ),
      ),
      isNoticed,
    })),
    advice: adviceOf(against),
    unknowns: [
      ...unknowns
        .map((attribute) => ({ attribute }))
        .filter(namesGraphicsFirst)
        .map(({ attribute }) => `No sabemos ${nounOf(attribute, needs.asked)} del tuyo.`),
      'Comparamos con el tuyo como salió de fábrica: su batería puede durar ya menos.',
    ],
  };
}
