/**
 * Entry point of the code that changes the answers on the results page («turns» the results) or shares them; it is loaded
 * when the visitor is about to do either.
 */
import { type Decoded, decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import { FORM_STATE, type FormState, type StoredRecommendations } from '#src/services/remembered.ts';

export { ShareField, shareLink } from '../share/share.tsx';
export { AnswerEditor } from './answer-editor.tsx';
export { TurnedLine, TurnedView } from './turned-view.tsx';

/** The fragment that holds answers. */
export const codeOf = (answers: FormState): string => `#${encodeAnswers(answers)}`;

/** The answers of a fragment, and whether they are those of the stored result. */
export function readLink(fragment: string, stored: StoredRecommendations | null): Decoded & { isOwn: boolean } {
  const own = stored && FORM_STATE.parse(stored.userInput);
  return { isOwn: own !== null && codeOf(own) === fragment, ...decodeAnswers(fragment) };
}
