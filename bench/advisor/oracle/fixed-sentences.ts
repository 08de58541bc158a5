/** Sentences without figures, about system, keyboard and a budget that is used up, and when they are true. */
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { type Context, platformOf, type Polarity, type Verdict } from './parsed-laptop.ts';

const plays = ({ purposes }: Answers): boolean => purposes.some((purpose) => purpose.endsWith('gaming'));
const isArm = (laptop: Laptop): boolean => platformOf(laptop) === 'windows-arm';

const FIXED: Readonly<Record<string, { polarity: Polarity; holds: (context: Context) => boolean }>> = {
  'Su Windows es para procesadores ARM: comprueba que tus programas funcionan en él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => isArm(laptop) && !plays(answers),
  },
  'Su Windows es para procesadores ARM: muchos juegos no funcionan en él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => isArm(laptop) && plays(answers),
  },
  'Usa macOS: comprueba que tus programas existen para Mac.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'macOS' && !plays(answers),
  },
  'Usa macOS: muchos juegos no existen para Mac.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'macOS' && plays(answers),
  },
  'Usa Linux: Microsoft 365 y muchos programas comerciales no existen para él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'linux' && !plays(answers),
  },
  'Usa Linux: algunos juegos en línea no funcionan en él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'linux' && plays(answers),
  },
  'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.os === 'chromeos',
  },
  'Viene sin sistema: Windows se paga aparte.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.os === 'none',
  },
  'La tienda no dice qué sistema trae: compruébalo.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.os === null,
  },
  'Trae teclado de otro país, sin eñe.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.keyboard === 'other',
  },
  'Agota tu presupuesto.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => Math.floor(answers.budget - laptop.priceEur) === 0,
  },
};

export function fixedVerdict(sentence: string, context: Context): Verdict | null {
  const fixed = FIXED[sentence];
  return fixed ? { polarity: fixed.polarity, problem: fixed.holds(context) ? null : 'does not hold' } : null;
}
