/** Parses sentences that compare an attribute with what was asked. */
import type { Attribute } from '#advisor/attributes.ts';
import { askedBy } from './asked-by.ts';
import { type Context, oriented, STATES_FIGURE, VALUE, type Verdict } from './parsed-laptop.ts';
import { checkReference, hardest, tripleOf } from './recommended-figure.ts';
import { checkOthers, OTHERS } from './share-parser.ts';
import { POINTS } from './spanish-figures.ts';

type Level = 'plenty' | 'good' | 'scant' | 'short';

function checkLevel(context: Context, attribute: Attribute, level: Level, phrase: string): string | null {
  const { laptop, answers } = context;
  const value = VALUE[attribute](laptop);
  const by = askedBy(attribute, phrase);
  if (by === null) return `unknown purpose «${phrase}»`;
  if (![...answers.purposes, ...answers.priorities].some((one) => one === by)) return `${by} was not chosen`;
  const triple = tripleOf(by, attribute);
  if (value === null || !triple) return 'nothing known to judge by';
  const reaches = (figure: number) => value >= figure;
  if (level === 'plenty') return reaches(oriented(attribute, triple[2])) ? null : 'not plenty';
  if (level === 'good') return reaches(oriented(attribute, triple[1])) ? null : 'not good';
  if (reaches(oriented(attribute, triple[1]))) return 'good enough';
  return reaches(hardest(context, attribute, 0)) === (level === 'scant') ? null : 'minimum';
}

interface LevelForm {
  attribute: Attribute;
  level: Level;
  /** Groups: `f` figure, `p` purpose, `r` recommended figure. */
  pattern: RegExp;
}

const TAILS: Readonly<Record<Attribute, string>> = {
  cpu: 'rinde más que el de',
  gpu: 'rinde más que la de',
  creation: 'rinde más que la de',
  ram: 'tiene más que',
  storage: 'tiene más que',
  pixels: 'supera a la de',
  refresh: 'supera a la de',
  panel: 'supera al de',
  weight: 'pesa menos que',
  battery: 'dura más que la de',
  silence: 'supera a',
  build: 'supera a',
};

const form = (attribute: Attribute, level: Level, before: string, after = ''): LevelForm => ({
  attribute,
  level,
  pattern: new RegExp(`^${before}${after}(?:; ${TAILS[attribute]} ${OTHERS})?\\.$`, 'u'),
});

const FOR = '(?<p>(?:para|en|mientras) .+?)';
const SCANT = {
  cpu: 'va justo',
  gpu: 'va justa',
  ram: 'va justa',
  storage: 'va justo',
  pixels: 'va justa',
  panel: 'va justo',
  battery: 'va justa',
};

function chipForms(attribute: 'cpu' | 'gpu', subject: string, end: 'o' | 'a', article: string): LevelForm[] {
  const reference = `: lo recomendable empieza en ${article} (?<r>.+)`;
  return [
    form(attribute, 'plenty', `${subject} (?<f>.+?) va sobrad${end} ${FOR}`),
    form(attribute, 'good', `${subject} (?<f>.+?) rinde bien ${FOR}`),
    form(attribute, 'scant', `${subject} (?<f>.+?) ${SCANT[attribute]} ${FOR}`, reference),
    form(attribute, 'short', `${subject} (?<f>.+?) se queda cort${end} ${FOR}`, reference),
  ];
}

function amountForms(
  attribute: 'ram' | 'storage' | 'pixels',
  subject: string,
  end: 'o' | 'a',
  reference: string,
): LevelForm[] {
  const fit = end === 'a' ? 'es la adecuada' : 'es el adecuado';
  return [
    form(attribute, 'plenty', `${subject}, de (?<f>.+?), va sobrad${end} ${FOR}`),
    form(attribute, 'good', `${subject}, de (?<f>.+?), ${fit} ${FOR}`),
    form(attribute, 'scant', `${subject}, de (?<f>.+?), ${SCANT[attribute]} ${FOR}`, `: ${reference} (?<r>.+)`),
    form(attribute, 'short', `${subject}, de (?<f>.+?), se queda cort${end} ${FOR}`, `: ${reference} (?<r>.+)`),
  ];
}

