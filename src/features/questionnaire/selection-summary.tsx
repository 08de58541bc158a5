import type { FormState } from '#src/services/storage-schemas.ts';
import { countRequirements, isBudget, isBudgetChosen, isComplete } from '#src/services/answers-reducer.ts';
import { counted, euros } from '#src/lib/figures.ts';
import { requirementWords } from '#src/lib/requirement-questions.ts';
import { labelsOf, OWNS_WINDOWS_WORDS, PRIORITY_CHOICES, usesOf } from '#src/lib/answer-words.ts';

/** The answers in one line: «Hasta 900 € · Programación · Silencio · Linux». */
export function SelectionSummary({ answers }: { answers: FormState }) {
  const { priorities, budget } = answers;
  const words = [
    isBudgetChosen(answers) ? budgetWords(budget) : `Sin elegir: hasta ${euros(budget)}`,
    usesOf(answers),
    labelsOf(PRIORITY_CHOICES, priorities).join(', '),
    ...requirementWords(answers.requirements),
    answers.ownsWindows && OWNS_WINDOWS_WORDS,
  ];
  return (
    <>
      <ShortSummary answers={answers} />
      <p className="font-semibold max-lg:sr-only">{words.filter(Boolean).join('\u{A0}· ')}</p>
    </>
  );
}

/** Two short lines beside the button; what is missing takes the place of the second. */
function ShortSummary({ answers }: { answers: FormState }) {
  const { budget, purposes, priorities } = answers;
  const chosen = isBudgetChosen(answers);
  const others = priorities.length + countRequirements(answers) + Number(answers.ownsWindows ?? false);
  const uses = counted(purposes.length, 'uso', 'usos');
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
        <span className={`text-muted ${chosen ? 'max-xs:hidden' : ''}`}>
          {chosen ? `${uses}${others > 0 ? ` y ${others} más` : ''}` : 'sin elegir'}
        </span>
      )}
    </p>
  );
}

const budgetWords = (budget: number): string => (isBudget(budget) ? `Hasta ${euros(budget)}` : 'Sin cantidad válida');
