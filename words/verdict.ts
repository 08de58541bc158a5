import type { Laptop } from '../catalogue/laptop.ts';
import type { Phrase, Verdict } from '../advisor/statements.ts';
import { toldText } from './changes.ts';
import { figureOf } from './figures.ts';
import { capitalize, fill, formatInches } from './format.ts';
import { pointFigure } from './target.ts';
import { type Asked, playsOnlyPopular } from './nouns.ts';
import { PLAIN_GRAPHICS, TEMPLATES, UNKNOWN } from './verdict-templates.ts';

const COUNTS: Readonly<Record<number, string>> = { 2: 'dos', 3: 'tres' };

const SIZE_ENDS: Readonly<Partial<Record<Phrase['form'], string>>> = {
  small: ', algo pequeña',
  large: ', algo grande',
};

const sizeText = ({ form }: Phrase, { screenInches }: Laptop): string =>
  `pantalla de ${formatInches(screenInches ?? 0)}${SIZE_ENDS[form] ?? ''}`;

/** «aguanta unas 10 h», «pantalla de 15,6″, algo grande» */
export function phraseText(phrase: Phrase, laptop: Laptop, asked: Asked): string {
  const { criterion, form } = phrase;
  if (criterion === 'size') return sizeText(phrase, laptop);
  if (form === 'unknown' || form === 'small' || form === 'large') return UNKNOWN[criterion] ?? '';
  const f = criterion === 'battery' ? figureOf(laptop, criterion) : pointFigure(laptop, criterion);
  const isPlain = criterion === 'gpu' && form === 'scant' && playsOnlyPopular(asked);
  return fill(isPlain ? PLAIN_GRAPHICS : TEMPLATES[criterion][form], { f });
}

/** «, el que más de los tres» */
function mostText({ criterion, isMost, isGood }: Phrase, ofAll: string): string {
  if (!isMost) return '';
  const most = criterion === 'size' ? 'la más grande' : TEMPLATES[criterion].most;
  return `, ${isGood ? '' : 'aunque '}${most}${ofAll}`;
}

function strengthsText(verdict: Extract<Verdict, { form: 'strengths' }>, laptop: Laptop, asked: Asked): string {
  const { phrases, isLeastBad, shown, saysShown } = verdict;
  const ofAll = saysShown ? ` de los ${COUNTS[shown] ?? ''}` : '';
  const firstMost = phrases.find(({ isMost }) => isMost);
  const texts = phrases.map(
    (phrase) => phraseText(phrase, laptop, asked) + mostText(phrase, phrase === firstMost ? ofAll : ''),
  );
  return `${capitalize(`${isLeastBad ? 'El menos malo: ' : ''}${texts.join('; ')}`)}.`;
}

/** Precedes the changes of a laptop that is not capable if the first one is. */
const SHORT_VERDICT = 'No llega a los mínimos. ';

/** «Aguanta unas 10 h, el que más de los tres; 1,5 kg, algo pesado.», «Ganas 1 h de autonomía por 47 € más.» */
export function verdictText(verdict: Verdict, laptop: Laptop, asked: Asked): string {
  switch (verdict.form) {
    case 'strengths':
      return strengthsText(verdict, laptop, asked);
    case 'trade':
      return `${verdict.isShort ? SHORT_VERDICT : ''}${toldText(verdict.told)}`;
    case 'unknown':
      return 'Faltan datos de lo que más cuenta para ti.';
    default:
      return verdict satisfies never;
  }
}
