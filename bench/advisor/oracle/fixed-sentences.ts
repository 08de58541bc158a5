/** Sentences without figures, about system, keyboard and a budget that is used up, and when they are true. */
import type { Laptop } from '#catalogue/laptop.ts';
import { needsOf } from '#advisor/needs.ts';
import { WINDOWS_LICENCE_EUR } from '#catalogue/derive/cost.ts';
import type { Answers } from '#contract/answers.ts';
import { type Context, platformOf, type Polarity, type Verdict } from './parsed-laptop.ts';

const plays = ({ purposes }: Answers): boolean => purposes.some((purpose) => purpose.endsWith('gaming'));
const isArm = (laptop: Laptop): boolean => platformOf(laptop) === 'windows-arm';

/** Whether the system serves these purposes as well as Windows does: then it is no con. */
function serves({ laptop, answers }: Context): boolean {
  const { systemFit } = needsOf(answers);
  return (systemFit(platformOf(laptop)) ?? -1) >= (systemFit('windows') ?? 0);
}

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
    holds: (context) => context.laptop.os === 'macOS' && !plays(context.answers) && !serves(context),
  },
  'Usa macOS: muchos juegos no existen para Mac.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'macOS' && plays(answers),
  },
  'Usa Linux: Microsoft 365 y muchos programas comerciales no existen para él.': {
    polarity: 'con',
    holds: (context) => context.laptop.os === 'linux' && !plays(context.answers) && !serves(context),
  },
  'Usa Linux: algunos juegos en línea no funcionan en él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'linux' && plays(answers),
  },
  'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.os === 'chromeos',
  },
  [`Viene sin Windows: ya contamos los ${WINDOWS_LICENCE_EUR} € que cuesta.`]: {
    polarity: 'con',
    holds: ({ laptop }) => laptop.os === 'none' && laptop.cost.licenceEur === WINDOWS_LICENCE_EUR,
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

/** @returns «macOS»: another system that is neither a con nor asked for, which the fit names */
export function neutralSystem(context: Context): string | undefined {
  const { laptop, answers } = context;
  const name = laptop.os === 'macOS' ? 'macOS' : laptop.os === 'linux' ? 'Linux' : undefined;
  return answers.requirements.os !== laptop.os && serves(context) ? name : undefined;
}

export function fixedVerdict(sentence: string, context: Context): Verdict | null {
  const fixed = FIXED[sentence];
  return fixed ? { polarity: fixed.polarity, problem: fixed.holds(context) ? null : 'does not hold' } : null;
}
