import type { FormState } from '#src/services/remembered.ts';
import { countRequirements, isBudget, switchesOn } from './answers-reducer.ts';
import { euros } from '#src/lib/euros.ts';
import { PRIORITY_CHOICES, PURPOSE_CHOICES, SWITCH_WORDS } from '#src/content/answer-words.ts';

interface Line {
  term: string;
  words: string;
  empty: boolean;
}

export function SelectionSummary({ answers }: { answers: FormState }) {
  return (
    <>
      <ShortSummary {...answers} requirementCount={countRequirements(answers) + switchesOn(answers).length} />
      <dl className="grid gap-3 max-lg:sr-only">
        {summaryLines(answers).map(({ term, words, empty }) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className={empty ? 'text-muted' : 'font-semibold'}>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ShortSummary({ budget, purposes, priorities, requirementCount }: FormState & { requirementCount: number }) {
  const counted = [
    count(purposes.length, 'uso', 'usos'),
    count(priorities.length, 'prioridad', 'prioridades'),
    count(requirementCount, 'requisito', 'requisitos'),
  ].filter((words) => words !== '');
  return (
    <p aria-hidden="true" className="text-sm leading-snug lg:hidden">
      <span className="block text-base font-semibold">{budgetWords(budget)}</span>
      <span className="text-muted">{counted.join(', ')}</span>
    </p>
  );
}

/** The answers, a line for each question. */
function summaryLines(answers: FormState): Line[] {
  return [
    { term: 'Presupuesto', words: budgetWords(answers.budget), empty: !isBudget(answers.budget) },
    line('Usos', labels(PURPOSE_CHOICES, answers.purposes), 'Ninguno todavía'),
    line('Prioridades', labels(PRIORITY_CHOICES, answers.priorities), 'Ninguna en especial'),
    line('Requisitos', count(countRequirements(answers), 'requisito', 'requisitos'), 'Ninguno'),
    ...switchesOn(answers).map((name) => line(SWITCH_WORDS[name].term, SWITCH_WORDS[name].label, '')),
    ...(answers.weights ? [line('Pesos', 'Pesos tuyos', '')] : []),
  ];
}

const budgetWords = (budget: number): string => (isBudget(budget) ? `Hasta ${euros(budget)}` : 'Sin cantidad válida');

const line = (term: string, words: string, none: string): Line => ({ term, words: words || none, empty: words === '' });

const labels = (choices: readonly { id: string; label: string }[], chosen: readonly string[]): string =>
  choices
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ');

const count = (amount: number, one: string, many: string): string =>
  amount === 0 ? '' : `${amount} ${amount === 1 ? one : many}`;
