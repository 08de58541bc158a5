import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Judgement } from '#contract/judge.ts';
import { budgetWords } from '#src/lib/figures.ts';
import { useServices } from '#src/services/services.tsx';
import { usesOf } from '#src/services/last-answers.ts';
import { budgetedBy, isUnchosenIn, type LastAnswers, lastAnswersAt } from './for-answers.tsx';
import { useJudgement } from './judge-card.tsx';

export interface Own {
  judged: Judgement;
  /** «Programación, hasta 1000 €» */
  asked: string;
}

interface OwnJudgementProps {
  id: string;
  /** Euros, if the visitor has chosen none. */
  budget: number | undefined;
  /** What the visitor has answered on this page. */
  given: LastAnswers | null;
  onKnown: (own: Own) => void;
}

/**
 * Tells the page of a laptop what it is for the answers in the address, else for those that this visitor gave last. It
 * shows nothing, so that what the page shows stays the same elements.
 */
export function OwnJudgement({ id, budget, given, onKnown }: OwnJudgementProps) {
  const { localData } = useServices();
  const { hash } = useLocation();
  const [last] = useState(() => given ?? lastAnswersAt(hash, localData));
  const answers = budgetedBy(last, budget);
  const judged = useJudgement(answers && { id, answers }).data?.judged;
  const asked = answers && `${usesOf(answers)}, ${budgetWords(answers.budget, isUnchosenIn(last, answers, localData))}`;
  useEffect(() => {
    if (judged && asked !== null) onKnown({ judged, asked });
  }, [judged, asked, onKnown]);
  return null;
}
