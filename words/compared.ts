/** Renders a comparison of laptops chosen by the visitor. */
import type { Answers, RequirementField } from '../contract/answers.ts';
import { ADVERT_ID } from '../contract/advert.ts';
import type { Compared, CompareRequest } from '../contract/compared.ts';
import type { Fit } from '../contract/computer.ts';
import type { Facts } from '../contract/facts.ts';
import { isKnown, meetsOption, requiredBy } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { spareOf } from '../catalogue/derive/cost.ts';
import type { ComparedLaptop, ComparedLaptops } from '../advisor/judge/compare.ts';
import { advertLaptop, type Judging, paidBy } from '../advisor/judge/judged-case.ts';
import { isPrice } from '../advisor/explain/changes.ts';
import type { Change } from '../advisor/explain/statements.ts';
import { statementInWords } from './card.ts';
import { changeClause, changeText } from './changes.ts';
import { capitalize, clauseList, spanishList } from '../contract/spanish-text.ts';
import { formatEuros, NO_DATA } from './figures.ts';
import { fieldNoun } from './requirement-words.ts';
import { factsOf, ownFigures } from './sheet.ts';
import { shortfallText } from './shortfall.ts';
import { fitInWords, targetOf } from './target.ts';

const MAX_NAMED = 2;

/** @returns «No cumple: precio (350 € más) y 2 más.»; a single reason includes its figure */
function failureText(laptop: Laptop, answers: Answers): string {
  const over = Math.max(0, -spareOf(laptop, answers));
  const failed = requiredBy(answers).filter(({ field, option }) => !meetsOption(laptop, field, option));
  const isAlone = failed.length === 1 && over === 0;
  const figureOf = (field: RequirementField): string => {
    if (!isKnown(laptop, field)) return ` (${NO_DATA})`;
    return isAlone ? ` (${ownFigures(laptop)[field]})` : '';
  };
  const reasons = [
    ...(over === 0 ? [] : [`precio (${formatEuros(over)} más)`]),
    ...failed.map(({ field }) => fieldNoun(field) + figureOf(field)),
    ...(over === 0 && failed.length === 0 ? ['no visto en España'] : []),
  ];
  const [first = ''] = reasons;
  return `No cumple: ${spanishList(reasons.length > MAX_NAMED ? [first, `${reasons.length - 1} más`] : reasons)}.`;
}

/** The result for one laptop in at most ten words. */
function textOf(
  { laptop, qualifies, shortfall }: ComparedLaptop,
  { answers, needs }: ComparedLaptops,
  fit: Fit,
): string {
  if (!qualifies) return failureText(laptop, answers);
  return shortfall ? `${capitalize(shortfallText(shortfall, needs.asked))}.` : `${fit.words}.`;
}

const MAX_LEADS = 2;

/** «Tiene 8 GB más de memoria y cuesta 301 € menos que el siguiente.»; empty without a lead of its own */
function gainsText(one: ComparedLaptop, all: readonly ComparedLaptop[]): string {
  const isShared = (lead: Change, row: number): boolean =>
    all.some(
      ({ leads: { [row]: other } }, index) => other && all[index] !== one && changeText(other) === changeText(lead),
    );
  const leads = one.leads.flatMap((lead, row) => (lead && !isShared(lead, row) ? [lead] : [])).slice(0, MAX_LEADS);
  const clauses = leads.toSorted((a, b) => Number(isPrice(a)) - Number(isPrice(b))).map(changeClause);
  const isOfMany = leads.some(isPrice) && all.length > 2;
  return clauses.length === 0 ? '' : `${capitalize(clauseList(clauses))}${isOfMany ? ' que el siguiente' : ''}.`;
}

function comparedInWords(compared: ComparedLaptops): Compared {
  return {
    laptops: compared.laptops.map((one) => {
      const fit = fitInWords(one.laptop, compared.needs, one.qualifies && !one.shortfall);
      return {
        id: one.laptop.id,
        qualifies: one.qualifies,
        fit,
        text: textOf(one, compared, fit),
        ...(one.but && { but: statementInWords(one.but, one.laptop, compared.needs).text }),
        gains: gainsText(one, compared.laptops),
        better: one.leads.map((lead) => (lead ? capitalize(changeText(lead)) : '')),
        ...one.leads.flatMap((lead) => (lead?.form === 'price' ? { cheaperBy: lead.euros } : []))[0],
      };
    }),
    best: compared.best?.id ?? null,
    target: targetOf(compared.places, compared.answers, compared.needs),
    catalogue: compared.catalogue,
  };
}

/** No shop is known to have it. */
const UNSOLD = {
  priceBasis: 'en un anuncio',
  priceCountry: null,
  priceShop: null,
  priceUrl: null,
  priceRange: null,
} satisfies Partial<Facts>;

/** Compares laptops of the catalogue, and the one of an advert if there is one, which comes first. */
export function comparisonOf(judging: Judging, { userInput, ids, read }: CompareRequest): Compared {
  const { engine } = judging;
  if (!read) return comparedInWords(engine.compare(userInput, ids));
  const advert = advertLaptop(judging, read);
  const laptop = { ...paidBy(userInput, advert.laptop), id: ADVERT_ID };
  const isPriced = read.price !== null || advert.usualEur !== null;
  // Every laptop for games has graphics of its own.
  const gpu = advert.isGpuAssumed && laptop.formFactor === 'gaming' ? null : laptop.gpu;
  return {
    ...comparedInWords(engine.compare(userInput, ids, laptop)),
    advert: {
      price: isPriced ? laptop.priceEur : null,
      facts: { ...factsOf(laptop), ...UNSOLD, gpu, seenPrice: read.price },
    },
  };
}
