import type { Advisor } from '#src/services/advisor.ts';
import { ApiError } from '#src/services/api-error.ts';

const refuse = () => Promise.reject(new ApiError('unreachable'));

/** Answers nothing; a test overrides what it asks. */
export const silentAdvisor: Advisor = {
  recommend: refuse,
  more: refuse,
  laptops: refuse,
  compare: refuse,
  names: refuse,
  read: refuse,
  judge: refuse,
};
