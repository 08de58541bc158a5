import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAIN_ID, PATHS } from '#src/config/paths.ts';
import { failureOf } from '#src/services/query-client.ts';
import { type FormState, RECOMMENDATIONS, type StoredRecommendations } from '#src/services/storage-schemas.ts';
import { type Services, useServices } from '#src/services/services.tsx';
import { lazyCode, useLazyCode } from '#src/ui/lazy-component.tsx';
import { useNotLoaded } from '#src/ui/toast.tsx';
import { isResultFresh, stateOf } from './results-state.ts';

/** The code to change the answers on the results page («refine» the results) or to share them. */
export const REFINE_CODE = lazyCode(() => import('./refine/refine.tsx'));

/**
 * The page's state by {@link stateOf}, and the functions that change it. `refineCode` is `null` until loaded; loading starts
 * when the address has answers, or will have them.
 */
export function useResultsState() {
  const services = useServices();
  const navigate = useNavigate();
  const notLoaded = useNotLoaded();
  const { stored, readStored } = useStored();
  const location = useLocation();
  // The skip link, where no script has run yet.
  const fragment = location.hash === `#${MAIN_ID}` ? '' : location.hash;
  const { failure: codeFailure } = useLazyCode(fragment === '' ? null : REFINE_CODE);
  const refineCode = REFINE_CODE.loadedOrNull();
  if (codeFailure) throw codeFailure.error;
  const link = useMemo(() => refineCode && refineCode.readLink(fragment, stored), [refineCode, fragment, stored]);
  const isOwn = link?.isOwn ?? false;
  const encodedAnswers = isOwn ? '' : fragment;

  const asked = encodedAnswers !== '' && link?.askable ? link.answers : null;
  const query = useQuery({
    queryKey: ['recommendation', asked],
    queryFn: asked ? () => askFor(services, asked) : skipToken,
  });
  const [before, setBefore] = useState<StoredRecommendations | null>(null);
  const state = stateOf({ encodedAnswers, link, stored, before, answer: query.data, failure: failureOf(query) });
  const { result } = state;
  if (result !== before) setBefore(result);

  useEffect(() => {
    if (isOwn) void navigate(PATHS.recommendations, { replace: true, preventScrollReset: true });
  }, [isOwn, navigate]);

  const refine = async (answers: FormState, replace = false) => {
    const hash = (await REFINE_CODE.load()).codeOf(answers);
    void navigate({ pathname: PATHS.recommendations, hash }, { replace, preventScrollReset: true });
  };
  return {
    state,
    encodedAnswers,
    stored,
    refineCode,
    refine: (answers: FormState, replace?: boolean) => void refine(answers, replace).catch(notLoaded),
    retry: () => void query.refetch(),
    readStored,
  };
}

/** @throws {ApiError} */
async function askFor({ advisor }: Services, answers: FormState): Promise<StoredRecommendations> {
  const answer = await (await advisor()).recommend(answers);
  return { ...answer, timestamp: Date.now() };
}

/** The visitor's stored result. Its age is checked when the page opens only, so that it does not vanish while it is read. */
function useStored() {
  const { localData } = useServices();
  const read = () => {
    const stored = localData.read(RECOMMENDATIONS);
    return stored && isResultFresh(stored.timestamp, Date.now()) ? stored : null;
  };
  const [stored, setStored] = useState(read);
  const stale = stored === null;
  useEffect(() => {
    if (stale) localData.clear(RECOMMENDATIONS);
  }, [localData, stale]);
  return { stored, readStored: () => setStored(read()) };
}
