/** Entry point of what is loaded once a visitor is about to turn the results, or to share them. */
import { type Decoded, decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import { FORM_STATE, type FormState, type StoredRecommendations } from '#src/services/remembered.ts';

export { ShareField, shareLink } from '../share/share.tsx';
export { AnswerEditor } from './answer-editor.tsx';
export { TurnedView } from './turned-view.tsx';

/** The fragment that holds answers. */
export const codeOf = (answers: FormState): string => `#${encodeAnswers(answers)}`;

/** What a fragment holds, and whether these are the answers of the stored result. */
export function readLink(fragment: string, stored: StoredRecommendations | null): Decoded & { isOwn: boolean } {
  const own = stored && FORM_STATE.parse(stored.userInput);
  return { isOwn: own !== null && codeOf(own) === fragment, ...decodeAnswers(fragment) };
}
