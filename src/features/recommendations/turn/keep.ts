import {
  FORM_STATE,
  type FormState,
  RECOMMENDATIONS,
  type StoredRecommendations,
  USER_PREFERENCES,
} from '#src/services/remembered.ts';
import type { LocalData } from '#src/services/local-data.ts';

/** Makes an answer the visitor's own, as if they had submitted it now. */
export function keepAsStored(localData: LocalData, answers: FormState, result: StoredRecommendations): void {
  const timestamp = Date.now();
  localData.write(FORM_STATE, answers);
  localData.write(USER_PREFERENCES, { ...answers, timestamp });
  localData.write(RECOMMENDATIONS, { ...result, timestamp });
}
