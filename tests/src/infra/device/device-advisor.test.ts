import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADVERT_MAX } from '#contract/advert.ts';
import { createDeviceAdvisor } from '#src/infra/device/device-advisor.ts';
import { createEngine } from '#src/infra/device/engine.ts';
import type { Asked } from '#src/infra/device/messages.ts';
import type { AdvisorError } from '#src/services/advisor.ts';
import { READ } from '#tests/support/advert.ts';
import { CATALOGUE_TEXT, file, TestWorker } from '#tests/support/device-worker.ts';
import { answers } from '#tests/support/recommendations-api.ts';

const newer = { ...file, url: '/assets/catalogue-newer.json', date: '2099-01-01' };

/** A site with the catalogue of this version and a newer one. */
let arrive = (): void => undefined;
const slowText = new Promise<string>((resolve) => {
  arrive = () => resolve(CATALOGUE_TEXT);
});
const read = ({ url }: { url: string }) => {
  if (url === '/assets/slow.json') return slowText;
  return url === file.url || url === newer.url
    ? Promise.resolve(CATALOGUE_TEXT)
    : Promise.reject(new Error('not there'));
};

const workers: TestWorker[] = [];
let silent = false;

function startWorker(): TestWorker {
  const engine = createEngine(read);
  const worker = new TestWorker((asked: Asked) =>
    silent && asked.ask !== 'open' ? Promise.resolve(null) : engine(asked),
  );
  workers.push(worker);
  return worker;
}

const newestFile = vi.fn<() => Promise<typeof newer>>(() => Promise.resolve(newer));
const start = (from = file) => createDeviceAdvisor({ startWorker, file: from, newestFile });

