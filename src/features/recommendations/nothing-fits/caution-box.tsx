import { useId } from 'react';
import type { Caution } from '#contract/recommendations.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { MissedTarget } from '#src/ui/missed-target.tsx';
import { SIGNS } from '#src/ui/notice.tsx';
import { useFocusAfterFailure } from '#src/ui/focus.ts';
import { FailureBanner } from '../../questionnaire/failure-banner.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { useSuggestion } from './use-suggestion.ts';

interface CautionBoxProps extends Caution {
  /** Shows the least bad laptops; absent once they are shown, and where those that serve were seen abroad. */
  onShow?: (() => void) | undefined;
}

/** No laptop meets the answers, or none that Spain sells: shown first, with the budget that would suffice. */
export function CautionBox({ text, raise, onShow }: CautionBoxProps) {
  const titleId = useId();
  const { submitting, failure, accept } = useSuggestion();
  const button = useFocusAfterFailure(failure);
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        cardVariants({ variant: 'caution' }),
        'mt-3 mb-6 flex flex-wrap items-center gap-x-8 gap-y-4 p-5 wrap-anywhere sm:p-8',
      )}
    >
      <MissedTarget sign={SIGNS.laptop} className="w-28 flex-none sm:w-36" />
      <div className="min-w-0 flex-1 basis-[16rem]">
        <h2 id={titleId} className="leading-snug">
          {unbroken(text)}
        </h2>
        <div className="mt-5 flex flex-wrap gap-3">
          {raise && (
            <Button ref={button} disabled={submitting} aria-busy={submitting} onClick={() => accept(raise)}>
              {unbroken(raise.text)}
            </Button>
          )}
          {onShow && (
            <Button variant="secondary" disabled={submitting} onClick={onShow}>
              Ver el que más se acerca
            </Button>
          )}
        </div>
        <output className="sr-only">{submitting && 'Preguntando otra vez…'}</output>
        {failure && <FailureBanner className="mt-4" />}
      </div>
    </section>
  );
}
