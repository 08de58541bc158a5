import type { FormState } from '#src/services/remembered.ts';
import { countRequirements, isBudget, isBudgetChosen, isComplete, switchesOn } from '#src/services/answers-reducer.ts';
import { euros } from '#src/lib/euros.ts';
import { labelsOf, PRIORITY_CHOICES, PURPOSE_CHOICES, SWITCH_WORDS } from '#src/lib/answer-words.ts';

interface Line {
  term: string;
  words: string;
  empty: boolean;
}

export function SelectionSummary({ answers }: { answers: FormState }) {
  return (
    <>
      <ShortSummary answers={answers} />
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

/** Two short lines beside the button; what is missing takes the place of the second. */
function ShortSummary({ answers }: { answers: FormState }) {
  const { budget, purposes, priorities } = answers;
  const chosen = isBudgetChosen(answers);
  const others = priorities.length + countRequirements(answers) + switchesOn(answers).length;
  const counted = count(purposes.length, 'uso', 'usos') + (others > 0 ? ` y ${others} más` : '');
  return (
    <p aria-hidden="true" className="text-sm leading-tight lg:hidden">
      {isBudget(budget) && (
        <span
          className={`block ${chosen ? 'font-semibold' : 'text-muted'} ${isComplete(answers) ? '' : 'max-xs:hidden'}`}
        >
          {budgetWords(budget)}
        </span>
      )}
      {isComplete(answers) && (
        <span className={`text-muted ${chosen ? 'max-xs:hidden' : ''}`}>{chosen ? counted : 'sin elegir'}</span>
      )}
    </p>
  );
}

/** The answers, a line for each question. */
function summaryLines(answers: FormState): Line[] {
  return [
    {
      term: 'Presupuesto',
      words: isBudgetChosen(answers) ? budgetWords(answers.budget) : `Sin elegir: hasta ${euros(answers.budget)}`,
      empty: !isBudget(answers.budget) || !isBudgetChosen(answers),
    },
    line('Usos', labelsOf(PURPOSE_CHOICES, answers.purposes).join(', '), 'Ninguno todavía'),
    line('Prioridades', labelsOf(PRIORITY_CHOICES, answers.priorities).join(', '), 'Ninguna en especial'),
    line('Requisitos', count(countRequirements(answers), 'requisito', 'requisitos'), 'Ninguno'),
    ...switchesOn(answers).map((name) => line(SWITCH_WORDS[name].term, SWITCH_WORDS[name].label, '')),
  ];
}

const budgetWords = (budget: number): string => (isBudget(budget) ? `Hasta ${euros(budget)}` : 'Sin cantidad válida');

const line = (term: string, words: string, none: string): Line => ({ term, words: words || none, empty: words === '' });

const count = (amount: number, one: string, many: string): string =>
  amount === 0 ? '' : `${amount} ${amount === 1 ? one : many}`;
