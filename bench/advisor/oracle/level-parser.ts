/** Parses sentences that compare an attribute with what was asked. */
import type { Attribute } from '#advisor/attributes.ts';
import { askedBy } from './asked-by.ts';
import { type Context, oriented, STATES_FIGURE, VALUE, type Verdict } from './parsed-laptop.ts';
import { checkReference, hardest, tripleOf } from './recommended-figure.ts';

type Level = 'plenty' | 'good' | 'scant' | 'short';

/** Hours that last for it, whatever was asked for; half as many again are more than enough. */
const SPANS: Readonly<Record<string, number>> = {
  'para una jornada': 8,
  'para un día largo': 10,
  'para dos jornadas': 16,
};

function checkSpan(hours: number, span: number, level: Level): string | null {
  const next = Object.values(SPANS).find((longer) => longer > span) ?? Infinity;
  if (hours < span || hours >= next) return 'another span';
  return (level === 'plenty') === hours >= 1.5 * span ? null : 'sobra or basta';
}

function checkLevel(context: Context, attribute: Attribute, level: Level, phrase: string): string | null {
  const { laptop, answers } = context;
  const value = VALUE[attribute](laptop);
  const isEnough = level === 'plenty' || level === 'good';
  if (attribute === 'battery' && isEnough && value !== null) {
    const span = SPANS[phrase];
    if (span !== undefined) return checkSpan(value, span, level);
    if (value >= 8) return 'lasts longer than told';
  }
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

const form = (attribute: Attribute, level: Level, before: string, after = ''): LevelForm => ({
  attribute,
  level,
  pattern: new RegExp(`^${before}${after}\\.$`, 'u'),
});

const FOR = '(?<p>(?:para|mientras|al|cuando|a plena) .+?)';
const BETTER = ': mejor (?<r>.+)';
const CHIP = '(?:: mejor desde (?:una|la de un) (?<r>.+))?';

function chipForms(attribute: 'cpu' | 'gpu', subject: string, end: 'o' | 'a', article: string): LevelForm[] {
  const reference = `(?:: mejor desde ${article} (?<r>.+))?`;
  return [
    form(attribute, 'plenty', `${subject} (?<f>.+?) va sobrad${end} ${FOR}`),
    form(attribute, 'good', `${subject} (?<f>.+?) va bien ${FOR}`),
    form(attribute, 'scant', `${subject} (?<f>.+?) va just${end} ${FOR}`, reference),
    form(attribute, 'short', `${subject} (?<f>.+?) se queda cort${end} ${FOR}`, reference),
  ];
}

function amountForms(attribute: Attribute, subject: string, end: 'o' | 'a', plenty = `va sobrad${end}`): LevelForm[] {
  const own = String.raw`${subject} \((?<f>.+?)\)`;
  return [
    form(attribute, 'plenty', `${own} ${plenty} ${FOR}`),
    form(attribute, 'good', `${own} basta ${FOR}`),
    form(attribute, 'scant', `${own} va just${end} ${FOR}`, BETTER),
    form(attribute, 'short', `${own} se queda cort${end} ${FOR}`, BETTER),
  ];
}

/** Our estimates say so, with points. */
function estimateForms(attribute: 'silence' | 'build', verdicts: Readonly<Record<Level, string>>, noun: string) {
  const points = String.raw` \(${noun}: (?<f>\d+) de 100`;
  const better = String.raw`; mejor desde (?<r>\d+)\)`;
  return [
    form(attribute, 'plenty', `${verdicts.plenty} ${FOR}`, String.raw`${points}\)`),
    form(attribute, 'good', `${verdicts.good} ${FOR}`, String.raw`${points}\)`),
    form(attribute, 'scant', `${verdicts.scant} ${FOR}`, `${points}${better}`),
    form(attribute, 'short', `${verdicts.short} ${FOR}`, `${points}${better}`),
  ];
}

const LEVEL_FORMS: readonly LevelForm[] = [
  ...chipForms('cpu', 'El procesador', 'o', 'un'),
  ...chipForms('gpu', 'La gráfica', 'a', '(?:una|la de un)'),
  form(
    'gpu',
    'scant',
    'La gráfica (?<f>.+?) mueve (?<popular>juegos populares) sin lujos',
    '(?:: con margen, desde (?:una|la de un) (?<r>.+))?',
  ),
  form('creation', 'plenty', `La gráfica (?<f>.+?) da de sobra ${FOR}`),
  form('creation', 'short', `La gráfica (?<f>.+?) no da la talla ${FOR}`, CHIP),
  form('creation', 'good', `La gráfica (?<f>.+?) da la talla ${FOR}`),
  form('creation', 'scant', `La gráfica (?<f>.+?) anda justa ${FOR}`, CHIP),
  ...amountForms('ram', 'La memoria', 'a'),
  ...amountForms('storage', 'El almacenamiento', 'o'),
  ...amountForms('pixels', 'La resolución', 'a'),
  ...amountForms('battery', 'La autonomía estimada', 'a', 'sobra'),
  form('refresh', 'plenty', `La pantalla, a (?<f>.+?), va muy fluida ${FOR}`),
  form('refresh', 'good', `La pantalla, a (?<f>.+?), va fluida ${FOR}`),
  form('refresh', 'scant', `La pantalla, a (?<f>.+?), va justa de fluidez ${FOR}`, BETTER),
  form('refresh', 'short', `La pantalla, a (?<f>.+?), se queda corta de fluidez ${FOR}`, BETTER),
  form('panel', 'plenty', `El panel (?<f>.+?) es de los mejores ${FOR}`),
  form('panel', 'good', `El panel (?<f>.+?) cumple ${FOR}`),
  form('panel', 'scant', `El panel (?<f>.+?) va justo ${FOR}`, ': mejor un (?<r>.+)'),
  form('panel', 'short', `El panel (?<f>.+?) se queda corto ${FOR}`, ': mejor un (?<r>.+)'),
  form('weight', 'plenty', `Con (?<f>.+?) es muy ligero ${FOR}`),
  form('weight', 'good', `Con (?<f>.+?) es cómodo ${FOR}`),
  form('weight', 'scant', `Pesa (?<f>.+?), algo de más ${FOR}`, ': mejor hasta (?<r>.+)'),
  form('weight', 'short', `Pesa (?<f>.+?), demasiado ${FOR}`, ': mejor hasta (?<r>.+)'),
  ...estimateForms(
    'silence',
    { plenty: 'Apenas se oye', good: 'Se oye poco', scant: 'Se oye', short: 'Hace ruido' },
    'silencio estimado',
  ),
  ...estimateForms(
    'build',
    {
      plenty: 'Muy buena construcción',
      good: 'Buena construcción',
      scant: 'Construcción sencilla',
      short: 'Construcción floja',
    },
    'estimada',
  ),
];

export function levelVerdict(sentence: string, context: Context): Verdict | null {
  for (const { attribute, level, pattern } of LEVEL_FORMS) {
    const groups = pattern.exec(sentence)?.groups;
    if (!groups) continue;
    const { f = '', popular, r } = groups;
    const p = groups.p ?? `para ${popular ?? ''}`;
    const isEnough = level === 'plenty' || level === 'good';
    const problem =
      (STATES_FIGURE[attribute](context.laptop, f) ? null : `figure «${f}»`) ??
      checkLevel(context, attribute, level, p) ??
      (isEnough ? null : checkReference(context, attribute, r ?? null));
    return { polarity: isEnough ? 'pro' : 'con', problem };
  }
  return null;
}
