import { spanishList } from '../contract/spanish-text.ts';
import type { Shortfall } from '../advisor/explain/statements.ts';
import { bareNoun, nounOf } from './attribute-words.ts';
import type { Asked } from './use-words.ts';

/** Whether all that speaks against it is unknown. */
export const isOnlyPossible = ({ lacking, hasWrongSystem }: Shortfall): boolean =>
  lacking.length === 0 && !hasWrongSystem;

/** «No llega», or «Puede no llegar». */
export const reachText = (shortfall: Shortfall): string => (isOnlyPossible(shortfall) ? 'Puede no llegar' : 'No llega');

/**
 * «le falta gráfica (es integrada) y memoria; no sabemos el refresco de la pantalla»: the floors that a laptop may
 * miss
 */
export function shortfallText({ lacking, hasWrongSystem, unknown }: Shortfall, asked: Asked): string {
  const short = [
    // The brackets name the reason at once.
    ...lacking.map(({ attribute, isIntegrated }) =>
      isIntegrated ? 'gráfica (es integrada)' : bareNoun(attribute, asked),
    ),
    ...(hasWrongSystem ? ['un sistema con el que vaya todo'] : []),
  ];
  const nouns = unknown.map((attribute) => nounOf(attribute, asked));
  return [
    ...(short.length === 0 ? [] : [`le falta ${spanishList(short)}`]),
    ...(nouns.length === 0 ? [] : [`no sabemos ${spanishList(nouns)}`]),
  ].join('; ');
}
