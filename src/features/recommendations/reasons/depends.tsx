import type { StoredRecommendations } from '#src/services/remembered.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { confidenceWords } from '../glance/confidence-words.ts';
import { Fold } from './fold.tsx';
import { TargetLegend } from '../glance/target-legend.tsx';

/** How sure the answer is, and which single figure would change it. Nothing where that is not known. */
export function Depends({ computers, dependsOn }: Pick<StoredRecommendations, 'computers' | 'dependsOn'>) {
  const confidence = confidenceWords(computers);
  if (confidence === '') return null;
  return (
    <Fold summary="¿De qué depende?">
      <p>{confidence}</p>
      {dependsOn.map(({ text, share }) => (
        <p key={text}>
          {unbroken(text)} <span className="text-muted">{percentWords(share)}</span>
        </p>
      ))}
      <TargetLegend className="lg:hidden" />
    </Fold>
  );
}

const STEP = 5;

/** In steps of five: it is no more exact than that. */
const percentWords = (share: number): string => `≈\u00A0${Math.round((share * 100) / STEP) * STEP}\u00A0% probable`;
