/** Entry point of what is loaded once a visitor is about to turn the results, or to share them. */
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { nearest, recommend } from '#src/services/ask.ts';
import type { FormState, StoredRecommendations } from '#src/services/remembered.ts';
import type { Services } from '#src/services/services.tsx';
import { loadLiving } from '../../offers/living.ts';

export { decodeAnswers } from '#src/lib/answers-code.ts';
export { ShareField, shareLink } from '../share/share.tsx';
export { AnswerEditor } from './answer-editor.tsx';
export { TurnedView } from './turned-view.tsx';

/** The fragment that holds answers. */
export const codeOf = (answers: FormState): string => `#${encodeAnswers(answers)}`;

/** Asks this device where it can answer at once. @throws {Unanswered} */
export async function answerTo(services: Services, answers: FormState): Promise<StoredRecommendations> {
  const answer = await recommend(services, answers, nearest(services));
  await loadLiving(answer.computers);
  return { ...answer, timestamp: Date.now() };
}
