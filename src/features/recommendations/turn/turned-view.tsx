import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { useObserved } from '#src/lib/observed.ts';
import { FORM_STATE, RECOMMENDATIONS, type StoredRecommendations, USER_PREFERENCES } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import type { Failure } from '#src/services/ask.ts';
import { useToast } from '#src/ui/toast.tsx';
import { Wait } from '#src/ui/wait.tsx';
import { NotLoaded, RetryButton } from '#src/features/connection/not-loaded.tsx';
import { lastAnswers } from '#src/features/finder/last-answers.ts';
import { useDeviceReady } from '#src/features/questionnaire/use-device-ready.ts';
import { type ResultsState, useResults } from '../results-state.ts';
import { BrokenLink, LinkNote } from '../share/opened-link.tsx';
import { focusBar, useKeptFocus } from './focus.ts';
import { changeWords } from './change-words.ts';

interface TurnedViewProps {
  /** The page's title, for when there is no result. */
  header: ReactNode;
  placeholder: ReactNode;
}

/** The line above results of changed answers: back to the stored ones, or store these; and what has changed. */
export function TurnedView({ header, placeholder }: TurnedViewProps) {
  const results = useResults();
  const { state, code, readStored } = results;
  const { status, result } = state;
  useDeviceReady(code !== '');
  useKeptFocus(results);
  if (status === 'broken') return <BrokenLink key={code} answers={state.answers} onAnswer={readStored} />;
  return (
    <>
      <Moved result={result} />
      {status !== 'own' && status !== 'none' && <Turned state={state} header={header} placeholder={placeholder} />}
    </>
  );
}

type TurnedState = Extract<ResultsState, { status: 'asking' | 'turned' | 'failed' }>;

function Turned({ state, header, placeholder }: TurnedViewProps & { state: TurnedState }) {
  const { stored, retry, rememberFocus } = useResults();
  const keep = useKeep();
  const { status, result } = state;
  useKeptIfMine(state);
  return (
    <>
      {!result && header}
      <div className="turned-line no-print">
        {stored ? (
          <Link to={PATHS.recommendations} preventScrollReset onClick={rememberFocus}>
            Volver a tu respuesta
          </Link>
        ) : (
          status === 'turned' && state.shared && <Link to={PATHS.form}>Buscar el mío</Link>
        )}
        {status === 'failed' && result && <Failed {...state.failure} retry={retry} />}
        {status === 'asking' && <Calculating />}
        {status === 'turned' && (
          <button type="button" onClick={() => keep(state)}>
            Guardar esta
          </button>
        )}
      </div>
      {status === 'turned' && (state.shared || state.cut) && <LinkNote {...state} />}
      {status === 'failed' && !result && <NotLoaded what="la respuesta" {...state.failure} retry={retry} />}
      {status === 'asking' && !result && placeholder}
    </>
  );
}

/** Stores the shown answer as the visitor's own, as if it had been submitted now. */
function useKeep() {
  const { localData } = useServices();
  const { readStored, rememberFocus } = useResults();
  const navigate = useNavigate();
  const showToast = useToast();
  return ({ answers, result }: Extract<ResultsState, { status: 'turned' }>) => {
    const timestamp = Date.now();
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
function useKeptIfMine(state: TurnedState) {
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
      <RetryButton look="quiet" {...again} onGone={focusBar} />
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
const SHOWN_MS = 5000;

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
          {words.best} {/* On small windows it covers the header or a laptop's name: two lines. */}
          <span className="max-lg:sr-only">{words.others}</span>
        </p>
      )}
    </output>
  );
}

const NOTHING = { best: '', others: '' };
