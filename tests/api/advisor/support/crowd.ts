/** «41 de los otros 45 que cumplen lo que pides»: how a laptop stands among the others. */
import type { Attribute } from '../../../../api/advisor/attributes.ts';
import { type Context, VALUE } from './parsed-laptop.ts';
import { NUMBER, readCount, readNumber } from './spanish-figures.ts';

export const CROWD = String.raw`(?:(?:(?<n>${NUMBER}|uno) de )?los otros (?<o>${NUMBER})(?<dato> con dato)? que cumplen|el otro(?<dato1> con dato)? que cumple) lo que pides`;

/** Checks «41 de los otros 45 (con dato)»: so many of the others with a known figure are better, or worse. */
export function checkCrowd(
  context: Context,
  attribute: Attribute,
  groups: Readonly<Record<string, string | undefined>>,
  worse: boolean,
): string | null {
  const value = VALUE[attribute];
  const own = value(context.laptop);
  const others = context.qualifying.filter(({ id }) => id !== context.laptop.id);
  const known = others.filter((laptop) => value(laptop) !== null);
  const saidOthers = groups.o === undefined ? 1 : readNumber(groups.o);
  const saidCount = groups.n === undefined ? saidOthers : readCount(groups.n);
  const saidPartial = (groups.dato ?? groups.dato1) !== undefined;
  if (saidOthers !== known.length) return `others: said ${saidOthers}, are ${known.length}`;
  if (saidPartial !== known.length < others.length) return 'con dato';
  const count = known.filter((laptop) =>
    worse ? (value(laptop) ?? 0) < (own ?? 0) : (value(laptop) ?? 0) > (own ?? 0),
  ).length;
  return saidCount === count ? null : `count: said ${saidCount}, are ${count}`;
}
