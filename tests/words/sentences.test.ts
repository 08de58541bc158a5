/** Golden files: the first sentence of each form among many answers. Read the diff when they change. */
import { expect, it } from 'vitest';
import type { PlacedStatement } from '#advisor/explain/statements.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { PERSONAS } from '#tests/advisor/checks/judged-personas.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import type { Answers } from '#contract/answers.ts';
import { sentenceFor } from '#words/statement-sentences.ts';

const { laptops } = SHIPPED;

/** Each answer is asked for twice: as statements and in words. */
function remembering<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
const engine: typeof SHIPPED.engine = {
  ...SHIPPED.engine,
  recommend: remembering(SHIPPED.engine.recommend),
};
const advisor = advisorFor(laptops, engine);

/** The personas, and variations with less money or more requirements. */
const ASKED: Answers[] = PERSONAS.flatMap(({ answers }) => [
  answers,
  { ...answers, budget: Math.max(200, Math.round(answers.budget / 250) * 100) },
  { ...answers, requirements: { ...answers.requirements, ram: '32GB', weight: 'ultralight', os: 'linux' } },
  { ...answers, requirements: { ...answers.requirements, os: 'linux' } },
]);

/** The first sentence of each form, in the order of the forms. */
function createList() {
  const sentences = new Map<string, string>();
  return {
    keep: (form: string, sentence: string): void => {
      if (sentence !== '' && !sentences.has(form)) sentences.set(form, sentence);
    },
    text: (): string =>
      [...sentences]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([form, sentence]) => `${form}: ${sentence}\n`)
        .join(''),
  };
}

/** What distinguishes two forms of a reason. */
function formOfReason({ statement }: PlacedStatement): string[] {
  if (statement.kind !== 'reason') return [];
  const { reason } = statement;
  if (reason.form === 'nearest') return [reason.form, reason.of === 1 ? 'one' : 'many'];
  if (reason.form === 'serves') return [reason.form, reason.praise?.criterion ?? '', reason.serving];
  const { gain, price } = reason;
  return [reason.form, gain?.criterion ?? '', price === null ? 'alike' : price.gain > 0 ? 'cheaper' : 'dearer'];
}

/** The figures that distinguish two forms of a sentence. */
function formOf(placed: PlacedStatement): string {
  const { place, statement } = placed;
  const forms: Record<string, unknown> = { ...statement };
  const { attribute, level, demandedBy, label, fact, use, system } = forms;
  const inner = statement.kind === 'change' ? [statement.change.criterion, statement.change.form] : [];
  const told = [attribute, level, demandedBy, label, fact, use, system].filter((one) => typeof one === 'string');
  return [place, statement.kind, ...told, ...inner, ...formOfReason(placed)].filter(Boolean).join(' ');
}

it('reads on a card as it did', async () => {
  const { keep, text } = createList();
  for (const { answers } of PERSONAS) {
    const { cards, needs } = engine.recommend(answers);
    for (const { laptop, statements } of cards)
      for (const placed of statements) {
        const sentence = sentenceFor(placed.statement, laptop, needs.asked, placed.place === 'but');
        keep(formOf(placed), sentence);
      }
  }
  await expect(text()).toMatchFileSnapshot('sentences.txt');
});

it('reads in the rest of an answer as it did', async () => {
  const { keep, text } = createList();
  for (const answers of ASKED) {
    const told = engine.recommend(answers);
    const { caution, enough, relaxations, counts, cards, offered } = told;
    const said = advisor.recommend(answers);
    const { caution: cautionSaid, target, explanation, relaxations: changes, nearTie } = said;
    keep('near tie', nearTie ?? '');
    const lines = said.reason.split('\n');
    for (const [index, { role, isCapable, changes: differences }] of cards.entries())
      keep(
        `card ${index} ${role} ${isCapable ? '' : 'short'} ${differences.length > 2 ? 'many' : 'few'}`,
        lines[index] ?? '',
      );
    for (const { name, gain, extra } of offered.offers)
      keep(`offered ${name} ${gain.criterion} ${Math.sign(extra)}`, said.changes?.texts?.[name] ?? '');
    const few =
      counts.qualifying === 0
        ? 'none'
        : counts.capable > 0
          ? counts.capable < counts.qualifying
            ? 'some'
            : 'all'
          : 'short';
    const isOne = counts.qualifying === 1 ? 'of one' : '';
    keep(`explanation ${few} ${isOne}`, explanation);
    if (caution && cautionSaid)
      keep(
        `caution ${caution.purposes.length} sure ${caution.sure} together ${caution.together} from ${caution.budget !== null} against ${caution.obstacles.length}`,
        cautionSaid.text,
      );
    for (const [index, { budget, requirements }] of relaxations.entries()) {
      const form = requirements.map(({ field, option }) => `${field}${option === '' ? ' dropped' : ''}`).join(' ');
      keep(`change ${budget === null ? '' : 'budget'} ${form}`, changes[index]?.text ?? '');
    }
    for (const { criterion, label, points } of target)
      for (const { word, figure } of points)
        if (criterion !== 'price') keep(`target ${criterion} ${word}`, `${label}: ${figure}`);
        else
          keep(
            `target ${criterion} ${word.split(' ')[0]} ${figure.includes('Windows')}`,
            `${label}: ${figure}: ${word}`,
          );
    if (enough) keep(`enough ${enough.next === null ? 'for good' : 'next'}`, said.enough ?? '');
  }
  await expect(text()).toMatchFileSnapshot('answers.txt');
});
