import type { ShownRecommendation } from '#contract/shown-recommendation.ts';
import type { FormState } from '#src/services/remembered.ts';
import type { Services } from '#src/services/services.tsx';

/** After this the API is asked instead. */
const DEVICE_LIMIT_MS = 3000;

export type Host = 'api' | 'device';

export interface HostAnswer extends ShownRecommendation {
  onDevice?: true;
}

type Hosts = Pick<Services, 'advisor' | 'device' | 'connectivity'>;

/**
 * Asks the API; without a network, or where `first` says so, this device, and the other one where that fails.
 * @param onDeviceFailure called before the API is asked instead
 */
export async function askHosts(
  { advisor, device, connectivity }: Hosts,
  answers: FormState,
  first: Host,
  onDeviceFailure: () => void,
): Promise<HostAnswer> {
  const askDevice = async (): Promise<HostAnswer> => {
    const answer = device().then((host) => host.recommend(answers));
    return { ...(await onTime(answer)), onDevice: true };
  };
  const askApi = async (): Promise<HostAnswer> => {
    const answer = await advisor.recommend(answers);
    const { catalogue } = answer;
    if (catalogue)
      void device
        .current()
        ?.then((host) => host.keepUpWith(catalogue))
        .catch(() => undefined);
    return answer;
  };

  if (first === 'device' || !connectivity.current()) {
    try {
      return await askDevice();
    } catch {
      onDeviceFailure();
      return askApi();
    }
  }
  try {
    return await askApi();
  } catch (error) {
    if (connectivity.current()) throw error;
    return askDevice().catch(() => {
      onDeviceFailure();
      throw error;
    });
  }
}

/** What a device answers, loading included. @throws where that takes too long */
export const onTime = <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, failAfter(DEVICE_LIMIT_MS)]);

const failAfter = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(reject, ms);
  });
