/** The sentence on each card about whom the laptop is for. */
import type { Answers } from '../contract/answers.ts';
import { OS_NAMES } from '../contract/facts.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { Fit, Statement, Traits } from '../advisor/statements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { probable } from './estimated.ts';
import { BETTER } from './advantages.ts';
import { bareNoun } from './nouns.ts';
import { shortfallText } from './shortfall.ts';

type Asked = Pick<Answers, 'purposes' | 'priorities'>;

function sentenceOf(fit: Fit, asked: Asked): string {
  switch (fit.form) {
    case 'only':
      return 'El único que lo cumple todo';
    case 'balanced':
      return `El más equilibrado de los ${spanishNumber(fit.of)}`;
    case 'saver':
      return 'Para gastar menos';
    case 'more':
      return `Si quieres ${BETTER[fit.criterion]}`;
    case 'strong':
      return `Otra opción: va bien de ${bareNoun(fit.attribute, asked)}`;
    case 'same':
      return 'Casi igual al primero';
    case 'behind':
      return 'Por detrás del primero en lo que pides';
    default:
      return fit satisfies never;
  }
}

/** « Pantalla OLED. Usa macOS.», « Pantalla OLED probable.» */
const traitsText = ({ isOled, system }: Traits, laptop: Laptop): string =>
  `${isOled ? ` Pantalla OLED${probable(laptop, 'panel')}.` : ''}${system === null ? '' : ` Usa ${OS_NAMES[system]}.`}`;

export const fitText = ({ fit, traits }: Statement<'fit'>, laptop: Laptop, asked: Asked): string =>
  `${sentenceOf(fit, asked)}.${traitsText(traits, laptop)}`;

/** Replaces the fit of a laptop that is not capable, without promising anything. */
export function shortFitText(
  { isFirst, of, isCapable, shortfall, traits }: Statement<'short-fit'>,
  laptop: Laptop,
  asked: Asked,
): string {
  const end = `: ${shortfallText(shortfall, asked)}.${traitsText(traits, laptop)}`;
  if (!isFirst) return `${isCapable ? 'No' : 'Tampoco'} llega a los mínimos${end}`;
  return of === 1
    ? `El único que hay, y no llega a los mínimos${end}`
    : `El menos malo de los ${spanishNumber(of)}${end}`;
}
