/** Sentences that compare an attribute with that of the others. */
import type { Attribute } from '../../../../api/advisor/attributes.ts';
import { CROWD, checkCrowd } from './crowd.ts';
import { type Context, type Polarity, SAYS, type Verdict } from './parsed-laptop.ts';
import { POINTS } from './spanish-figures.ts';

const SHARE_FORMS: readonly { attribute: Attribute; polarity: Polarity; pattern: RegExp }[] = (
  [
    ['cpu', 'El procesador (?<f>.+?) rinde más que el de', 'El procesador (?<f>.+?) rinde menos que el de'],
    ['gpu', 'La gráfica (?<f>.+?) rinde más que la de', 'La gráfica (?<f>.+?) rinde menos que la de'],
    ['ram', 'Tiene (?<f>.+?) de memoria, más que', 'Tiene (?<f>.+?) de memoria, menos que'],
    ['storage', 'Tiene (?<f>.+?) de almacenamiento, más que', 'Tiene (?<f>.+?) de almacenamiento, menos que'],
    ['pixels', 'La resolución, de (?<f>.+?), supera a la de', 'La resolución, de (?<f>.+?), es menor que la de'],
    [
      'refresh',
      'La pantalla, a (?<f>.+?), es más fluida que la de',
      'La pantalla, a (?<f>.+?), es menos fluida que la de',
    ],
    ['panel', 'El panel (?<f>.+?) es mejor que el de', 'El panel (?<f>.+?) es peor que el de'],
    ['weight', 'Pesa (?<f>.+?), menos que', 'Pesa (?<f>.+?), más que'],
    [
      'battery',
      'Su autonomía estimada, (?<f>.+?), supera a la de',
      'Su autonomía estimada, (?<f>.+?), es menor que la de',
    ],
    [
      'silence',
      `Le estimamos ${POINTS} de silencio de 100, más que a`,
      `Le estimamos ${POINTS} de silencio de 100, menos que a`,
    ],
    [
      'build',
      `Le estimamos ${POINTS} de construcción de 100, más que a`,
      `Le estimamos ${POINTS} de construcción de 100, menos que a`,
    ],
  ] as const
).flatMap(([attribute, ahead, behind]) => [
  { attribute, polarity: 'pro' as const, pattern: new RegExp(`^${ahead} ${CROWD}\\.$`, 'u') },
  { attribute, polarity: 'con' as const, pattern: new RegExp(`^${behind} ${CROWD}\\.$`, 'u') },
]);

export function shareVerdict(sentence: string, context: Context): Verdict | null {
  for (const { attribute, polarity, pattern } of SHARE_FORMS) {
    const groups = pattern.exec(sentence)?.groups;
    if (!groups) continue;
    const figure = SAYS[attribute](context.laptop, groups.f ?? '') ? null : `figure «${groups.f}»`;
    return { polarity, problem: figure ?? checkCrowd(context, attribute, groups, polarity === 'pro') };
  }
  return null;
}
