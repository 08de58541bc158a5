import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { labelsOf, OWNS_WINDOWS_WORDS, PRIORITY_CHOICES, PURPOSE_CHOICES } from '#src/lib/answer-words.ts';
import { budgetWords } from '#src/lib/figures.ts';
import { requirementWords } from '#src/lib/requirement-questions.ts';
import { isBudgetUnchosen } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import type { KnownAnswers } from '#src/services/known-answers.ts';

/** The answers that laptops are compared by; without any, an invitation to answer. */
export function AnswersLine({ known }: { known: KnownAnswers | null }) {
  const { localData } = useServices();
  if (!known) {
    return (
      <p className="no-print mt-2 text-muted">
        Son solo datos. <FormLink>Responde cinco preguntas</FormLink> y verás también cuál te va mejor.
      </p>
    );
  }
  const { purposes, priorities, budget, requirements, ownsWindows } = known.answers;
  const words = [
    ...labelsOf(PURPOSE_CHOICES, purposes),
    ...labelsOf(PRIORITY_CHOICES, priorities),
    budgetWords(budget, !known.fromLink && isBudgetUnchosen(localData, { budget })),
    ...(ownsWindows ? [OWNS_WINDOWS_WORDS] : []),
    ...requirementWords(requirements),
  ];
  return (
    <p className="mt-2 text-muted">
      <span>{`Según ${known.fromLink ? 'estas' : 'tus'} respuestas: ${words.join(' · ')}.`}</span>{' '}
      <FormLink>Cambiar</FormLink>
    </p>
  );
}

const FormLink = ({ children }: { children: string }) => (
  <Link to={PATHS.form} className="no-print font-semibold text-text underline underline-offset-4">
    {children}
  </Link>
);
