import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { nearest, recommend, useAsked } from '#src/services/ask.ts';
import { type FormState, RECOMMENDATIONS, type StoredRecommendations } from '#src/services/remembered.ts';
import { type Services, useServices } from '#src/services/services.tsx';
import { lazyCode, useLazyCode } from '#src/ui/lazy-part.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { loadLiving } from '../offers/living.ts';
import { isFresh, type Results, stateOf } from './results-state.ts';
import type * as TurnCode from './turn/turn.ts';

/** What only those need who turn their results, or share them. */
export const TURN = lazyCode(() => import('./turn/turn.ts'));

interface PageParts {
  /** Once its code is loaded: when the address holds answers, or is about to. */
  TurnedView: typeof TurnCode.TurnedView | null;
}

/** The state of the page, which {@link stateOf} describes, and what moves it on. */
export function useResultsState(): Results & PageParts {
  const services = useServices();
  const navigate = useNavigate();
  const notLoaded = useNotLoaded();
  const [stored, readStored] = useStored();
  const fragment = useFragment();
  const { failure } = useLazyCode(fragment === '' ? null : TURN);
  const turning = TURN.peek();
  if (failure) throw failure.error;
  const link = useMemo(() => turning && turning.readLink(fragment, stored), [turning, fragment, stored]);
  const isOwn = link?.isOwn ?? false;
  const code = isOwn ? '' : fragment;

  /** The last question: asked when a button is pressed, because a slow device takes a while to show the new address. */
  const early = useRef<{ code: string; answer: Promise<StoredRecommendations> } | null>(null);
  const asked = useAsked(code !== '' && link?.whole ? link.answers : null, async (answers) => {
    const begun = early.current?.code === code ? early.current.answer : null;
    early.current = null;
    return begun ?? askFor(services, answers);
  });
  const focused = useRef<Element | null>(null);
  const rememberFocus = () => {
    focused.current = document.activeElement;
  };
  const [before, setBefore] = useState<StoredRecommendations | null>(null);
  const state = stateOf({ code, link, stored, before, asked });
  const { result } = state;
  if (result !== before) setBefore(result);

  useEffect(() => {
    if (isOwn) void navigate(PATHS.recommendations, { replace: true, preventScrollReset: true });
  }, [isOwn, navigate]);

  const turn = async (answers: FormState, replace = false) => {
    const hash = (await TURN.load()).codeOf(answers);
    rememberFocus();
    const answer = askFor(services, answers);
    // The page shows a failure.
    answer.catch(() => undefined);
    early.current = { code: hash, answer };
    void navigate({ pathname: PATHS.recommendations, hash }, { replace, preventScrollReset: true });
  };
  return {
    state,
    code,
    stored,
    TurnedView: turning && turning.TurnedView,
    turn: (answers, replace) => void turn(answers, replace).catch(notLoaded),
    retry: asked.retry,
    readStored,
    rememberFocus,
    takeFocused: () => {
      const element = focused.current;
      focused.current = null;
      return element;
    },
  };
}

/** Asks this device where it can answer at once. @throws {Unanswered} */
async function askFor(services: Services, answers: FormState): Promise<StoredRecommendations> {
  const answer = await recommend(services, answers, nearest(services));
  await loadLiving(answer.computers);
  return { ...answer, timestamp: Date.now() };
}

/** The fragment that holds answers. Other fragments are places in the page, such as where the skip link leads. */
function useFragment(): string {
  const { hash } = useLocation();
  const holds = hash === '' || /^#\d/.test(hash);
  const [fragment, setFragment] = useState('');
  if (holds && hash !== fragment) setFragment(hash);
  return holds ? hash : fragment;
}

/** The visitor's own result, if it is fresh. Checked when the page opens: a result does not disappear while it is read. */
function useStored(): [StoredRecommendations | null, () => void] {
  const { localData } = useServices();
  const read = () => {
    const stored = localData.read(RECOMMENDATIONS);
    return stored && isFresh(stored.timestamp, Date.now()) ? stored : null;
  };
  const [stored, setStored] = useState(read);
  const stale = stored === null;
  useEffect(() => {
    if (stale) localData.clear(RECOMMENDATIONS);
  }, [localData, stale]);
  return [stored, () => setStored(read())];
}

export function useNotLoaded(): () => void {
  const showToast = useToast();
  return () => showToast('No se ha podido cargar. Inténtalo otra vez.', 'negative');
}
