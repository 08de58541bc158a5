/** Where nothing meets the answers, or nothing that Spain sells: why, and the changes that help, each a button that asks again. */
import { useId, useState } from 'react';
import type { Caution, Relaxation } from '#contract/recommendations.ts';
import { PATHS } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { useServices } from '#src/services/services.tsx';
import { FORM_STATE, type StoredRecommendations } from '#src/services/storage-schemas.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { CHOICE } from '#src/ui/field.ts';
import { focusPage, useFocusAfterFailure } from '#src/ui/focus.ts';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { MissedTarget } from '#src/ui/missed-target.tsx';
import { Notice, SIGNS } from '#src/ui/notice.tsx';
import { FailureBanner } from '../questionnaire/failure-banner.tsx';
import { useSubmission } from '../questionnaire/use-submission.ts';
import { linesOf, Paragraphs } from './reason-block.tsx';
import { useResults } from './results-state.ts';

/** Nothing matches: the stored reason and all changes that would give results. */
export function EmptyResult({ result }: { result: StoredRecommendations }) {
  const relaxations = result.relaxations ?? [];
  const { asked, submitting, failure, button, accept } = useSuggestion();
  const lines = linesOf(result.reason);
  // The last lines are the relaxations, which are buttons here.
  const explanation = lines.slice(0, lines.length - relaxations.length);
  return (
    <Notice missing="laptop" level={1} title="No encontramos equipos que coincidan con tus criterios">
      <div className="grid max-w-full gap-3 text-muted">
        <Paragraphs text={explanation.join('\n')} />
      </div>
      {relaxations.length > 0 && (
        <ul className="grid w-full gap-3">
          {relaxations.map((relaxation) => (
            <li key={relaxation.text}>
              <button
                ref={asked === relaxation ? button : null}
                type="button"
                disabled={submitting}
                aria-busy={submitting && asked === relaxation}
                onClick={() => accept(relaxation)}
                className={`flex min-h-11 w-full items-center gap-4 rounded-card bg-raised p-4 text-start font-semibold sm:px-5 ${CHOICE}`}
              >
                <span className="min-w-0 grow">{unbroken(relaxation.text)}</span>
                <ArrowRightIcon className="shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="sr-only">{submitting && ASKING}</output>
      {failure && <FailureBanner className="w-full text-start" />}
      <ButtonLink variant={relaxations.length > 0 ? 'secondary' : 'primary'} to={PATHS.form}>
        Cambiar mis respuestas
      </ButtonLink>
    </Notice>
  );
}

interface CautionBoxProps extends Caution {
  /** Shows the least bad laptops; absent once they are shown, and where those that serve were seen abroad. */
  onShow?: (() => void) | undefined;
}

/** No laptop serves, or none that Spain sells: shown first, with the budget that would suffice. */
export function CautionBox({ text, raise, onShow }: CautionBoxProps) {
  const titleId = useId();
  const { submitting, failure, button, accept } = useSuggestion();
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
        <output className="sr-only">{submitting && ASKING}</output>
        {failure && <FailureBanner className="mt-4" />}
      </div>
    </section>
  );
}

const ASKING = 'Preguntando otra vez…';

/**
 * Asks the advisor again with other answers, which are also stored for the form; on results of changed answers, shows
 * theirs. `button` is the ref of the button that was pressed.
 */
function useSuggestion() {
  const { encodedAnswers, refine, readStored } = useResults();
  const { localData } = useServices();
  const { submitting, failure, submit } = useSubmission();
  const [asked, setAsked] = useState<Relaxation | null>(null);
  const button = useFocusAfterFailure(failure);

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

  return { asked, submitting, failure, button, accept };
}
