import { PATHS } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MissedTarget } from '#src/ui/missed-target.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';
import { useFocusAfterFailure } from '#src/ui/focus.ts';
import { FailureBanner } from '../../questionnaire/failure-banner.tsx';
import { linesOf, Paragraphs } from '../reasons/reason-block.tsx';
import { useAskAgain } from './use-ask-again.ts';

/** Nothing matches: why, and the changes that would give results, each a button that makes it and asks again. */
export function EmptyResult({ result }: { result: StoredRecommendations }) {
  const relaxations = result.relaxations ?? [];
  const { asked, submitting, failure, ask } = useAskAgain();
  const button = useFocusAfterFailure(failure);
  const lines = linesOf(result.reason);
  // The last lines are the relaxations, which are buttons here.
  const explanation = lines.slice(0, lines.length - relaxations.length);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 justify-items-center gap-6 py-6 text-center wrap-anywhere md:py-10">
      <MissedTarget of="laptop" className="w-44" />
      <h1>No encontramos equipos que coincidan con tus criterios</h1>
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
                onClick={() => ask(relaxation)}
                className="choice flex min-h-11 w-full items-center gap-4 rounded-card bg-raised p-4 text-start font-semibold sm:px-5"
              >
                <TargetMark lands={submitting && asked === relaxation} className="size-6" />
                <span className="min-w-0">{unbroken(relaxation.text)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="sr-only">{submitting && 'Preguntando otra vez…'}</output>
      {failure && <FailureBanner failure={failure} className="w-full text-start" />}
      <ButtonLink variant={relaxations.length > 0 ? 'secondary' : 'primary'} to={PATHS.form}>
        Cambiar mis respuestas
      </ButtonLink>
    </div>
  );
}
