import type { Answers } from '../contract/answers.ts';
import type { Trade } from '../advisor/cards/trades.ts';
import { differenceText, sizeText, systemText } from './differences.ts';
import { formatList } from './format.ts';

/** «X, con macOS, tiene además más memoria (16 GB), pero peor panel (IPS).» */
export function tradeSentence(trade: Trade, name: string, asked: Pick<Answers, 'purposes' | 'priorities'>): string {
  const { system, size, gain, loss, gainsKeyboard } = trade;
  const sized = (side: 'gain' | 'loss' | 'neither') => (size?.side === side ? [sizeText(size)] : []);
  const terms = [...(system ? [systemText(system)] : []), ...sized('neither')];
  const gains = [
    ...(gain ? [differenceText(gain, asked)] : sized('gain')),
    ...(gainsKeyboard ? ['un teclado español'] : []),
  ];
  const losses = loss ? [differenceText(loss, asked)] : sized('loss');
  const but = formatList(losses);
  if (gains.length + losses.length === 0) return `${name} viene ${formatList(terms)}.`;
  const lead = terms.length === 0 ? name : `${name}, ${formatList(terms)},`;
  if (gains.length === 0) return `${lead} tiene ${but}.`;
  return `${lead} tiene además ${formatList(gains)}${but === '' ? '' : `, pero ${but}`}.`;
}
