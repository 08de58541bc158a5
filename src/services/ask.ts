/** Asks the advisor: the API, or the same engine on this device; and the hook that shows an answer. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers } from '#contract/answers.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { ShownRecommendation } from '#contract/shown-recommendation.ts';
import { delay } from '../lib/delay.ts';
import { type Advisor, AdvisorError } from './advisor.ts';
import { type Services, useServices } from './services.tsx';

export type Host = 'api' | 'device';

type Hosts = Pick<Services, 'advisor' | 'device' | 'connectivity'>;

interface Policy {
  /** The host to ask first if there is a network; without a network it is this device. */
  first?: Host;
  /** Whether this device is asked if the API fails despite a network; otherwise the user decides. */
  fallback?: boolean;
}

export interface Answered<T> {
  answer: T;
  onDevice: boolean;
}

/** If there is a network, the API is asked when the device has not answered within this time. */
const DEVICE_LIMIT_MS = 3000;

/** Asks each host at most once. @throws {AdvisorError} the API's error; `deviceFailed` if the device failed too */
export async function ask<T>(
  { advisor, device, connectivity }: Hosts,
  question: (host: Advisor) => Promise<T>,
  { first = 'api', fallback = true }: Policy = {},
): Promise<Answered<T>> {
  const online = connectivity.current();
  const deviceFirst = first === 'device' || !online;
  const askDevice = async (): Promise<Answered<T> | null> => {
    const answer = device().then(question);
    // Without a network there is no other host to ask: the device's own time limit applies.
    const awaited = deviceFirst && online ? Promise.race([answer, rejectAfter(DEVICE_LIMIT_MS)]) : answer;
    return awaited.then(
      (value) => ({ answer: value, onDevice: true }),
      () => null,
    );
  };

  const early = deviceFirst ? await askDevice() : null;
  if (early) return early;
  try {
    return { answer: await question(await advisor()), onDevice: false };
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
  delay(ms).then(() => Promise.reject(new Error(`No answer within ${ms} ms`)));

/** The device if its engine is loaded or if it computed the result in question, else the API. */
export const preferredHost = ({ device }: Pick<Hosts, 'device'>, onDevice?: boolean): Host =>
  onDevice || device.current() ? 'device' : 'api';

export interface Recommended extends ShownRecommendation {
  onDevice?: true;
}

/** The answer to a form. If the API has a newer catalogue, the device fetches it too. @throws {AdvisorError} */
export async function recommend(hosts: Hosts, answers: Answers, first: Host): Promise<Recommended> {
  const { answer, onDevice } = await ask(hosts, (host) => host.recommend(answers), { first, fallback: false });
  if (onDevice) return { ...answer, onDevice };
  const { catalogue } = answer;
  if (catalogue)
    void hosts.device
      .current()
      ?.then((host) => host.keepUpWith(catalogue))
      // The engine failed to load, so there is no catalogue to update.
      .catch(() => undefined);
  return answer;
}

export interface Failure {
  /** Seconds until it may be asked again; 0 if no host gives one. */
  retryAfter: number;
  retrying: boolean;
}

export interface Asked<T> {
  /** The newest answer: the one to the previous question until this one is answered. */
  value: T | undefined;
  /** Whether `value` answers this question. */
  answered: boolean;
  /** The failure of this question; it stays during a retry. */
  failure: Failure | null;
  retry: () => void;
}

/**
 * Asks whenever the question changes; late answers to earlier questions are dropped.
 * @param question any value that JSON serializes; `null` asks nothing
 * @param load gets the question and the answer to an earlier one
 */
export function useAsked<T, Question>(
  question: Question | null,
  load: (question: Question, before: T | undefined) => Promise<T>,
): Asked<T> {
  const key = question === null ? null : JSON.stringify(question);
  const [answer, setAnswer] = useState<{ to: string; value: T } | null>(null);
  const [failed, setFailed] = useState<(Failure & { question: string }) | null>(null);
  // Returning to a failed question asks again.
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

/**
 * A laptop of the catalogue; without it, what is shown is complete all the same.
 * @param id `null` asks nothing
 * @returns `undefined` until it is known, and if there is none
 */
export function useLaptop(id: string | null, first: Host = 'api'): ShownComputer | undefined {
  const services = useServices();
  const { value } = useAsked(
    id,
    async (asked) => (await ask(services, (host) => host.laptops([asked]), { first })).answer,
  );
  return value?.find((laptop) => laptop.id === id);
}
