/**
 * Entry point of the code that changes the answers on the results page («refines» the results) or shares them; it is loaded
 * when the visitor is about to do either.
 */
import { PATHS } from '#src/config/paths.ts';
import { type Decoded, decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import type { FormState, StoredRecommendations } from '#src/services/storage-schemas.ts';
import { shareAddress } from '#src/ui/share.tsx';

export { AnswerEditor } from './answer-editor.tsx';
export { RefinedLine, RefinedView } from './refined-view.tsx';

/** The fragment that holds answers. */
export const codeOf = (answers: FormState): string => `#${encodeAnswers(answers)}`;

/** The answers of a fragment, and whether they are those of the stored result. */
export function readLink(fragment: string, stored: StoredRecommendations | null): Decoded & { isOwn: boolean } {
  const own = stored?.userInput;
  return { isOwn: own !== undefined && codeOf(own) === fragment, ...decodeAnswers(fragment) };
}

/** Shares the address that shows these answers to its readers: its fragment is not sent to a server. */
export function shareLink(
  answers: FormState,
  { computers: [first], catalogue }: StoredRecommendations,
  showToast: (text: string) => void,
): Promise<void> {
  const shared = first && catalogue && { winner: first.id, date: catalogue.date };
  const fragment = encodeAnswers(answers, shared);
  return shareAddress(`${globalThis.location.origin}${PATHS.recommendations}#${fragment}`, showToast);
}
