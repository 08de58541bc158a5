import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Judgement } from '#contract/judge.ts';
import { FIRST_ANSWER_COUNT } from '#contract/recommendations.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { budgetWords } from '#src/lib/figures.ts';
import { isBudgetUnchosen } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { usesOf } from '#src/services/last-answers.ts';
import { budgetedBy, lastAnswersAt } from './for-answers.tsx';
import { useJudgement } from './judge-card.tsx';

interface OwnPlaceProps {
  id: string;
  /** Euros, if the visitor has chosen none. */
  budget: number | undefined;
}

/** «Para ti: puesto 3 de 52», by the answers in the address, else by those that this visitor gave last. */
export function OwnPlace({ id, budget }: OwnPlaceProps) {
  const { localData } = useServices();
  const { hash } = useLocation();
  const [last] = useState(() => lastAnswersAt(hash, localData));
  const answers = budgetedBy(last, budget);
  const { data } = useJudgement(answers && { id, answers });
  if (!answers || !data) return <span>¿Y para ti?</span>;
  return (
    <>
      <span>{placeWords(data.judged)}</span>
      <span className="font-normal text-muted">
        {' '}
        · <span className="max-sm:hidden">{`${usesOf(answers)},`}</span>{' '}
        <span>{budgetWords(answers.budget, answers !== last.answers || isBudgetUnchosen(localData, answers))}</span>
      </span>
    </>
  );
}

/** The cards of an answer come first in its order. */
function placeWords({ verdict, place, of }: Judgement): string {
  if (place === null) return 'Para ti: no cumple lo que pediste';
  if (verdict === 'good' && place <= FIRST_ANSWER_COUNT)
    return `Para ti, sí: ${place === 1 ? 'es tu primera opción' : 'está entre tus opciones'}`;
  return `Para ti: puesto ${spanishNumber(place)} de ${spanishNumber(of)}`;
}
