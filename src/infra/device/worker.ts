/// <reference lib="webworker" />
/** Entry point of the worker. */
import { createEngine } from './engine.ts';
import type { Asked } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = createEngine(async ({ url, integrity }) => {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`The catalogue could not be fetched: ${response.status}`);
  return response.text();
});

const reply = async (asked: Asked): Promise<void> => self.postMessage(await answer(asked), []);

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void reply(data));
