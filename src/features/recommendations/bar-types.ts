import type { FormState, StoredRecommendations } from '#src/services/remembered.ts';

export interface OnView {
  /** The fragment that holds other answers than the stored result's; `''` for that one. */
  code: string;
  /** `null` until the answer to the code of a page that opens with one is there. */
  result: StoredRecommendations | null;
  show: (result: StoredRecommendations | null) => void;
  /** Whether there has been a code during this visit. */
  turned: boolean;
}

export interface AnswerBarProps extends Pick<OnView, 'code'> {
  result: StoredRecommendations;
}

/** Of what opens below the bar. */
export interface PanelProps extends AnswerBarProps {
  answers: FormState;
  close: () => void;
}
