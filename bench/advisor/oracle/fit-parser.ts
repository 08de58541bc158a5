import type { Role } from '#contract/facts.ts';
import { ATTRIBUTE_OF_BARE_NOUN, type Context, systemProblem, VALUE } from './parsed-laptop.ts';
import { checkPhrases, isOtherSize, only } from './phrase-parser.ts';
import { hardest } from './recommended-figure.ts';
import { NUMBER, readList, readNumber } from './spanish-figures.ts';

const ORDINARY = new RegExp(
  `^(?:(?<only>El único que lo cumple todo)|El que mejor encaja de los (?<count>${NUMBER})|(?<next>Otra opción)|(?<saver>Para gastar menos))(?:: va bien (?<good>de .+))?$`,
  'u',
);
const DIFFERENT =
  /^Otra forma de acertar(?:: gana al primero en (?<better>.+)|: (?<size>(?:una pantalla|menos tamaño) .+)|, (?<same>casi igual al primero)|, (?<system>(?:con (?!pantalla)|sin ).+?)?(?:(?: y )?con pantalla de (?<inches>.+)″)?)$/u;
const OLED = ', con pantalla OLED';

function panelProblems(fit: string, { laptop: { panel } }: Context): string[] {
  return fit.endsWith(`${OLED}.`) === (panel === 'oled') ? [] : [`panel ${panel}: ${fit}`];
}

function ordinaryProblems(fit: string, role: Role | null, context: Context): string[] | null {
  const groups = ORDINARY.exec(fit)?.groups;
  if (!groups) return null;
  const { laptop, best, qualifying } = context;
  const good = groups.good === undefined ? [] : readList(groups.good);
  const isGood = (noun: string): boolean => {
    const attribute = ATTRIBUTE_OF_BARE_NOUN[noun.replace(/^de /, '')];
    return (
      noun.startsWith('de ') &&
      attribute !== undefined &&
      (VALUE[attribute](laptop) ?? -Infinity) >= hardest(context, attribute, 1)
    );
  };
  const right =
    (groups.only === undefined || qualifying.length === 1) &&
    (groups.count === undefined || (role === 'best' && readNumber(groups.count) === qualifying.length)) &&
    (groups.next === undefined || role === null) &&
    (groups.saver === undefined || (role === 'saver' && laptop.priceEur < best.priceEur)) &&
    good.every(isGood);
  return right ? [] : [`fit: ${fit}`];
}

/** @returns what is wrong with the sentence of a card's fit */
export function problemsWithFit(fit: string, role: Role | null, context: Context): string[] {
  const sentence = fit.replace(/\.$/, '').replace(OLED, '');
  const panel = panelProblems(fit, context);
  const ordinary = ordinaryProblems(sentence, role, context);
  if (ordinary) return [...panel, ...ordinary];
  const groups = DIFFERENT.exec(sentence)?.groups;
  if (!groups || role !== 'different') return [`not understood: ${fit}`];
  const { laptop, best } = context;
  const isBetter = (noun: string): boolean => {
    const attribute = ATTRIBUTE_OF_BARE_NOUN[noun];
    if (!attribute) return false;
    const [own, other] = [VALUE[attribute](laptop), VALUE[attribute](best)];
    return own !== null && other !== null && own > other;
  };
  return [
    ...panel,
    ...(groups.better === undefined || readList(groups.better).every(isBetter) ? [] : [`not better: ${fit}`]),
    ...(groups.size === undefined ? [] : checkPhrases(groups.size, laptop, only(best), 'better')),
    ...(groups.inches === undefined || isOtherSize(groups.inches, laptop, best) ? [] : [`size: ${fit}`]),
    ...(groups.system === undefined && groups.same === undefined ? [] : systemProblem(groups.system, laptop, best)),
  ];
}
