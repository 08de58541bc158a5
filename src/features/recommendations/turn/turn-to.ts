import type { NavigateFunction } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import type { FormState } from '#src/services/remembered.ts';
import type { Services } from '#src/services/services.tsx';
import { answerTo } from './ask.ts';
import { rememberPressed } from './focus.ts';

/**
 * Shows the answer to other answers.
 * @param replace in place of the step before, of which it is a part
 * @returns the new fragment
 */
export function turnTo(services: Services, navigate: NavigateFunction, answers: FormState, replace = false): string {
  const hash = `#${encodeAnswers(answers)}`;
  rememberPressed();
  // `TurnedView` shows a failure.
  answerTo(services, hash, answers).catch(() => undefined);
  void navigate({ pathname: PATHS.recommendations, hash }, { replace, preventScrollReset: true });
  return hash;
}
