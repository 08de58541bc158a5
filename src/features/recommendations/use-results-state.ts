import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { failureOf } from '#src/services/query-client.ts';
import {
  FORM_STATE,
  type FormState,
  RECOMMENDATIONS,
  type StoredRecommendations,
  TAB_ANSWERS,
} from '#src/services/remembered.ts';
import { type Services, useServices } from '#src/services/services.tsx';
import { lazyCode, useLazyCode } from '#src/ui/lazy-part.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { loadOfferParts } from './offers/lazy-offer-parts.ts';
import { isFresh, stateOf } from './results-state.ts';

/** The code to change the answers on the results page («turn» the results) or to share them. */
export const TURN_CODE = lazyCode(() => import('./turn/turn.tsx'));

/**
 * The page's state by {@link stateOf}, and the functions that change it. `turnCode` is `null` until loaded; loading starts
 * when the address has answers, or will have them.
 */
export function useResultsState() {
  const services = useServices();
  const navigate = useNavigate();
  const notLoaded = useNotLoaded();
  const { stored, ofThisTab, readStored } = useStored();
  const { search } = useLocation();
  const fragment = useFragment();
  const { failure: codeFailure } = useLazyCode(fragment === '' ? null : TURN_CODE);
  const turnCode = TURN_CODE.peek();
  if (codeFailure) throw codeFailure.error;
  const link = useMemo(() => turnCode && turnCode.readLink(fragment, stored), [turnCode, fragment, stored]);
  const isOwn = link?.isOwn ?? false;
  const code = isOwn ? '' : fragment;

  const asked = code !== '' && link?.askable ? link.answers : null;
  const query = useQuery({
    queryKey: ['recommendation', asked],
    queryFn: asked ? () => askFor(services, asked) : skipToken,
  });
  const focused = useRef<Element | null>(null);
  const rememberFocus = () => {
    focused.current = document.activeElement;
  };
  const [before, setBefore] = useState<StoredRecommendations | null>(null);
  const state = stateOf({ code, link, stored, before, answer: query.data, failure: failureOf(query) });
  const { result } = state;
  if (result !== before) setBefore(result);

  useEffect(() => {
    if (isOwn) void navigate({ pathname: PATHS.recommendations, search }, { replace: true, preventScrollReset: true });
  }, [isOwn, navigate, search]);

  const turn = async (answers: FormState, replace = false) => {
    const hash = (await TURN_CODE.load()).codeOf(answers);
    rememberFocus();
    void navigate({ pathname: PATHS.recommendations, search, hash }, { replace, preventScrollReset: true });
  };
  return {
    state,
    code,
    stored,
    ofThisTab: code === '' ? ofThisTab : null,
    turnCode,
    turn: (answers: FormState, replace?: boolean) => void turn(answers, replace).catch(notLoaded),
    retry: () => void query.refetch(),
    readStored,
    rememberFocus,
    takeFocused: () => {
      const element = focused.current;
      focused.current = null;
      return element;
    },
  };
}

/** @throws {ApiError} */
async function askFor({ advisor }: Services, answers: FormState): Promise<StoredRecommendations> {
  const answer = await (await advisor()).recommend(answers);
  await loadOfferParts(answer.computers);
  return { ...answer, timestamp: Date.now() };
}

/** The last fragment with answers, or none. Other fragments are anchors, such as the skip link's. */
function useFragment(): string {
  const { hash } = useLocation();
  const holds = hash === '' || /^#\d/.test(hash);
  const [fragment, setFragment] = useState('');
  if (holds && hash !== fragment) setFragment(hash);
  return holds ? hash : fragment;
}

/**
 * The visitor's stored result, and the answers of this tab where it is of others, which another tab has submitted since.
 * Its age is checked when the page opens only, so that it does not vanish while it is read.
 */
function useStored() {
  const { localData, visitData } = useServices();
  const read = () => {
    const stored = localData.read(RECOMMENDATIONS);
    return stored && isFresh(stored.timestamp, Date.now()) ? stored : null;
  };
  const [stored, setStored] = useState(read);
  const [before, setBefore] = useState(() => visitData.read(TAB_ANSWERS));
  const shown = useMemo(() => stored && FORM_STATE.parse(stored.userInput), [stored]);
  const stale = stored === null;
  useEffect(() => {
    if (stale) localData.clear(RECOMMENDATIONS);
    if (shown && !before) visitData.write(TAB_ANSWERS, shown);
  }, [localData, visitData, stale, shown, before]);
  return {
    stored,
    ofThisTab: shown && JSON.stringify(before) !== JSON.stringify(shown) ? before : null,
    readStored: () => {
      setBefore(null);
      setStored(read());
    },
  };
}

export function useNotLoaded(): () => void {
  const showToast = useToast();
  return () => showToast('No se ha podido cargar. Inténtalo otra vez.', 'negative');
}
