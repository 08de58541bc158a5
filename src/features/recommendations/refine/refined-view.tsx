import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsNoWindows } from '#contract/answers.ts';
import { PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import {
  FORM_STATE,
  isBudgetUnchosen,
  RECOMMENDATIONS,
  type StoredRecommendations,
  USER_PREFERENCES,
} from '#src/services/storage-schemas.ts';
import { OWNS_WINDOWS } from '#src/services/owns-windows.ts';
import { useServices } from '#src/services/services.tsx';
import { useOnline } from '#src/services/use-online.ts';
import type { QueryFailure } from '#src/services/query-client.ts';
import { useToast } from '#src/ui/toast.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';
import { NotLoaded, RetryButton } from '#src/ui/not-loaded.tsx';
import { resultLink } from '#src/services/result-link.ts';
import { type ResultsState, useResults } from '../results-state.ts';
import { BrokenLink, LinkNote } from './opened-link.tsx';
import { focusBar } from './answer-editor.tsx';
import { laptopName } from '#contract/laptop-name.ts';

interface RefinedViewProps {
  /** The page's title, for when there is no result. */
  header: ReactNode;
  placeholder: ReactNode;
}

/** Announces the result of changed answers, and fills its place until there is one. */
export function RefinedView({ header, placeholder }: RefinedViewProps) {
  const { state, encodedAnswers, stored, retry } = useResults();
  const { status, result } = state;
  useKeptFocus();
  useKeptIfMine(state);
  useMoved(result);
  if (status === 'broken') return <BrokenLink key={encodedAnswers} answers={state.answers} />;
  const pending = !result && (status === 'asking' || status === 'failed');
  return (
    <>
      {pending && header}
      {(pending || stored) && <RefinedLine />}
      {pending && status === 'failed' && <NotLoaded what="la respuesta" {...state.failure} retry={retry} />}
      {pending && status === 'asking' && placeholder}
    </>
  );
}

/**
 * Links back to the stored result, or stores this one instead. The line takes the place of the title, so that nothing moves
 * when answers are changed; on a link that was opened it stands below the answers.
 */
export function RefinedLine() {
  const { state, stored, retry } = useResults();
  const { localData } = useServices();
  const keep = useKeep();
  const { status, result } = state;
  if (status !== 'asking' && status !== 'refined' && status !== 'failed') return null;
  return (
    <>
      {status === 'refined' && (state.shared || state.cut) && <LinkNote {...state} />}
      <div
        className={cn(
          'no-print flex min-h-11 flex-wrap items-center gap-x-5 text-sm leading-[1.2]',
          // It is as tall as the title in whose place it is, and below what was asked for on an opened link.
          stored ? '-mt-2.5 -mb-2 sm:-my-3 lg:-mt-11 lg:mb-0 lg:justify-end' : '-mt-3 -mb-1',
        )}
      >
        {stored ? (
          <ButtonLink
            variant="text"
            to={PATHS.recommendations}
            preventScrollReset
            onClick={() => {
              // A tick of the answers that are left counts nowhere any more.
              localData.write(OWNS_WINDOWS, stored.userInput ? needsNoWindows(stored.userInput) : false);
            }}
          >
            Volver a tu respuesta
          </ButtonLink>
        ) : (
          status === 'refined' &&
          state.shared && (
            <ButtonLink variant="text" to={PATHS.form}>
              Buscar el mío
            </ButtonLink>
          )
        )}
        {status === 'failed' && result && <Failed {...state.failure} retry={retry} />}
        {status === 'asking' && <Calculating />}
        {/* A result without a capable laptop is not worth storing. */}
        {status === 'refined' && state.result.computers.length > 0 && !state.result.caution && (
          <Button variant="text" onClick={() => keep(state)}>
            Guardar esta
          </Button>
        )}
      </div>
    </>
  );
}

/** Stores the shown answer as the visitor's own, as if it had been submitted now. */
function useKeep() {
  const { localData } = useServices();
  const { readStored } = useResults();
  const navigate = useNavigate();
  const showToast = useToast();
  return ({ answers: read, shared, result }: Extract<ResultsState, { status: 'refined' }>) => {
    const timestamp = Date.now();
    const answers = { ...read, budgetUnchosen: (!shared && isBudgetUnchosen(localData, read)) || undefined };
    localData.write(FORM_STATE, answers);
    localData.write(USER_PREFERENCES, { ...answers, timestamp });
    localData.write(RECOMMENDATIONS, { ...result, timestamp });
    readStored();
    showToast('Guardado');
    void navigate(PATHS.recommendations, { replace: true, preventScrollReset: true });
  };
}

/** If a change of the results removes the focused element, keyboard users continue at the bar. */
function useKeptFocus() {
  const focused = useRef(document.activeElement);
  useEffect(() => {
    const note = () => {
      focused.current = document.activeElement;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) focusBar();
  });
}

/** The answers that the visitor submitted last, asked again because their result was out of date: it is theirs. */
function useKeptIfMine(state: ResultsState) {
  const { localData } = useServices();
  const { encodedAnswers, readStored } = useResults();
  const result = state.status === 'refined' && encodedAnswers === resultLink(localData)?.fragment ? state.result : null;
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
function Failed(again: QueryFailure & { retry: () => void }) {
  const online = useOnline();
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
    </>
  );
}

const differ = (one: StoredRecommendations, other: StoredRecommendations): boolean => codeOf(one) !== codeOf(other);

const codeOf = ({ userInput }: StoredRecommendations): string => (userInput ? encodeAnswers(userInput) : '');

/** Says what the last change of the answers has changed. */
function useMoved(result: StoredRecommendations | null) {
  const showToast = useToast();
  const before = useRef(result);
  useEffect(() => {
    if (before.current && result && differ(before.current, result)) showToast(changeWords(before.current, result));
    before.current = result;
  }, [result, showToast]);
}

type Shown = Pick<StoredRecommendations, 'computers' | 'caution'>;

/** @returns what became of the best laptop */
export function changeWords(before: Shown, after: Shown): string {
  const [best] = after.computers;
  if (!best) return 'Ningún portátil cumple eso.';
  if (after.caution) return 'Ninguno llega a lo que pides.';
  const stays = before.computers[0]?.id === best.id && !before.caution;
  const others = [...before.computers, ...after.computers].filter(({ id }) => id !== best.id);
  // The whole name where another laptop has the same short one.
  const name = others.some(({ shortName }) => shortName === best.shortName) ? laptopName(best.name) : best.shortName;
  return `${stays ? 'La mejor opción sigue siendo' : 'Ahora gana'} ${name}.`;
}
