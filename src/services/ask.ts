/** The one way to put a question to the advisor: to the API, or to the same engine on this device; and to show its answer. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers } from '#contract/answers.ts';
import type { ShownRecommendation } from '#contract/shown-recommendation.ts';
import { type Advisor, AdvisorError } from './advisor.ts';
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

/** While there is a network, after this the API is asked instead of the device. */
const DEVICE_LIMIT_MS = 3000;

/** Asks each host at most once. @throws {AdvisorError} the API's, which says whether the device was asked too */
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
    const known = error instanceof AdvisorError ? error : null;
    throw new AdvisorError(known?.failure ?? 'unreachable', {
      retryAfter: known?.retryAfter,
      deviceFailed: deviceFirst || isAsked,
      cause: error,
    });
  }
}

const rejectAfter = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });

/** The device where its engine is loaded, or where it computed what the question is about. */
export const nearest = ({ device }: Pick<Hosts, 'device'>, onDevice?: boolean): Host =>
  onDevice || device.current() ? 'device' : 'api';

export interface Recommended extends ShownRecommendation {
  onDevice?: true;
}

/** The answer to a form. The device keeps up with the catalogue of the API. @throws {AdvisorError} */
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

export interface Failure {
  /** In seconds: when it may be asked again; 0 where nobody says. */
  retryAfter: number;
  retrying: boolean;
}

export interface Asked<T> {
  /** The newest answer; that to the question before until this one's is there. */
  value: T | undefined;
  /** Whether `value` answers this question. */
  answered: boolean;
  /** Of this question; it stays while that is asked again. */
  failure: Failure | null;
  retry: () => void;
}

/**
 * Asks whenever the question changes; an answer to a question before is dropped.
 * @param question anything that JSON can tell apart; `null` asks nothing
 * @param load gets the question, and the newest answer to one before
 */
export function useAsked<T, Question>(
  question: Question | null,
  load: (question: Question, before: T | undefined) => Promise<T>,
): Asked<T> {
  const key = question === null ? null : JSON.stringify(question);
  const [answer, setAnswer] = useState<{ to: string; value: T } | null>(null);
  const [failed, setFailed] = useState<(Failure & { question: string }) | null>(null);
  // Whoever comes back to a question asks again.
  if (failed && failed.question !== key) setFailed(null);
  const answered = answer !== null && answer.to === key;
  const isAsked = key !== null && !answered && (failed === null || failed.retrying);
  const start = useEffectEvent(() => (question === null ? undefined : load(question, answer?.value)));

  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const run = async () => {
      try {
        const value = await start();
        if (isOver || value === undefined) return;
        setAnswer({ to: key, value });
        setFailed(null);
      } catch (error) {
        const retryAfter = error instanceof AdvisorError ? error.retryAfter : 0;
        if (!isOver) setFailed({ question: key, retryAfter, retrying: false });
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [key, isAsked]);

  return {
    value: answer?.value,
    answered,
    failure: failed,
    retry: () => setFailed((last) => last && { ...last, retrying: true }),
  };
}
