import type { Answers } from '../contract/answers.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { IntegratedGraphics } from '../advisor/cards/graphics.ts';
import { formatEuros, formatList } from './format.ts';
import { bareNoun } from './nouns.ts';

/** Explains why the first laptop has integrated graphics although graphics count. */
export function graphicsSentence(
  graphics: IntegratedGraphics,
  nameOf: (laptop: Laptop) => string,
  asked: Pick<Answers, 'purposes' | 'priorities'>,
): string {
  const lead = 'all' in graphics && graphics.all ? 'La gráfica de todos es integrada' : 'Su gráfica es integrada';
  switch (graphics.form) {
    case 'as-asked':
      return `${lead}, como exiges.`;
    case 'enough':
      return 'Su gráfica, aunque integrada, llega a lo recomendable.';
    case 'no-other':
      return 'Todas las opciones llevan gráfica integrada.';
    case 'shown-rival':
      return `${lead}; si la quieres dedicada, mira ${nameOf(graphics.rival)}.`;
    case 'rival': {
      const { rival, extra, worst } = graphics;
      const drawbacks = [
        ...(extra > 0 ? [`cuesta ${formatEuros(extra)} más`] : []),
        ...(worst ? [`pierde en ${bareNoun(worst, asked)}`] : []),
      ];
      const but = drawbacks.length === 0 ? 'encaja peor en conjunto' : formatList(drawbacks);
      return `${lead}; con dedicada, ${nameOf(rival)} ${but}.`;
    }
    default:
      return graphics satisfies never;
  }
}
