/** Entry point of what is loaded once a visitor is about to turn the results, or to share them. */
export { ShareField, shareLink } from '../share/share.tsx';
export { AnswerEditor } from './answer-editor.tsx';
export { TurnedView } from './turned-view.tsx';
export { turnTo } from './turn-to.ts';
