import type { Market } from '#contract/market.ts';
import { ask, nearest, type Asked, useAsked } from '#src/services/ask.ts';
import { FORM_STATE, type StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

export function useMarket({ userInput, onDevice }: StoredRecommendations): Asked<Market> {
  const services = useServices();
  return useAsked([userInput, onDevice], async () => {
    const answers = FORM_STATE.parse(userInput);
    if (!answers) throw new Error('The answers cannot be read');
    const first = nearest(services, onDevice);
    return (await ask(services, (host) => host.market(answers), { first })).answer;
  });
}
