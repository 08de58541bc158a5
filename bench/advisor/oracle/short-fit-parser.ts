/** Parses the fit of a laptop that is not capable of what was chosen. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Role } from '#contract/facts.ts';
import { missedParts } from './benefit.ts';
import { ATTRIBUTE_OF_BARE_NOUN, ATTRIBUTE_OF_NOUN, type Context, isIntegrated, VALUE } from './parsed-laptop.ts';
import { NUMBER, readList, readNumber } from './spanish-figures.ts';

const SHORT = new RegExp(
  `^(?:(?<only>El único que hay, y no llega a los mínimos)|El menos malo de los (?<count>${NUMBER})|(?<other>No|Tampoco) llega a los mínimos): (?:le falta (?<short>[^;.]+?))?(?:(?:; )?no sabemos (?<unknown>[^.]+))?$`,
  'u',
);
const MOST_NAMED = 3;

/** Of a laptop that is not capable: what it lacks, up to three floors. */
export function shortProblems(
  fit: string,
  role: Role | null,
  { laptop, answers, compared, anyCapable }: Context,
): string[] {
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
    isFirst === (role === 'best') &&
    (isFirst ? !anyCapable : groups.other === (anyCapable ? 'No' : 'Tampoco')) &&
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
