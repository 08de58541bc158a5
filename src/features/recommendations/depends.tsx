import type { StoredRecommendations } from '#src/services/remembered.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { SummaryButton } from '#src/ui/disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { confidenceWords } from './confidence-words.ts';
import { TargetLegend } from './glance/target-legend.tsx';

/** How sure the answer is, and which single figure would change it. Nothing where that is not known. */
export function Depends({ computers, dependsOn }: Pick<StoredRecommendations, 'computers' | 'dependsOn'>) {
  const confidence = confidenceWords(computers);
  if (confidence === '') return null;
  return (
    <details className="group/disclosure max-w-prose">
      <SummaryButton className="inline-flex min-h-11 list-none items-center gap-2 font-semibold print:hidden">
        ¿De qué depende?
        <ChevronDownIcon className="text-muted transition-transform group-open/disclosure:rotate-180" />
      </SummaryButton>
      <div className="grid gap-2">
        <p>{confidence}</p>
        {dependsOn.map(({ text, share }) => (
          <p key={text}>
            {unbroken(text)} <span className="text-muted">{percentWords(share)}</span>
          </p>
        ))}
        <TargetLegend className="lg:hidden" />
      </div>
    </details>
  );
}

const STEP = 5;

/** In steps of five: it is no more exact than that. */
const percentWords = (share: number): string => `≈\u00A0${Math.round((share * 100) / STEP) * STEP}\u00A0% probable`;
