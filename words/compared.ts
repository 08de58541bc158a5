/** Renders a comparison of laptops chosen by the visitor. */
import type { Answers, RequirementField } from '../contract/answers.ts';
import type { Compared } from '../contract/compared.ts';
import { meetsOption, requiredBy, requiredFact } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { isSpanishOffer, spareOf } from '../advisor/prices.ts';
import type { ComparedLaptop, ComparedLaptops } from '../advisor/compare.ts';
import type { Change } from '../advisor/statements.ts';
import { statementInWords } from './card.ts';
import { changeText } from './changes.ts';
import { capitalize, formatEuros, formatList, NO_DATA } from './format.ts';
import { OWN_FIGURE } from './specs.ts';
import { FIELD_NOUNS } from './requirement-words.ts';
import { shortfallText } from './shortfall.ts';
import { targetOf } from './target.ts';

const MAX_NAMED = 2;

/** @returns «No cumple: precio (350 € más) y 2 más.»; a single reason includes its figure */
function failureText(laptop: Laptop, answers: Answers): string {
  const over = Math.max(0, -spareOf(laptop, answers));
  const failed = requiredBy(answers).filter(({ field, option }) => !meetsOption(laptop, field, option));
  const isUnseen = answers.seenInSpain && !isSpanishOffer(laptop);
  const isAlone = failed.length === 1 && over === 0 && !isUnseen;
  const figureOf = (field: RequirementField): string => {
    if (requiredFact(laptop, field) === null) return ` (${NO_DATA})`;
    return isAlone ? ` (${OWN_FIGURE[field](laptop)})` : '';
  };
  const reasons = [
    ...(over === 0 ? [] : [`precio (${formatEuros(over)} más)`]),
    ...(isUnseen ? ['oferta en España'] : []),
    ...failed.map(({ field }) => FIELD_NOUNS[field] + figureOf(field)),
  ];
  const [first = ''] = reasons;
  return `No cumple: ${formatList(reasons.length > MAX_NAMED ? [first, `${reasons.length - 1} más`] : reasons)}.`;
}

/** The result for one laptop in at most ten words. */
function textOf({ laptop, qualifies, shortfall }: ComparedLaptop, { answers, needs }: ComparedLaptops): string {
  if (!qualifies) return failureText(laptop, answers);
  return shortfall ? `${capitalize(shortfallText(shortfall, needs.asked))}.` : 'Cumple lo que pides.';
}

/** «47 € menos»; the texts of other criteria already imply a gain. */
const leadText = (lead: Change): string => (lead.form === 'price' ? `${changeText(lead)} menos` : changeText(lead));

export const comparedInWords = (compared: ComparedLaptops): Compared => ({
  laptops: compared.laptops.map((one) => ({
    id: one.laptop.id,
    qualifies: one.qualifies,
    text: textOf(one, compared),
    ...(one.but && { but: statementInWords(one.but, one.laptop, compared.needs).text }),
    better: one.leads.map((lead) => (lead ? leadText(lead) : '')),
  })),
  best: compared.best?.id ?? null,
  target: targetOf(compared.places, compared.answers, compared.needs),
  catalogue: compared.catalogue,
});
