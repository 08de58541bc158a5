/** Questions to a worker, with time limits. */
import { AdvisorError } from '#src/services/advisor.ts';
import type { Asked, Question, Reply } from './messages.ts';

/** The part of `Worker` that is used. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Waiting {
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
}

export interface WorkerCalls {
  /** @param limitMs after which the worker counts as dead; without it nobody waits for the answer. @returns JSON @throws {AdvisorError} `refused` by the engine; `unreachable` where it died or did not answer in time */
  ask: (question: Question, limitMs?: number) => Promise<string>;
  /** Whether the worker has ended and has to be replaced. */
  ended: () => boolean;
  /** Ends the worker; pending questions are rejected. */
  end: (cause: unknown) => void;
}

export function callWorker(worker: EngineWorker): WorkerCalls {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let over = false;

  const end = (cause: unknown): void => {
    over = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new AdvisorError('unreachable', { cause }));
    waiting.clear();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('text' in data) asked?.resolve(data.text);
    else asked?.reject(new AdvisorError('refused', { cause: data.error }));
  });
  // Its script did not load, or it died.
  worker.addEventListener('error', ({ message }) => end(message));

  return {
    async ask(question, limitMs) {
      if (over) throw new AdvisorError('unreachable');
      last += 1;
      const id = last;
      const timer = limitMs && setTimeout(() => end(`No answer in ${limitMs} ms`), limitMs);
      try {
        return await new Promise<string>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          const asked: Asked = { ...question, id };
          worker.postMessage(asked, []);
        });
      } finally {
        clearTimeout(timer);
      }
    },
    ended: () => over,
    end,
  };
}
