import type { Attribute } from '#advisor/attributes.ts';
import type { Role } from '#contract/facts.ts';
import { canDo, missedParts } from './benefit.ts';
import {
  ATTRIBUTE_OF_BARE_NOUN,
  ATTRIBUTE_OF_NOUN,
  type Context,
  isIntegrated,
  systemProblem,
  VALUE,
} from './parsed-laptop.ts';
import { checkPhrases, isOtherSize, only } from './phrase-parser.ts';
import { hardest } from './recommended-figure.ts';
import { NUMBER, readList, readNumber } from './spanish-figures.ts';

const ORDINARY = new RegExp(
  `^(?:(?<only>El único que lo cumple todo)|El que mejor encaja de los (?<count>${NUMBER})|(?<next>Otra opción)|(?<saver>Para gastar menos))(?:: va bien (?<good>de .+))?$`,
  'u',
);
const DIFFERENT =
  /^Otra forma de acertar(?:: gana al primero en (?<better>.+)|: (?<size>(?:una pantalla|menos tamaño) .+)|, (?<same>casi igual al primero)|, (?<system>(?:con (?!pantalla)|sin ).+?)?(?:(?: y )?con pantalla de (?<inches>.+)″)?)$/u;
const OLED = ', con pantalla OLED';

function panelProblems(fit: string, { laptop: { panel } }: Context): string[] {
  return fit.endsWith(`${OLED}.`) === (panel === 'oled') ? [] : [`panel ${panel}: ${fit}`];
}

function ordinaryProblems(fit: string, role: Role | null, context: Context): string[] | null {
  const groups = ORDINARY.exec(fit)?.groups;
  if (!groups) return null;
  const { laptop, best, compared } = context;
  const good = groups.good === undefined ? [] : readList(groups.good);
  const isGood = (noun: string): boolean => {
    const attribute = ATTRIBUTE_OF_BARE_NOUN[noun.replace(/^de /, '')];
    return (
      noun.startsWith('de ') &&
      attribute !== undefined &&
      (VALUE[attribute](laptop) ?? -Infinity) >= hardest(context, attribute, 1)
    );
  };
  const right =
    (groups.only === undefined || compared.length === 1) &&
    (groups.count === undefined || (role === 'best' && readNumber(groups.count) === compared.length)) &&
    (groups.next === undefined || role === null) &&
    (groups.saver === undefined || (role === 'saver' && laptop.priceEur < best.priceEur)) &&
    good.every(isGood);
  return right ? [] : [`fit: ${fit}`];
}

const SHORT = new RegExp(
  `^(?:(?<only>El único que hay(?:, con pantalla OLED)?, y no llega a los mínimos)|El menos malo de los (?<count>${NUMBER})(?:, con pantalla OLED)?|(?:Con pantalla OLED, pero )?(?<other>[Nn]o|[Tt]ampoco) llega a los mínimos): (?:le falta (?<short>[^;]+?))?(?:(?:; )?no sabemos (?<unknown>.+))?\\.$`,
  'u',
);
const MOST_NAMED = 3;

/** Of a laptop that is not capable: what it lacks, up to three floors. */
function shortProblems(fit: string, role: Role | null, { laptop, answers, compared, anyCapable }: Context): string[] {
  const groups = SHORT.exec(fit)?.groups;
  if (!groups) return [`promises too much: ${fit}`];
  const parts = missedParts(laptop, answers);
  const short = groups.short === undefined ? [] : readList(groups.short);
  const unknown = groups.unknown === undefined ? [] : readList(groups.unknown);
  const lacking = short.map((noun) => {
    if (noun === 'un sistema que sirva') return 'system';
    if (noun !== 'gráfica (es integrada)') return ATTRIBUTE_OF_BARE_NOUN[noun];
    return (parts.get('gpu') ?? 0) > 0 ? 'gpu' : 'creation';
  });
  const unsure = unknown.map((noun) => ATTRIBUTE_OF_NOUN[noun]);
  const isRisk = (named: Attribute | 'system' | undefined): boolean =>
    named !== undefined && (parts.get(named) ?? 0) > 0;
  const isKnown = (named: Attribute | 'system' | undefined): boolean =>
    named === 'system' || (named !== undefined && VALUE[named](laptop) !== null);
  const isFirst = groups.other === undefined;
  const risks = [...parts]
    .filter(([, part]) => part > 0)
    .map(([attribute]) => (attribute === 'creation' ? 'gpu' : attribute));
  const named = new Set([...lacking, ...unsure]).size;
  const right =
    /con pantalla OLED/iu.test(fit) === (laptop.panel === 'oled') &&
    isFirst === (role === 'best') &&
    (isFirst ? !anyCapable : groups.other?.toLowerCase() === (anyCapable ? 'no' : 'tampoco')) &&
    (groups.only === undefined) === (!isFirst || compared.length > 1) &&
    (groups.count === undefined || readNumber(groups.count) === compared.length) &&
    [...lacking, ...unsure].every(isRisk) &&
    lacking.every(isKnown) &&
    !unsure.some(isKnown) &&
    (!short.includes('gráfica (es integrada)') || isIntegrated(laptop)) &&
    named >= Math.min(MOST_NAMED, new Set(risks).size) &&
    named <= MOST_NAMED;
  return right ? [] : [`short: ${fit}`];
}

/** @returns what is wrong with the sentence of a card's fit */
export function problemsWithFit(fit: string, role: Role | null, context: Context): string[] {
  if (!canDo(context.laptop, context.answers)) return shortProblems(fit, role, context);
  const sentence = fit.replace(/\.$/, '').replace(OLED, '');
  const panel = panelProblems(fit, context);
  const ordinary = ordinaryProblems(sentence, role, context);
  if (ordinary) return [...panel, ...ordinary];
  const groups = DIFFERENT.exec(sentence)?.groups;
  if (!groups || role !== 'different') return [`not understood: ${fit}`];
  const { laptop, best } = context;
  const isBetter = (noun: string): boolean => {
    const attribute = ATTRIBUTE_OF_BARE_NOUN[noun];
    if (!attribute) return false;
    const [own, other] = [VALUE[attribute](laptop), VALUE[attribute](best)];
    return own !== null && other !== null && own > other;
  };
  return [
    ...panel,
    ...(groups.better === undefined || readList(groups.better).every(isBetter) ? [] : [`not better: ${fit}`]),
    ...(groups.size === undefined ? [] : checkPhrases(groups.size, laptop, only(best), 'better')),
    ...(groups.inches === undefined || isOtherSize(groups.inches, laptop, best) ? [] : [`size: ${fit}`]),
    ...(groups.system === undefined && groups.same === undefined ? [] : systemProblem(groups.system, laptop, best)),
  ];
}
