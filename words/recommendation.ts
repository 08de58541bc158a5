/** Renders the answer to a questionnaire. */
import { NO_MORE_OPTIONS } from '../contract/answer-parts.ts';
import type { MoreOptions, Recommendation } from '../contract/recommendations.ts';
import type { More, Recommended } from '../advisor/answer.ts';
import { relaxed } from '../advisor/relax.ts';
import { computerOf } from './card.ts';
import { cautionOf } from './caution.ts';
import { explain } from './explanation.ts';
import { foldCards } from './fold.ts';
import { enoughText } from './market.ts';
import { bareOfferText, noResultsText, relaxationLine } from './relaxations.ts';
import { reasonSentences } from './reason.ts';
import type { ShopSettings } from './sheet.ts';
import { shortNames, type ShortNames } from './short-names.ts';
import { targetOf } from './target.ts';
import { dependences } from './turns.ts';
import type { Sureness } from '../contract/confidence.ts';
import { formatList } from './format.ts';

function reasonText({ reason, bareOffer, answers, needs, relaxations }: Recommended): string {
  if (!reason) return noResultsText(answers, relaxations);
  return [...reasonSentences(reason, needs.asked), ...(bareOffer ? [bareOfferText(bareOffer)] : [])].join('\n');
}

export function recommendationInWords(recommended: Recommended, shops: ShopSettings): Recommendation {
  const { answers, needs, catalogue, cards, read, relaxations } = recommended;
  const names = shortNames(cards.map(({ laptop }) => laptop));
  const computers = foldCards(cards).map((card) => computerOf(card, needs, shops, names));
  return {
    computers,
    target: targetOf(recommended.places, answers, needs),
    caution: recommended.caution && cautionOf(recommended.caution, answers),
    sureness: recommended.sureness && surenessInWords(recommended.sureness, names),
    enough: recommended.enough && enoughText(recommended.enough),
    dependsOn: dependences(
      recommended.turns,
      cards.map(({ laptop }) => laptop),
    ),
    explanation: explain(answers, catalogue.size, read),
    comparisons: Object.fromEntries(computers.map(({ name, pros, cons }) => [name, { pros, cons }])),
    reason: reasonText(recommended),
    relaxations: relaxations.map((change) => ({
      text: relaxationLine(change, answers.budget),
      answers: relaxed(answers, change),
    })),
    changes: recommended.changes,
    filteredLaptops: [...recommended.others],
    userInput: answers,
    catalogue,
  };
}

export function moreInWords({ cards, before, needs, catalogue }: More, shops: ShopSettings): MoreOptions {
  if (cards.length === 0) return { computers: [], message: NO_MORE_OPTIONS, catalogue };
  const names = shortNames([...before, ...cards.map(({ laptop }) => laptop)]);
  return { computers: cards.map((card) => computerOf(card, needs, shops, names)), catalogue };
}

/** «clara», «ajustada», «empate con el HP Victus 15 y el Lenovo LOQ 15» */
function surenessInWords({ kind, tiedWith }: Pick<Sureness, 'kind' | 'tiedWith'>, names: ShortNames): Sureness {
  const others = formatList(tiedWith.map((id) => `el ${names.get(id) ?? id}`));
  const text = { clear: 'clara', close: 'ajustada', tie: `empate con ${others}` }[kind];
  return { kind, tiedWith, text };
}
