import { type Advisor, AdvisorError } from '#src/services/advisor.ts';

const refuse = () => Promise.reject(new AdvisorError('unreachable'));

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
