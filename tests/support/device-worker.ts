/** The worker's entry module in this process, over the catalogue as the build writes it. */
import { makeDeviceCatalogue } from '#build/device-catalogue.ts';
import type { Asked, CatalogueFile, Reply } from '#src/infra/device/messages.ts';
import { createDeviceAdvisor } from '#src/infra/device/device-advisor.ts';
import { createEngine } from '#src/infra/device/engine.ts';
import type { EngineWorker } from '#src/infra/device/worker-calls.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { MARKETPLACE } from './test-app.ts';

const made = makeDeviceCatalogue({ MARKETPLACE_TAG: MARKETPLACE.tag });
export const CATALOGUE_TEXT = made.text;
export const file: CatalogueFile = JSON.parse(made.pointer);

/** Answers as the tests' API does. */
export class TestWorker extends EventTarget implements EngineWorker {
  ended = false;
  readonly asked: Asked[] = [];
  readonly #answer: (asked: Asked) => Promise<Reply | null>;

  /** @param answer `null` means that the worker does not answer */
  constructor(answer: (asked: Asked) => Promise<Reply | null>) {
    super();
    this.#answer = answer;
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked);
    void this.#answer(asked).then((data) => data && this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.ended = true;
  }

  die(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}

const engine = createEngine(async () => CATALOGUE_TEXT);

/** The device's advisor, in this process. @param answer what the worker does, in place of what the engine answers */
export const startTestDevice = (
  answer: (asked: Asked, reply: Promise<Reply>) => Promise<Reply | null> = (_, reply) => reply,
) =>
  createDeviceAdvisor({
    startWorker: () => new TestWorker((asked) => answer(asked, engine(asked))),
    file,
    newestFile: () => Promise.reject(new Error('not asked')),
  });

/** The same as the service that screens ask, which starts it when it is needed. */
export const testDevice = (...answer: Parameters<typeof startTestDevice>) =>
  memoizePromise(() => startTestDevice(...answer));
