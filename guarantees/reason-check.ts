/** What the reason under the cards states: what was weighed, why the first card wins, graphics, what the others trade. */
import { ATTRIBUTES } from '#advisor/attributes.ts';
import type { CardAnswer, Recommended } from '#advisor/answer.ts';
import type { Reason } from '#advisor/cards/reason.ts';
import { gainIn } from './change-check.ts';
import { comparedFigure, gapOf, isGraphics, isIntegrated, platformOf } from './figures.ts';
import type { Stated } from './levels.ts';

type Problems = string[];

/** The lower median of the known figures. */
function typical(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1];
}

function winHolds({ win }: Reason, { laptop, field, needs }: Stated): boolean {
  const { compared, qualifying, anyCapable } = field;
  if (win.form === 'least-bad') return !anyCapable && win.of === compared.length;
  if (win.form === 'only') return anyCapable && compared.length === 1;
  const price = typical(compared.map(({ priceEur }) => priceEur)) ?? 0;
  return (
    anyCapable &&
    win.isOfAll === (compared.length === qualifying.length) &&
    win.others === compared.length - 1 &&
    (win.saved === 0 || win.saved === Math.round((price - laptop.priceEur) / 10) * 10) &&
    win.advantages.every(({ attribute, own, other }) => {
      const sign = attribute === 'weight' ? -1 : 1;
      const usual = typical(compared.flatMap((one) => comparedFigure(one, attribute) ?? []));
      return own * sign === comparedFigure(laptop, attribute) && other * sign === usual && own * sign > other * sign;
    }) &&
    win.weak.every((attribute) => needs.asked.priorities.some((one) => needs.targets[attribute].goodFor === one))
  );
}

/** The heaviest criteria; if no attribute counts, system and size. */
function weighingHolds({ weighing }: Reason, { laptop, others, needs }: Stated): boolean {
  const { weights, hasOwnWeights } = needs;
  const hasPanel = [laptop, ...others].some(({ panel }) => panel !== null);
  const counted = ATTRIBUTES.filter((attribute) => weights[attribute] > 0)
    .toSorted((a, b) => weights[b] - weights[a])
    .slice(0, 3)
    .filter((attribute) => hasPanel || attribute !== 'panel');
  const named = weighing.attributes;
  const least = Math.min(...named.map((attribute) => weights[attribute]));
  const kinds = (['system', 'size'] as const).filter((kind) => counted.length === 0 && weights[kind] > 0);
  return (
    weighing.isOwn === hasOwnWeights &&
    weighing.kinds.join() === kinds.join() &&
    named.length === counted.length &&
    counted.every((attribute) => named.includes(attribute) || weights[attribute] <= least)
  );
}

/** Checks why the first card has integrated graphics, and what the best one with dedicated graphics would cost. */
function graphicsHolds({ graphics }: Reason, { best, field, others }: Stated): boolean {
  if (!graphics) return true;
  if (!isIntegrated(best)) return false;
  if (graphics.form === 'no-other') return field.qualifying.every((one) => one.gpuSeries === null || isIntegrated(one));
  if (graphics.form === 'enough') return true;
  const isAll = others.length > 0 && others.every(isIntegrated);
  if (graphics.all !== isAll) return false;
  if (graphics.form === 'as-asked') return field.answers.requirements.graphics.startsWith('integrated_');
  const rival = field.qualifying.find(({ id }) => id === graphics.rival.id);
  if (!rival || rival.gpuSeries === null || isIntegrated(rival)) return false;
  const isShown = others.some(({ id }) => id === rival.id);
  return graphics.form === 'shown-rival' ? isShown : !isShown && graphics.extra === gapOf(rival, best);
}

/** @returns the criteria that a card's verdict and its visible pros and cons mention */
const mentionedBy = (card: CardAnswer | undefined): string[] =>
  (card?.statements ?? []).flatMap(({ place, isFolded, statement }): string[] => {
    if (statement.kind === 'verdict' && statement.verdict.form === 'instead')
      return statement.verdict.gain ? [statement.verdict.gain.criterion] : [];
    const isSeen = (place === 'pro' || place === 'con') && !isFolded;
    return isSeen && 'attribute' in statement ? [statement.attribute] : [];
  });

/**
 * Checks the gains and losses that a card adds to its verdict and statements: they are true, and no criterion appears
 * twice.
 */
function tradeProblems(
  { trades }: Reason,
  { best, others, needs, field }: Stated,
  cards: Recommended['cards'],
): Problems {
  return trades.flatMap(({ laptop, gain, loss, gainsKeyboard, system, size }) => {
    const other = others.find(({ id }) => id === laptop.id);
    if (!other) return [`reason: ${laptop.id} is not shown`];
    const mentioned = mentionedBy(cards.find((card) => card.laptop.id === laptop.id));
    const gap = (other.screenInches ?? 0) - (best.screenInches ?? 0);
    const wantsSmall = field.answers.priorities.includes('weight');
    const holds = [
      !gain || (gainIn(gain.attribute, other, best, needs) ?? 0) > 0,
      !loss || (gainIn(loss.attribute, other, best, needs) ?? 0) < 0,
      !gainsKeyboard || (other.keyboard === 'es' && best.keyboard === 'other'),
      system === null || (system === platformOf(other) && system !== platformOf(best)),
      size === null || (Math.abs(gap) >= 1 && size.isLarger === gap > 0 && size.inches === other.screenInches),
      size === null || !wantsSmall || !size.isLarger || size.side !== 'gain',
      [gain, loss].every((one) => !one || !mentioned.includes(one.attribute)),
    ];
    return holds.every(Boolean) ? [] : [`reason: trade of ${laptop.id}: ${holds.indexOf(false)}`];
  });
}

/** @returns what is false, missing or repeated in the reason under the cards */
export function reasonProblems(reason: Reason, stated: Stated, cards: Recommended['cards']): Problems {
  const isExplained = reason.graphics !== null || !isIntegrated(stated.best);
  const isLacking = cards[0]?.statements.some(
    ({ statement }) =>
      statement.kind === 'shortfall' &&
      [...statement.shortfall.lacking, ...statement.shortfall.unknown.map((attribute) => ({ attribute }))].some(
        ({ attribute }) => isGraphics(attribute),
      ),
  );
  return [
    ...(weighingHolds(reason, stated) ? [] : [`reason: ${JSON.stringify(reason.weighing)}`]),
    ...(winHolds(reason, stated) ? [] : [`reason: ${JSON.stringify(reason.win).slice(0, 200)}`]),
    ...(graphicsHolds(reason, stated) ? [] : [`reason: ${JSON.stringify(reason.graphics).slice(0, 100)}`]),
    ...(isExplained || isLacking || !reason.weighing.attributes.some(isGraphics) ? [] : ['no word on the graphics']),
    ...tradeProblems(reason, stated, cards),
  ];
}
