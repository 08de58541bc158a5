/** Parses why the first laptop has integrated graphics. */
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { nameAmong } from './names.ts';
import { ATTRIBUTE_OF_BARE_NOUN, type Context, gapOf, isIntegrated, VALUE } from './parsed-laptop.ts';
import { hardest } from './recommended-figure.ts';
import { EUROS, readEuros } from './spanish-figures.ts';

const LEAD =
  /^(?<lead>La gráfica de todos|Su gráfica)(?<good>, aunque integrada, llega a lo recomendable\.$)?(?: es integrada)?/u;

const NONE_DEDICATED = 'Todas las opciones llevan gráfica integrada.';

export const isAboutGraphics = (line: string): boolean => line === NONE_DEDICATED || LEAD.test(line);

const isDedicated = (laptop: Laptop): boolean => laptop.gpuSeries !== null && !isIntegrated(laptop);

function holdsOfRival(rest: string, rival: Laptop, { best }: Context): boolean {
  const groups = new RegExp(
    `^ (?:(?<worse>encaja peor en conjunto)|(?:cuesta (?<extra>${EUROS}) más)?(?: y )?(?:pierde en (?<noun>.+))?)\\.$`,
    'u',
  ).exec(rest)?.groups;
  if (!groups) return false;
  if (groups.worse !== undefined) return true;
  const attribute = ATTRIBUTE_OF_BARE_NOUN[groups.noun ?? ''];
  const loses = attribute && (VALUE[attribute](rival) ?? Infinity) < (VALUE[attribute](best) ?? -Infinity);
  return (
    (groups.extra === undefined || readEuros(groups.extra) === gapOf(rival, best)) &&
    (groups.noun === undefined || loses === true)
  );
}

export function graphicsProblems(line: string, cards: readonly Laptop[], context: Context): string[] {
  const { best, qualifying, answers } = context;
  if (line === NONE_DEDICATED) return qualifying.some(isDedicated) ? [line] : [];
  const { 0: start = '', groups } = LEAD.exec(line) ?? {};
  const rest = line.slice(start.length);
  const all = cards.length > 1 && cards.every(isIntegrated);
  const problem = [`graphics: ${line}`];
  if (!isIntegrated(best)) return problem;
  if (groups?.good !== undefined) {
    const { weights: ours } = needsOf({ ...answers, weights: undefined });
    const figure = ours.creation > ours.gpu ? 'creation' : 'gpu';
    return (VALUE[figure](best) ?? 0) >= hardest(context, figure, 1) ? [] : problem;
  }
  if ((groups?.lead === 'La gráfica de todos') !== all) return problem;
  if (rest === ', como exiges.') return answers.requirements.graphics.startsWith('integrated') ? [] : problem;
  const shown = /^; si la quieres dedicada, mira (.+)\.$/u.exec(rest)?.[1];
  if (shown !== undefined)
    return cards.some((card) => isDedicated(card) && nameAmong(card, cards) === shown) ? [] : problem;
  const told = /^; con dedicada, (.+)$/u.exec(rest)?.[1] ?? '';
  return qualifying.some((rival) => {
    const name = nameAmong(rival, cards);
    return isDedicated(rival) && told.startsWith(name) && holdsOfRival(told.slice(name.length), rival, context);
  })
    ? []
    : problem;
}
