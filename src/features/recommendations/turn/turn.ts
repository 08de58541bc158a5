/** Entry point of what is loaded once a visitor is about to turn the results, or to share them. */
import { encodeAnswers } from '#src/lib/answers-code.ts';
import type { FormState } from '#src/services/remembered.ts';

export { decodeAnswers } from '#src/lib/answers-code.ts';
export { ShareField, shareLink } from '../share/share.tsx';
export { AnswerEditor } from './answer-editor.tsx';
export { TurnedView } from './turned-view.tsx';

/** The fragment that holds answers. */
export const codeOf = (answers: FormState): string => `#${encodeAnswers(answers)}`;
