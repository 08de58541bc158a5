import { useState } from 'react';
import type { ShownRelaxation } from '#contract/shown-recommendation.ts';
import type { Host } from '#src/services/ask.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { useSubmission } from '../questionnaire/use-submission.ts';
import { useTurn } from './on-view.ts';

export interface AskAgainProps {
  /** Whether the result on view is not the stored one: then another is turned to. */
  turned: boolean;
  /** Another answer is stored. */
  onAnswer: () => void;
}

/** Asks the advisor again with other answers, which the form keeps. */
export function useAskAgain({ turned, onAnswer }: AskAgainProps) {
  const { localData } = useServices();
  const { submit, ...submission } = useSubmission();
  const turn = useTurn();
  const [asked, setAsked] = useState<ShownRelaxation | null>(null);

  const ask = async (change: ShownRelaxation, host?: Host) => {
    const answers = FORM_STATE.parse(change.answers);
    if (!answers) return;
    if (turned) return turn(answers);
    setAsked(change);
    if (!(await submit(answers, host))) return;
    localData.write(FORM_STATE, answers);
    onAnswer();
    // As on arrival at another page: the pressed button is gone.
    document.documentElement.scrollTop = 0;
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  return { ...submission, asked, ask: (change: ShownRelaxation, host?: Host) => void ask(change, host) };
}
