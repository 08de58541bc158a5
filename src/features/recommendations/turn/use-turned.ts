import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { decodeAnswers, encodeAnswers, type Decoded } from '#src/lib/answers-code.ts';
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
  failed: boolean;
  retry: () => void;
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
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState('');
  const asked = `${attempt} ${code}`;
  const { answers, whole } = decoded;
  useDeviceReady(code !== '');

  useEffect(() => {
    if (code === '') return undefined;
    let wanted = true;
    const showNow = (result: StoredRecommendations | null) => {
      show(result);
      setAnswered(code);
    };
    if (!whole) showNow(null);
    else if (same) void navigate(PATHS.recommendations, { replace: true });
    else
      answerTo(services, code, answers).then(
        (answer) => wanted && showNow(answer),
        () => wanted && setFailed(asked),
      );
    return () => {
      wanted = false;
    };
  }, [services, navigate, code, answers, whole, same, show, asked]);

  return {
    ...decoded,
    same,
    answered: answered === code,
    failed: failed === asked,
    retry: () => setAttempt(attempt + 1),
  };
}

function codeOf(stored: StoredRecommendations | null): string | null {
  const answers = stored && FORM_STATE.parse(stored.userInput);
  return answers && `#${encodeAnswers(answers)}`;
}
