/** The text under the cards: what counts most, why the first card wins, what the others trade. One paragraph per line. */
import type { Answers } from '../contract/answers.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { nameAmong } from '../contract/laptop-name.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, isGraphics } from '../advisor/needs/attributes.ts';
import type { Reason, Win } from '../advisor/explain/reason.ts';
import { advantageText, differenceText, sizeText, systemText } from './differences.ts';
import { formatEuros, probable, formatList } from './format.ts';
import { type Asked, bareNoun, nounOf } from './nouns.ts';
import type { Trade } from '../advisor/explain/trades.ts';
import type { IntegratedGraphics } from '../advisor/explain/graphics.ts';

/** Explains why the first laptop has integrated graphics although graphics count. */
function graphicsSentence(
  graphics: IntegratedGraphics,
  nameOf: (laptop: Laptop) => string,
  asked: Pick<Answers, 'purposes' | 'priorities'>,
): string {
  const lead = 'all' in graphics && graphics.all ? 'Todos llevan gráfica integrada' : 'Su gráfica es integrada';
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
      return `${lead}; ${nameOf(rival)} la lleva dedicada, pero ${but}.`;
    }
    default:
      return graphics satisfies never;
  }
}

/** «X, con macOS, tiene además más memoria (16 GB), pero peor panel (IPS).» */
function tradeSentence(trade: Trade, name: string, asked: Pick<Answers, 'purposes' | 'priorities'>): string {
  const { system, size, gain, loss, gainsKeyboard } = trade;
  const sized = (side: 'gain' | 'loss' | 'neither') => (size?.side === side ? [sizeText(size)] : []);
  const terms = [...(system ? [systemText(system)] : []), ...sized('neither')];
  const gains = [
    ...(gain ? [differenceText(gain, asked)] : sized('gain')),
    ...(gainsKeyboard ? [`un teclado español${probable(trade.laptop, 'keyboard')}`] : []),
  ];
  const losses = loss ? [differenceText(loss, asked)] : sized('loss');
  const but = formatList(losses);
  if (gains.length + losses.length === 0) return `${name} viene ${formatList(terms)}.`;
  const lead = terms.length === 0 ? name : `${name}, ${formatList(terms)},`;
  if (gains.length === 0) return `${lead} tiene ${but}.`;
  return `${lead} tiene además ${formatList(gains)}${but === '' ? '' : `, pero ${but}`}.`;
}

/** «Cuentan sobre todo …» */
export function weighedText(weighed: readonly Attribute[], asked: Asked): string {
  const nouns = weighed.map((one) => nounOf(one, asked));
  return `Cuenta${nouns.length > 1 ? 'n' : ''} sobre todo ${formatList(nouns)}.`;
}

const MAX_WEAKNESSES = 2;

/** «, pero flojea en peso y silencio» */
function weakText(weak: readonly Attribute[], asked: Asked): string {
  const nouns = new Set(weak.map((attribute) => (isGraphics(attribute) ? 'gráfica' : bareNoun(attribute, asked))));
  return nouns.size === 0 ? '' : `, pero flojea en ${formatList([...nouns].slice(0, MAX_WEAKNESSES))}`;
}

/** What is better than the lower median is better than most. */
function othersText({ others, isOfAll }: Extract<Win, { form: 'wins' }>): string {
  if (others === 1) return isOfAll ? 'al otro' : 'al otro que sirve';
  return `a la mayoría de los ${isOfAll ? 'demás' : 'que sirven'}`;
}

function winText(win: Win, name: string, asked: Asked): string {
  if (win.form === 'only') return `${name} es el único que lo cumple.`;
  if (win.form === 'least-bad')
    return win.of === 1
      ? `${name} es el único, y que sepamos no llega a los mínimos.`
      : `Que sepamos, ninguno de los ${spanishNumber(win.of)} llega a los mínimos: ${name} es el menos malo.`;
  const { advantages, saved, weak } = win;
  const but = weakText(weak, asked);
  const claims = [
    ...(advantages.length === 0 ? [] : [`tiene ${formatList(advantages.map((one) => advantageText(one, asked)))}`]),
    ...(saved > 0 ? [`cuesta ${formatEuros(saved)} menos`] : []),
  ];
  return claims.length === 0
    ? `${name} es el que mejor encaja en conjunto${but}.`
    : `${name} va primero: frente ${othersText(win)}, ${formatList(claims)}${but}.`;
}

/** @returns one sentence per paragraph */
export function reasonSentences({ shown, weighed, win, graphics, trades }: Reason, asked: Asked): string[] {
  const names = shown.map(({ name }) => name);
  const nameOf = ({ name }: Laptop): string => nameAmong(name, names);
  const [best] = shown;
  return [
    weighedText(weighed, asked),
    ...(best ? [winText(win, nameOf(best), asked)] : []),
    ...(graphics ? [graphicsSentence(graphics, nameOf, asked)] : []),
    ...trades.map((trade) => tradeSentence(trade, nameOf(trade.laptop), asked)),
  ];
}
