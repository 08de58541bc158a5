import type { Computer } from '#contract/computer.ts';
import { canDo } from './benefit.ts';
import { ATTRIBUTE_OF_BARE_NOUN, type Context, VALUE } from './parsed-laptop.ts';
import { neutralSystem } from './fixed-sentences.ts';
import { hardest } from './recommended-figure.ts';
import { shortProblems } from './short-fit-parser.ts';
import { NUMBER, readNumber } from './spanish-figures.ts';

const FIRST = new RegExp(
  `^(?:(?<only>El único que lo cumple todo)|El que mejor encaja de los (?<count>${NUMBER}))$`,
  'u',
);
const OTHER =
  /^(?:(?<saver>Para gastar menos)|Si quieres (?<wanted>.+)|Otra opción: va bien de (?<good>.+)|(?<same>Casi igual al primero)|(?<behind>Por detrás del primero en lo que pides))$/u;
/** «Si quieres más memoria», and what one sees first: «Pantalla OLED. Usa macOS.» */
const PARTS = /^(?<sentence>.+?)\.(?<oled> Pantalla OLED\.)?(?: Usa (?<system>macOS|Linux)\.)?$/u;

/** What a card offers, and the advantage that the contract names. */
const ADVANTAGE_OF: Readonly<Record<string, string>> = {
  'más velocidad': 'Más rápido',
  'mejor gráfica': 'Mejor gráfica',
  'más memoria': 'Más memoria',
  'más disco': 'Más disco',
  'más nitidez': 'Más nítido',
  'más fluidez': 'Más fluido',
  'mejor panel': 'Mejor panel',
  'menos peso': 'Más ligero',
  'más autonomía': 'Más autonomía',
  'menos ruido con carga': 'Más silencioso',
  'mejor construcción': 'Mejor hecho',
  'otro tamaño': 'Otro tamaño',
};

function isGood(noun: string, context: Context): boolean {
  const attribute = ATTRIBUTE_OF_BARE_NOUN[noun];
  return attribute !== undefined && (VALUE[attribute](context.laptop) ?? -Infinity) >= hardest(context, attribute, 1);
}

type Fitting = Pick<Computer, 'fit' | 'role' | 'advantage' | 'gains' | 'losses'>;

/** @returns what is wrong with the sentence that says for whom a card is; its gains and losses are proven elsewhere */
export function problemsWithFit({ fit, role, advantage, gains, losses }: Fitting, context: Context): string[] {
  const { laptop, best, compared } = context;
  const problem = [`fit: ${fit}`];
  const { sentence = '', oled, system } = PARTS.exec(fit)?.groups ?? {};
  if ((oled !== undefined) !== (laptop.panel === 'oled') || system !== neutralSystem(context)) return problem;
  if (!canDo(laptop, context.answers)) return shortProblems(sentence, role, context);
  const first = FIRST.exec(sentence)?.groups;
  if (first) {
    const isOnly = compared.length === 1;
    const isCounted = laptop.id === best.id && readNumber(first.count ?? '') === compared.length;
    return (first.only === undefined ? isCounted : isOnly) ? [] : problem;
  }
  const groups = OTHER.exec(sentence)?.groups;
  if (!groups) return [`not understood: ${fit}`];
  const right =
    (groups.saver === undefined || role === 'saver' || advantage === 'Más barato') &&
    (groups.wanted === undefined || ADVANTAGE_OF[groups.wanted] === advantage) &&
    (groups.good === undefined || (gains.length === 0 && isGood(groups.good, context))) &&
    (groups.same === undefined || gains.length + losses.length === 0) &&
    (groups.behind === undefined || (gains.length === 0 && losses.length > 0));
  return right ? [] : problem;
}