beforeEach(() => {
  workers.length = 0;
  silent = false;
  newestFile.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('the advisor of this device', () => {
  it('answers, and continues its ranking', async () => {
    const device = await start();
    const answer = await device.recommend(answers);
    expect(answer.computers).toHaveLength(3);
    expect(answer.catalogue).toEqual({ date: file.date, size: file.size });
    const { filteredLaptops = [] } = answer;
    const more = await device.more({ userInput: { ...answers }, filteredLaptops, count: 6 });
    expect(more.computers).toHaveLength(6);
    expect(workers).toHaveLength(1);
  });

  it('knows the market', async () => {
    const device = await start();
    const { computers } = await device.recommend(answers);
    const { points, cards } = await device.market(answers);
    expect(cards).toEqual(computers.map(({ id }) => id));
    expect(points.map(({ id }) => id)).toEqual(expect.arrayContaining(cards));
  });

  it('knows why a laptop is where it is, and nothing of an unknown one', async () => {
    const device = await start();
    const [first] = (await device.recommend(answers)).computers;
    expect(await device.why(answers, first?.id ?? '')).toMatchObject({ verdict: 'chosen', role: 'best' });
    expect(await device.why(answers, 'no-existe')).toBeNull();
    expect(await device.judge({ read: READ, answers })).toMatchObject({ of: expect.any(Number) });
    expect((await device.owned({ read: READ, answers })).laptops.map(({ id }) => id)).toContain(first?.id);
    await expect(device.judge({ read: { ...READ, ramGb: 1 }, answers })).rejects.toMatchObject({ failure: 'refused' });
  });

  it('reads adverts, and finds their laptop by part number or order code', async () => {
    const device = await start();
    const text = 'MSI B2RWGKG-422XES, 32 GB, 1399 €';
    expect(await device.read(text)).toMatchObject({
      read: { ramGb: 32, price: 1399 },
      known: 'msi-cyborg-15-b2rwgkg-422xes',
    });
    expect(await device.read('NX.J7XEB.017')).toMatchObject({ known: 'acer-aspire-go-15-ag15-42p-r26t' });
    await expect(device.read('x'.repeat(ADVERT_MAX + 1))).rejects.toMatchObject({ failure: 'refused' });
  });

  it('compares, names and describes laptops', async () => {
    const device = await start();
    const names = await device.names();
    expect(names).toHaveLength(file.size);
    const ids = names.slice(0, 3).map(({ id }) => id);
    expect((await device.laptops([...ids, 'no-existe'])).map(({ id }) => id)).toEqual(ids);
    const { laptops, target } = await device.compare(answers, ids);
    expect(laptops.map(({ id }) => id)).toEqual(ids);
    expect(target.every(({ points }) => points.length === 3)).toBe(true);
  });

  it('refuses answers that are none', async () => {
    const device = await start();
    const asked = device.more({ userInput: { purposes: 'all' }, filteredLaptops: [], count: 6 });
    await expect(asked).rejects.toMatchObject({ failure: 'refused' } satisfies Partial<AdvisorError>);
  });

  it('cannot be had without its catalogue, and leaves no worker behind', async () => {
    await expect(start({ ...file, url: '/assets/gone.json' })).rejects.toMatchObject({ failure: 'refused' });
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  });

  it('starts another worker after one that died', async () => {
    const device = await start();
    silent = true;
    const asked = device.recommend(answers);
    await vi.waitFor(() => expect(workers[0]?.asked.at(-1)?.ask).toBe('recommend'));
    workers[0]?.die();
    await expect(asked).rejects.toMatchObject({ failure: 'unreachable' });
    silent = false;
    expect((await device.recommend(answers)).computers).toHaveLength(3);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('ends a worker that says nothing for three seconds', async () => {
    const device = await start();
    silent = true;
    vi.useFakeTimers();
    const failure = device.recommend(answers).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2999);
    expect(workers[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ failure: 'unreachable' });
    expect(workers[0]?.ended).toBe(true);
  });
});

describe('when the API has a newer catalogue', () => {
  const ofApi = { date: '2099-01-01', size: 501 };

  it('fetches the newest file of the site', async () => {
    const device = await start();
    await device.keepUpWith(ofApi);
    const opened = workers[0]?.asked.flatMap((asked) => (asked.ask === 'open' ? asked.file.url : []));
    expect(opened).toEqual([file.url, newer.url]);
    await device.keepUpWith(ofApi);
    expect(newestFile).toHaveBeenCalledOnce();
  });

  it('asks the site once for each catalogue of the API, also where the site has none newer', async () => {
    newestFile.mockResolvedValue(file);
    const device = await start();
    await device.keepUpWith(ofApi);
    await device.keepUpWith(ofApi);
    expect(newestFile).toHaveBeenCalledOnce();
    expect((await device.recommend(answers)).catalogue?.date).toBe(file.date);
  });

  it.each([
    ['of a format that this engine does not read', () => Promise.resolve({ ...newer, format: 99 })],
    ['that is not there', () => Promise.resolve({ ...newer, url: '/assets/gone.json' })],
    ['that cannot be asked for', () => Promise.reject(new Error('no network'))],
  ])('keeps the one at hand instead of one %s', async (_what, newest) => {
    newestFile.mockImplementation(newest);
    const device = await start();
    await device.keepUpWith(ofApi);
    expect((await device.recommend(answers)).catalogue?.date).toBe(file.date);
  });

  it('goes on answering while the newer one is slow to come', async () => {
    const slow = { ...newer, url: '/assets/slow.json' };
    newestFile.mockResolvedValue(slow);
    const device = await start();
    vi.useFakeTimers();
    const opening = device.keepUpWith(ofApi);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await device.recommend(answers)).catalogue?.date).toBe(file.date);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    arrive();
    await opening;
    expect(newestFile).toHaveBeenCalledOnce();
  });

  it('does nothing for the same or an older one', async () => {
    const device = await start();
    await device.keepUpWith(file);
    await device.keepUpWith({ date: '2020-01-01', size: 3 });
    expect(newestFile).not.toHaveBeenCalled();
  });
});