const LEVEL_FORMS: readonly LevelForm[] = [
  ...chipForms('cpu', 'El procesador', 'o', 'un'),
  ...chipForms('gpu', 'La gráfica', 'a', 'una'),
  form('creation', 'plenty', `La gráfica (?<f>.+?) da de sobra ${FOR}`),
  form('creation', 'short', `La gráfica (?<f>.+?) no da la talla ${FOR}`, ': lo recomendable empieza en una (?<r>.+)'),
  form('creation', 'good', `La gráfica (?<f>.+?) da la talla ${FOR}`),
  form('creation', 'scant', `La gráfica (?<f>.+?) anda justa ${FOR}`, ': lo recomendable empieza en una (?<r>.+)'),
  ...amountForms('ram', 'La memoria', 'a', 'lo recomendable son'),
  ...amountForms('storage', 'El almacenamiento', 'o', 'lo recomendable es tener'),
  ...amountForms('pixels', 'La resolución', 'a', 'lo recomendable es'),
  form('refresh', 'plenty', `La pantalla, a (?<f>.+?), va muy fluida ${FOR}`),
  form('refresh', 'good', `La pantalla, a (?<f>.+?), va fluida ${FOR}`),
  form('refresh', 'scant', `La pantalla, a (?<f>.+?), va justa de fluidez ${FOR}`, ': lo recomendable son (?<r>.+)'),
  form(
    'refresh',
    'short',
    `La pantalla, a (?<f>.+?), se queda corta de fluidez ${FOR}`,
    ': lo recomendable son (?<r>.+)',
  ),
  form('panel', 'plenty', `El panel (?<f>.+?) es de los mejores ${FOR}`),
  form('panel', 'good', `El panel (?<f>.+?) es el adecuado ${FOR}`),
  form('panel', 'scant', `El panel (?<f>.+?) va justo ${FOR}`, ': lo recomendable es un (?<r>.+)'),
  form('panel', 'short', `El panel (?<f>.+?) se queda corto ${FOR}`, ': lo recomendable es un (?<r>.+)'),
  form('weight', 'plenty', `Con (?<f>.+?) es muy ligero ${FOR}`),
  form('weight', 'good', `Con (?<f>.+?) es cómodo ${FOR}`),
  form('weight', 'scant', `Con (?<f>.+?) pesa algo de más ${FOR}`, ': lo cómodo son (?<r>.+) o menos'),
  form('weight', 'short', `Con (?<f>.+?) pesa demasiado ${FOR}`, ': lo cómodo son (?<r>.+) o menos'),
  form('battery', 'plenty', `La autonomía estimada, (?<f>.+?), sobra ${FOR}`),
  form('battery', 'good', `La autonomía estimada, (?<f>.+?), basta ${FOR}`),
  form('battery', 'scant', `La autonomía estimada, (?<f>.+?), va justa ${FOR}`, ': lo recomendable son (?<r>.+)'),
  form('battery', 'short', `La autonomía estimada, (?<f>.+?), se queda corta ${FOR}`, ': lo recomendable son (?<r>.+)'),
  form('silence', 'plenty', `Muy silencioso ${FOR}: estimamos ${POINTS} de 100`),
  form('silence', 'good', `Bastante silencioso ${FOR}: estimamos ${POINTS} de 100`),
  form(
    'silence',
    'scant',
    `Se hará oír ${FOR}: le estimamos ${POINTS} de silencio de 100`,
    String.raw`, y lo recomendable son (?<r>\d+)`,
  ),
  form(
    'silence',
    'short',
    `Ruidoso ${FOR}: le estimamos ${POINTS} de silencio de 100`,
    String.raw`, y lo recomendable son (?<r>\d+)`,
  ),
  form('build', 'plenty', `Muy bien construido ${FOR}: estimamos ${POINTS} de 100`),
  form('build', 'good', `Bien construido ${FOR}: estimamos ${POINTS} de 100`),
  form(
    'build',
    'scant',
    `Construcción sencilla ${FOR}: le estimamos ${POINTS} de 100`,
    String.raw`, y lo recomendable son (?<r>\d+)`,
  ),
  form(
    'build',
    'short',
    `Construcción floja ${FOR}: le estimamos ${POINTS} de 100`,
    String.raw`, y lo recomendable son (?<r>\d+)`,
  ),
];

export function levelVerdict(sentence: string, context: Context): Verdict | null {
  for (const { attribute, level, pattern } of LEVEL_FORMS) {
    const groups = pattern.exec(sentence)?.groups;
    if (!groups) continue;
    const { f = '', p = '', r, o } = groups;
    const others = o === undefined ? null : checkOthers(context, attribute, groups, true);
    const problem =
      (STATES_FIGURE[attribute](context.laptop, f) ? null : `figure «${f}»`) ??
      checkLevel(context, attribute, level, p) ??
      (r === undefined ? null : checkReference(context, attribute, r)) ??
      others;
    return { polarity: level === 'plenty' || level === 'good' ? 'pro' : 'con', problem };
  }
  return null;
}
