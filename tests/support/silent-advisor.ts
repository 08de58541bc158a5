import type { LazyAdvisor } from '#src/services/advisor.ts';
import { ApiError } from '#src/services/api-error.ts';

const refuse = () => Promise.reject(new ApiError('unreachable'));

/** Answers nothing; a test overrides what it asks. */
export const silentAdvisor: LazyAdvisor = {
  recommend: refuse,
  more: refuse,
  laptops: refuse,
  compare: refuse,
  names: refuse,
  read: refuse,
  judge: refuse,
  load: refuse,
};
