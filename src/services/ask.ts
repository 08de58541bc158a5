/** The one way to put a question to the advisor: to the API, or to the same engine on this device. */
import type { Answers } from '#contract/answers.ts';
import type { ShownRecommendation } from '#contract/shown-recommendation.ts';
import { type Advisor, AdvisorError, type AdvisorFailure } from './advisor.ts';
import type { Services } from './services.tsx';

export type Host = 'api' | 'device';

type Hosts = Pick<Services, 'advisor' | 'device' | 'connectivity'>;

interface Policy {
  /** With a network; without one this device is asked first. */
  first?: Host;
  /** Whether the device is asked too where the API fails despite a network; else the user decides. */
  fallback?: boolean;
}

export interface Answered<T> {
  answer: T;
  onDevice: boolean;
}

/** No host could answer; `cause` is the API's error. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  /** Of the API; `null` where its code could not be loaded. */
  readonly failure: AdvisorFailure | null;
  /** In seconds: when the API may be asked again; 0 where it does not say. */
  readonly retryAfter: number;
  /** Whether this device was asked too. */
  readonly deviceFailed: boolean;

  constructor(cause: unknown, deviceFailed: boolean) {
    super('No host could answer', { cause });
    const error = cause instanceof AdvisorError ? cause : null;
    this.failure = error?.failure ?? null;
    this.retryAfter = error?.retryAfter || 0;
    this.deviceFailed = deviceFailed;
  }
}

/** While there is a network, after this the API is asked instead of the device. */
const DEVICE_LIMIT_MS = 3000;

/** Asks each host at most once. @throws {Unanswered} */
export async function ask<T>(
  { advisor, device, connectivity }: Hosts,
  question: (host: Advisor) => Promise<T>,
  { first = 'api', fallback = true }: Policy = {},
): Promise<Answered<T>> {
  const online = connectivity.current();
  const deviceFirst = first === 'device' || !online;
  const askDevice = async (): Promise<Answered<T> | null> => {
    const answer = device().then(question);
    // Without a network nobody else can answer: its own limits end the waiting.
    const awaited = deviceFirst && online ? Promise.race([answer, rejectAfter(DEVICE_LIMIT_MS)]) : answer;
    return awaited.then(
      (value) => ({ answer: value, onDevice: true }),
      () => null,
    );
  };

  const early = deviceFirst ? await askDevice() : null;
  if (early) return early;
  try {
    return { answer: await question(advisor), onDevice: false };
  } catch (error) {
    const isAsked = !deviceFirst && (fallback || !connectivity.current());
    const late = isAsked ? await askDevice() : null;
    if (late) return late;
    throw new Unanswered(error, deviceFirst || isAsked);
  }
}

const rejectAfter = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new AdvisorError('unreachable')), ms);
  });

/** The device where its engine is loaded, or where it computed what the question is about. */
export const nearest = ({ device }: Pick<Hosts, 'device'>, onDevice?: boolean): Host =>
  onDevice || device.current() ? 'device' : 'api';

export interface Recommended extends ShownRecommendation {
  onDevice?: true;
}

/** The answer to a form. The device keeps up with the catalogue of the API. @throws {Unanswered} */
export async function recommend(hosts: Hosts, answers: Answers, first: Host): Promise<Recommended> {
  const { answer, onDevice } = await ask(hosts, (host) => host.recommend(answers), { first, fallback: false });
  if (onDevice) return { ...answer, onDevice };
  const { catalogue } = answer;
  if (catalogue)
    void hosts.device
      .current()
      ?.then((host) => host.keepUpWith(catalogue))
      // It is not loaded, so it has nothing to keep up.
      .catch(() => undefined);
  return answer;
}
