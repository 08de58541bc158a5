import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { decodeAnswers, encodeAnswers, type Decoded } from '#src/lib/answers-code.ts';
import { Unanswered } from '#src/services/ask.ts';
import { FORM_STATE, type StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { useDeviceReady } from '../../questionnaire/use-device-ready.ts';
import type { OnView } from '../bar-types.ts';
import { answerTo } from './ask.ts';

interface Turned extends Decoded {
  /** Whether these are the answers of the stored result, which is then shown at its own address. */
  same: boolean;
  /** Whether the result on view is the answer to the code. */
  answered: boolean;
  /** Why there is no answer, where both hosts were asked in vain. */
  failure: Failure | null;
  retry: () => void;
}

interface Failure {
  code: string;
  /** In seconds, 0 where the API does not say. */
  retryAfter: number;
  retrying: boolean;
}

/** Has the answer to `code` shown. */
export function useTurned({
  code,
  stored,
  show,
}: Pick<OnView, 'code' | 'show'> & { stored: StoredRecommendations | null }): Turned {
  const services = useServices();
  const navigate = useNavigate();
  const decoded = useMemo(() => decodeAnswers(code), [code]);
  const same = useMemo(() => code !== '' && code === codeOf(stored), [code, stored]);
  const [answered, setAnswered] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  // Whoever comes back to it asks again.
  if (failure && failure.code !== code) setFailure(null);
  const waiting = failure !== null && !failure.retrying;
  const { answers, whole } = decoded;
  useDeviceReady(code !== '');

  useEffect(() => {
    if (code === '' || waiting) return undefined;
    let wanted = true;
    const showNow = (result: StoredRecommendations | null) => {
      show(result);
      setAnswered(code);
      setFailure(null);
    };
    const fail = (error: unknown) => {
      const retryAfter = error instanceof Unanswered ? error.retryAfter : 0;
      setFailure({ code, retryAfter, retrying: false });
    };
    if (!whole) showNow(null);
    else if (same) void navigate(PATHS.recommendations, { replace: true, preventScrollReset: true });
    else
      answerTo(services, code, answers).then(
        (answer) => wanted && showNow(answer),
        (error: unknown) => wanted && fail(error),
      );
    return () => {
      wanted = false;
    };
  }, [services, navigate, code, answers, whole, same, show, waiting]);

  return {
    ...decoded,
    same,
    answered: answered === code,
    failure,
    retry: () => setFailure((last) => last && { ...last, retrying: true }),
  };
}

function codeOf(stored: StoredRecommendations | null): string | null {
  const answers = stored && FORM_STATE.parse(stored.userInput);
  return answers && `#${encodeAnswers(answers)}`;
}
