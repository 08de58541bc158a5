import type { Advisor } from '#src/services/advisor.ts';
import type { Services } from '#src/services/services.tsx';
import { askEither } from '../finder/ask-either.ts';
import { onTime } from '../questionnaire/ask-hosts.ts';

type Hosts = Pick<Services, 'advisor' | 'device' | 'connectivity'>;

/** Asks this device where its engine is at hand, or computed the answer that this is about; else the API, and where that fails the device. */
export async function askNear<T>(services: Hosts, onDevice: boolean, ask: (host: Advisor) => Promise<T>): Promise<T> {
  const near = onDevice ? services.device() : services.device.current();
  const told =
    near &&
    (await onTime(near.then(ask)).then(
      (answer) => ({ answer }),
      () => null,
    ));
  return (told ?? (await askEither(services, ask))).answer;
}
