import { nearest, recommend } from '#src/services/ask.ts';
import type { FormState, StoredRecommendations } from '#src/services/remembered.ts';
import type { Services } from '#src/services/services.tsx';
import { loadLiving } from '../../offers/living.ts';

interface Asked {
  code: string;
  services: Services;
  answer: Promise<StoredRecommendations>;
}

let last: Asked | null = null;

/**
 * Asks this device where it can answer at once, else the API, and the other one where that fails. The last question is
 * asked once: it is put when a button is pressed, and its answer awaited when the address has changed.
 */
export function answerTo(services: Services, code: string, answers: FormState): Promise<StoredRecommendations> {
  if (last?.code === code && last.services === services) return last.answer;
  const asked: Asked = { code, services, answer: ask(services, answers) };
  last = asked;
  // A failure is asked again, and prices change.
  const forget = () => {
    if (last === asked) last = null;
  };
  asked.answer.then(() => setTimeout(forget, REUSED_MS), forget);
  return asked.answer;
}

/** A slow device takes a while to show the new address. */
const REUSED_MS = 10_000;

async function ask(services: Services, answers: FormState): Promise<StoredRecommendations> {
  const answer = await recommend(services, answers, nearest(services));
  await loadLiving(answer.computers);
  return { ...answer, timestamp: Date.now() };
}
