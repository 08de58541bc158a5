import { PATHS } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { CHOICE } from '#src/ui/field.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusAfterFailure } from '#src/ui/focus.ts';
import { FailureBanner } from '../../questionnaire/failure-banner.tsx';
import { linesOf, Paragraphs } from '../reasons/reason-block.tsx';
import { useSuggestion } from './use-suggestion.ts';

/** Nothing matches: why, and the changes that would give results, each a button that makes it and asks again. */
export function EmptyResult({ result }: { result: StoredRecommendations }) {
  const relaxations = result.relaxations ?? [];
  const { asked, submitting, failure, accept } = useSuggestion();
  const button = useFocusAfterFailure(failure);
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
      <output className="sr-only">{submitting && 'Preguntando otra vez…'}</output>
      {failure && <FailureBanner className="w-full text-start" />}
      <ButtonLink variant={relaxations.length > 0 ? 'secondary' : 'primary'} to={PATHS.form}>
        Cambiar mis respuestas
      </ButtonLink>
    </Notice>
  );
}
