import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { useObserved } from '#src/lib/observed.ts';
import {
  FORM_STATE,
  isBudgetUnchosen,
  RECOMMENDATIONS,
  type StoredRecommendations,
  USER_PREFERENCES,
} from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import type { Failure } from '#src/services/query-client.ts';
import { useToast } from '#src/ui/toast.tsx';
import { Wait } from '#src/ui/wait.tsx';
import { NotLoaded, RetryButton } from '#src/ui/not-loaded.tsx';
import { lastAnswers } from '#src/services/last-answers.ts';
import { type ResultsState, useResults } from '../results-state.ts';
import { BrokenLink, LinkNote } from './opened-link.tsx';
import { focusBar, useKeptFocus } from './focus.ts';
import { changeWords } from './change-words.ts';

interface TurnedViewProps {
  /** The page's title, for when there is no result. */
  header: ReactNode;
  placeholder: ReactNode;
}

/** Announces the result of changed answers, and fills its place until there is one. */
export function TurnedView({ header, placeholder }: TurnedViewProps) {
  const results = useResults();
  const { state, code, stored, retry } = results;
  const { status, result } = state;
  useKeptFocus(results);
  useKeptIfMine(state);
  if (status === 'broken') return <BrokenLink key={code} answers={state.answers} />;
  const pending = !result && (status === 'asking' || status === 'failed');
  return (
    <>
      <Moved result={result} />
      {pending && header}
      {(pending || stored) && <TurnedLine />}
      {pending && status === 'failed' && <NotLoaded what="la respuesta" {...state.failure} retry={retry} />}
      {pending && status === 'asking' && placeholder}
    </>
  );
}

/**
 * Links back to the stored result, or stores this one instead. The line takes the place of the title, so that nothing moves
 * when answers are changed; on a link that was opened it stands below the answers.
 */
export function TurnedLine() {
  const { state, stored, retry, rememberFocus } = useResults();
  const keep = useKeep();
  const { status, result } = state;
  if (status !== 'asking' && status !== 'turned' && status !== 'failed') return null;
  return (
    <>
      {status === 'turned' && (state.shared || state.cut) && <LinkNote {...state} />}
      <div className="turned-line no-print" data-below={stored ? undefined : true}>
        {stored ? (
          <Link to={PATHS.recommendations} preventScrollReset onClick={rememberFocus}>
            Volver a tu respuesta
          </Link>
        ) : (
          status === 'turned' && state.shared && <Link to={PATHS.form}>Buscar el mío</Link>
        )}
        {status === 'failed' && result && <Failed {...state.failure} retry={retry} />}
        {status === 'asking' && <Calculating />}
        {/* A result without a capable laptop is not worth storing. */}
        {status === 'turned' && state.result.computers.length > 0 && !state.result.caution && (
          <button type="button" onClick={() => keep(state)}>
            Guardar esta
          </button>
        )}
      </div>
    </>
  );
}

/** Stores the shown answer as the visitor's own, as if it had been submitted now. */
function useKeep() {
  const { localData } = useServices();
  const { readStored, rememberFocus } = useResults();
  const navigate = useNavigate();
  const showToast = useToast();
  return ({ answers: read, shared, result }: Extract<ResultsState, { status: 'turned' }>) => {
    const timestamp = Date.now();
    const answers = { ...read, budgetUnchosen: (!shared && isBudgetUnchosen(localData, read)) || undefined };
    rememberFocus();
    localData.write(FORM_STATE, answers);
    localData.write(USER_PREFERENCES, { ...answers, timestamp });
    localData.write(RECOMMENDATIONS, { ...result, timestamp });
    readStored();
    showToast('Guardado');
    void navigate(PATHS.recommendations, { replace: true, preventScrollReset: true });
  };
}

/** The answers that the visitor submitted last, asked again because their result was out of date: it is theirs. */
function useKeptIfMine(state: ResultsState) {
  const { localData } = useServices();
  const { code, readStored } = useResults();
  const result = state.status === 'turned' && code === lastAnswers(localData)?.code ? state.result : null;
  const keep = useEffectEvent((own: StoredRecommendations) => {
    localData.write(RECOMMENDATIONS, own);
    readStored();
  });
  useEffect(() => {
    if (result) keep(result);
  }, [result]);
}

const Calculating = () => <output className="appears-late text-muted">Calculando…</output>;

/** Stays visible during a retry. */
function Failed({ retryAfter, ...again }: Failure & { retry: () => void }) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <>
      {again.retrying ? (
        <Calculating />
      ) : (
        <p role="alert" className={`font-semibold ${online ? 'text-negative' : 'text-caution'}`}>
          {online ? 'No se ha podido calcular.' : 'Sin conexión.'}
        </p>
      )}
      <RetryButton variant="quiet" {...again} onGone={() => focusBar()} />
      {!again.retrying && <Wait seconds={retryAfter} what="preguntar" />}
    </>
  );
}

const differ = (one: StoredRecommendations, other: StoredRecommendations): boolean => codeOf(one) !== codeOf(other);

function codeOf({ userInput }: StoredRecommendations): string {
  const answers = FORM_STATE.parse(userInput);
  return answers ? encodeAnswers(answers) : '';
}

/** Long enough to read two names. */
const SHOWN_MS = 3500;

/** What the last change of the answers has changed: shown briefly like a toast and announced to screen readers. */
function Moved({ result }: { result: StoredRecommendations | null }) {
  const [{ of, words }, setMoved] = useState({ of: result, words: NOTHING });
  if (of !== result)
    setMoved({ of: result, words: of && result && differ(of, result) ? changeWords(of, result) : NOTHING });
  useEffect(() => {
    if (words === NOTHING) return undefined;
    const timer = setTimeout(() => setMoved({ of: result, words: NOTHING }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [words, result]);
  return (
    <output className="toast-region moved no-print">
      {words !== NOTHING && (
        <p key={words.best + words.others} className="toast">
          <span>{words.best}</span> {/* The cards show it too. */}
          <span className="sr-only">{words.others}</span>
        </p>
      )}
    </output>
  );
}

const NOTHING = { best: '', others: '' };
