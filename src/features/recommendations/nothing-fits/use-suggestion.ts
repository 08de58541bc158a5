import { useState } from 'react';
import type { Relaxation } from '#contract/recommendations.ts';
import { FORM_STATE } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { focusPage } from '#src/ui/focus.ts';
import { useSubmission } from '../../questionnaire/use-submission.ts';
import { useResults } from '../results-state.ts';

/**
 * Asks the advisor again with other answers, which are also stored for the form; on results of changed answers, shows
 * theirs.
 */
export function useSuggestion() {
  const { encodedAnswers, refine, readStored } = useResults();
  const { localData } = useServices();
  const { submit, ...submission } = useSubmission();
  const [asked, setAsked] = useState<Relaxation | null>(null);

  const accept = (change: Relaxation) => {
    const { answers } = change;
    if (encodedAnswers !== '') return refine(answers);
    setAsked(change);
    submit(answers, () => {
      localData.write(FORM_STATE, answers);
      readStored();
      // Starts at the top like a new page, because the pressed button is removed.
      document.documentElement.scrollTop = 0;
      focusPage();
    });
  };

  return { ...submission, asked, accept };
}
