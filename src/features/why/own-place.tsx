import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { budgetWords } from '#src/lib/euros.ts';
import { isBudgetUnchosen } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { knownAnswers } from '../finder/known-answers.ts';
import { usesOf } from '../finder/last-answers.ts';
import { ChosenWords, PlaceLink, StoredPlace } from './why-button.tsx';
import { placeWords, useWhy } from './why-of.tsx';

/** «Para ti: puesto 3 de 52», by the answers in the address, else by those that this visitor gave last. */
export function OwnPlace({ id }: { id: string }) {
  const { localData } = useServices();
  const { hash } = useLocation();
  const [known] = useState(() => knownAnswers(hash, localData));
  const answers = known?.answers;
  const { value: why } = useWhy(answers ? id : null, { userInput: answers });
  if (!answers || !why) return <StoredPlace id={id} />;
  const words = placeWords(why) || 'no cumple lo que pediste';
  return (
    <PlaceLink>
      {why.verdict === 'chosen' ? <ChosenWords words={words} /> : <span>{`Para ti: ${words}`}</span>}
      <span className="font-normal text-muted">
        {' '}
        · <span className="max-sm:hidden">{`${usesOf(answers)},`}</span>{' '}
        <span>{budgetWords(answers.budget, isBudgetUnchosen(localData, answers))}</span>
      </span>
    </PlaceLink>
  );
}
