import type { Role } from '#contract/facts.ts';
import type { Context } from './parsed-laptop.ts';
import { checkPhrases, only } from './phrase-parser.ts';
import { EUROS, NUMBER, readEuros, readNumber, roundCents } from './spanish-figures.ts';

/** @returns what is wrong with the sentence of a card's fit */
export function problemsWithFit(fit: string, role: Role | null, context: Context): string[] {
  const { laptop, best, qualifying } = context;
  const lead = new RegExp(
    `^(?:(?<only>El único que cumple lo que pides)|El que mejor encaja de los (?<count>${NUMBER}) que cumplen lo que pides|(?<next>Otra opción que cumple lo que pides)|Ahorras (?<saved>${EUROS}) frente a la mejor opción)(?:, con (?<strengths>.+))?\\.$`,
    'u',
  ).exec(fit)?.groups;
  if (lead) {
    const problems = lead.strengths === undefined ? [] : checkPhrases(lead.strengths, laptop, only(best), 'either');
    if (lead.only !== undefined && qualifying.length !== 1) problems.push('not the only one');
    if (lead.count !== undefined && (role !== 'best' || readNumber(lead.count) !== qualifying.length))
      problems.push(`count: ${fit}`);
    if (lead.next !== undefined && role !== null) problems.push(`role: ${fit}`);
    if (lead.saved !== undefined && readEuros(lead.saved) !== roundCents(best.priceEur - laptop.priceEur))
      problems.push(`saved: ${fit}`);
    return problems;
  }
  if (role === 'different' && fit === 'Otra forma de acertar, con prestaciones casi iguales a las de la mejor opción.')
    return [];
  const gains = /^Otra forma de acertar: frente a la mejor opción, ofrece (.+)\.$/u.exec(fit)?.[1];
  if (gains === undefined || role !== 'different') return [`not understood: ${fit}`];
  return checkPhrases(gains, laptop, only(best), 'better');
}
