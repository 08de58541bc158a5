/**
 * Entry point of the code that changes the answers on the results page («refines» the results) or shares them; it is loaded
 * when the visitor is about to do either.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { type Decoded, decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import type { FormState, StoredRecommendations } from '#src/services/storage-schemas.ts';
import { AddressField, shareAddress } from '#src/ui/share.tsx';
import type { PanelProps } from '../results-state.ts';
import { focusBar } from './answer-editor.tsx';

export { AnswerEditor } from './answer-editor.tsx';
export { RefinedLine, RefinedView } from './refined-view.tsx';

/** The fragment that holds answers. */
export const codeOf = (answers: FormState): string => `#${encodeAnswers(answers)}`;

/** The answers of a fragment, and whether they are those of the stored result. */
export function readLink(fragment: string, stored: StoredRecommendations | null): Decoded & { isOwn: boolean } {
  const own = stored?.userInput;
  return { isOwn: own !== undefined && codeOf(own) === fragment, ...decodeAnswers(fragment) };
}

/** The address that shows these answers to its readers: its fragment is not sent to a server. */
function addressOf(answers: FormState, { computers: [first], catalogue }: StoredRecommendations): string {
  const shared = first && catalogue && { winner: first.id, date: catalogue.date };
  return `${globalThis.location.origin}${PATHS.recommendations}#${encodeAnswers(answers, shared)}`;
}

/** Shares an answer. @returns whether that worked */
export const shareLink = (
  answers: FormState,
  result: StoredRecommendations,
  showToast: (text: string) => void,
): Promise<boolean> => shareAddress(addressOf(answers, result), showToast);

export function ShareField({ answers, result, close }: PanelProps) {
  const [shared] = useState(() => codeOf(answers));
  const isOther = codeOf(answers) !== shared;
  const closeNow = useEffectEvent(close);
  // Another link was opened meanwhile: the field shows what nobody asked to share.
  useEffect(() => {
    if (isOther) closeNow();
  }, [isOther]);
  return (
    <AddressField
      url={addressOf(answers, result)}
      onClose={() => {
        focusBar();
        close();
      }}
    />
  );
}
