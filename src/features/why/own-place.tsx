import { useState } from 'react';
import { budgetWords } from '#src/lib/euros.ts';
import { isBudgetUnchosen, RECOMMENDATIONS } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { knownAnswers } from '../finder/known-answers.ts';
import { usesOf } from '../finder/last-answers.ts';
import { PlaceLink } from './why-island.tsx';
import { placeWords, useWhy } from './why-of.tsx';

/** «Para ti: puesto 3 de 52», by the answers that this visitor gave last. */
export function OwnPlace({ id = '' }: Record<string, string | undefined>) {
  const { localData } = useServices();
  const [answers] = useState(() => knownAnswers('', localData)?.answers);
  const onDevice = localData.read(RECOMMENDATIONS)?.onDevice;
  const { value: why } = useWhy(answers ? id : null, { userInput: answers, onDevice });
  if (!answers || !why) return <PlaceLink />;
  const isChosen = why.verdict === 'chosen';
  return (
    <PlaceLink>
      <span data-chosen={isChosen || undefined} className={isChosen ? 'text-lg/[1.35]' : ''}>
        {isChosen ? 'Para ti, sí: ' : 'Para ti: '}
        {placeWords(why) || 'no cumple lo que pediste'}
      </span>
      <span className="font-normal text-muted">
        {' '}
        · <span className="max-sm:hidden">{usesOf(answers)},</span>{' '}
        {budgetWords(answers.budget, isBudgetUnchosen(localData, answers))}
      </span>
    </PlaceLink>
  );
}
