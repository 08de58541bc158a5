/** Entry point of what is loaded once a visitor is about to turn the results. */
export { AnswerEditor } from './answer-editor.tsx';
export { TurnedView } from './turned-view.tsx';
export { turnTo } from './turn-to.ts';
