import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Judgement } from '#contract/judge.ts';
import { FIRST_ANSWER_COUNT } from '#contract/recommendations.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { budgetWords } from '#src/lib/euros.ts';
import { isBudgetUnchosen } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { knownAnswers } from '#src/services/known-answers.ts';
import { usesOf } from '#src/services/last-answers.ts';
import { ChosenWords, PlaceLink, StoredPlace } from './laptop-island.tsx';
import { useJudgement } from './judge-card.tsx';

/** «Para ti: puesto 3 de 52», by the answers in the address, else by those that this visitor gave last. */
export function OwnPlace({ id }: { id: string }) {
  const { localData } = useServices();
  const { hash } = useLocation();
  const [known] = useState(() => knownAnswers(hash, localData));
  const answers = known?.answers;
  const { data } = useJudgement(answers ? { id, answers } : null);
  if (!answers || !data) return <StoredPlace id={id} />;
  const { judged } = data;
  return (
    <PlaceLink>
      {isChosen(judged) ? (
        <ChosenWords words={judged.place === 1 ? 'es tu primera opción' : 'está entre tus opciones'} />
      ) : (
        <span>{`Para ti: ${placeWords(judged)}`}</span>
      )}
      <span className="font-normal text-muted">
        {' '}
        · <span className="max-sm:hidden">{`${usesOf(answers)},`}</span>{' '}
        <span>{budgetWords(answers.budget, isBudgetUnchosen(localData, answers))}</span>
      </span>
    </PlaceLink>
  );
}

/** The cards of an answer come first in its order. */
const isChosen = ({ verdict, place }: Judgement): boolean =>
  verdict === 'good' && place !== null && place <= FIRST_ANSWER_COUNT;

const placeWords = ({ place, of }: Judgement): string =>
  place === null ? 'no cumple lo que pediste' : `puesto ${spanishNumber(place)} de ${spanishNumber(of)}`;
