import { useEffect, useState } from 'react';
import type { Market } from '#contract/market.ts';
import { ask, nearest } from '#src/services/ask.ts';
import { FORM_STATE, type StoredRecommendations } from '#src/services/remembered.ts';
import { type Services, useServices } from '#src/services/services.tsx';

interface Asked {
  market: Market | null;
  failed: boolean;
}

/** Other answers keep the picture of those before until theirs has come. */
export function useMarket({ userInput, onDevice }: StoredRecommendations): Asked {
  const services = useServices();
  const [asked, setAsked] = useState<Asked>({ market: null, failed: false });
  const answers = JSON.stringify(userInput ?? null);
  useEffect(() => {
    let wanted = true;
    const show = (next: Asked) => wanted && setAsked(next);
    askMarket(services, answers, onDevice === true).then(
      (market) => show({ market, failed: false }),
      () => show({ market: null, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [services, answers, onDevice]);
  return asked;
}

/** This device where it is at hand or computed the answer, else the API. */
async function askMarket(services: Services, text: string, onDevice: boolean): Promise<Market> {
  const answers = FORM_STATE.parse(JSON.parse(text));
  if (!answers) throw new Error('The answers cannot be read');
  const first = nearest(services, onDevice);
  return (await ask(services, (host) => host.market(answers), { first })).answer;
}
