/** Parses sentences that compare an attribute with that of the other qualifying laptops. */
import type { Attribute } from '#advisor/attributes.ts';
import { type Context, type Polarity, STATES_FIGURE, VALUE, type Verdict } from './parsed-laptop.ts';
import { NUMBER, readCount, readNumber } from './spanish-figures.ts';

/** «41 de los otros 45» */
const OTHERS = String.raw`(?:(?:(?<n>${NUMBER}|uno) de )?los otros (?<o>${NUMBER})(?<dato> con dato)?|el otro(?<dato1> con dato)?)`;

/** @param worse whether the sentence counts the laptops with a worse figure, or those with a better one */
function checkOthers(
  context: Context,
  attribute: Attribute,
  groups: Readonly<Record<string, string | undefined>>,
  worse: boolean,
): string | null {
  const value = VALUE[attribute];
  const own = value(context.laptop);
  const others = context.compared.filter(({ id }) => id !== context.laptop.id);
  const known = others.filter((laptop) => value(laptop) !== null);
  const saidOthers = groups.o === undefined ? 1 : readNumber(groups.o);
  const saidCount = groups.n === undefined ? saidOthers : readCount(groups.n);
  const saidPartial = (groups.dato ?? groups.dato1) !== undefined;
  if (saidOthers !== known.length) return `others: said ${saidOthers}, are ${known.length}`;
  if (saidPartial !== known.length < others.length) return 'con dato';
  const count = known.filter((laptop) =>
    worse ? (value(laptop) ?? 0) < (own ?? 0) : (value(laptop) ?? 0) > (own ?? 0),
  ).length;
  if (!worse && count * 2 < known.length) return 'few others are better';
  return saidCount === count ? null : `count: said ${saidCount}, are ${count}`;
}

const SHARE_FORMS: readonly { attribute: Attribute; polarity: Polarity; pattern: RegExp }[] = (
  [
    ['cpu', 'El procesador (?<f>.+?) rinde más que el de', 'El procesador (?<f>.+?) rinde menos que el de', ''],
    ['gpu', 'La gráfica (?<f>.+?) rinde más que la de', 'La gráfica (?<f>.+?) rinde menos que la de', ''],
    [
      'creation',
      'Al (?:editar|diseñar), la gráfica (?<f>.+?) rinde más que la de',
      'Al (?:editar|diseñar), la gráfica (?<f>.+?) rinde menos que la de',
      '',
    ],
    ['ram', 'Tiene (?<f>.+?) de memoria, más que', 'Tiene (?<f>.+?) de memoria, menos que', ''],
    ['storage', 'Tiene (?<f>.+?) de almacenamiento, más que', 'Tiene (?<f>.+?) de almacenamiento, menos que', ''],
    [
      'pixels',
      String.raw`La resolución \((?<f>.+?)\) supera a la de`,
      String.raw`La resolución \((?<f>.+?)\) es menor que la de`,
      '',
    ],
    [
      'refresh',
      'La pantalla, a (?<f>.+?), es más fluida que la de',
      'La pantalla, a (?<f>.+?), es menos fluida que la de',
      '',
    ],
    ['panel', 'El panel (?<f>.+?) es mejor que el de', 'El panel (?<f>.+?) es peor que el de', ''],
    ['weight', 'Pesa (?<f>.+?), menos que', 'Pesa (?<f>.+?), más que', ''],
    [
      'battery',
      String.raw`La autonomía estimada \((?<f>.+?)\) supera a la de`,
      String.raw`La autonomía estimada \((?<f>.+?)\) es menor que la de`,
      '',
    ],
    [
      'silence',
      'A plena carga hará menos ruido que',
      'A plena carga hará más ruido que',
      String.raw` \(silencio estimado: (?<f>\d+) de 100\)`,
    ],
    ['build', 'Mejor construido que', 'Peor construido que', String.raw` \(estimación: (?<f>\d+) de 100\)`],
  ] as const
).flatMap(([attribute, ahead, behind, after]) => [
  { attribute, polarity: 'pro' as const, pattern: new RegExp(`^${ahead} ${OTHERS}${after}\\.$`, 'u') },
  { attribute, polarity: 'con' as const, pattern: new RegExp(`^${behind} ${OTHERS}${after}\\.$`, 'u') },
]);

export function shareVerdict(sentence: string, context: Context): Verdict | null {
  for (const { attribute, polarity, pattern } of SHARE_FORMS) {
    const groups = pattern.exec(sentence)?.groups;
    if (!groups) continue;
    const figure = STATES_FIGURE[attribute](context.laptop, groups.f ?? '') ? null : `figure «${groups.f}»`;
    return { polarity, problem: figure ?? checkOthers(context, attribute, groups, polarity === 'pro') };
  }
  return null;
}
