import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { composeApi } from '#api/compose.ts';
import { readApiConfig } from '#api/config.ts';
import { followCatalogue } from '#api/follow-catalogue.ts';
import type { Log } from '#api/middleware/log.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { pointTo } from '#catalogue/snapshot/store.ts';
import { EMBEDDED, publishRecords } from '../support/snapshots.ts';
import { posting } from '../support/api-calls.ts';
import { readRecommendation } from '../support/recommendations-api.ts';
import { newTestApp } from '../support/test-app.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const HOUR_MS = 3_600_000;
const MONDAY = '2026-11-16T06:00:00.000Z';
const TUESDAY = '2026-11-17T06:00:00.000Z';
/** Few, to be quick. */
const LAPTOPS = EMBEDDED.filter((_, position) => position % 5 === 0);
const ANSWERS = { purposes: ['office'], budget: 1200 };

const folder = temporaryFolder();
let lines: [level: string, message: string][];
let hours = 0;
beforeEach(() => {
  lines = [];
  hours = 1;
});

const log: Log = (level, { message }) => void lines.push([level, message]);
const said = (level: string) => lines.filter(([one]) => one === level).map(([, message]) => message);

function follow() {
  const { current, state, checkForSnapshot } = followCatalogue({
    folder,
    embedded: loadCatalogue,
    createAdvisor: (catalogue) => createSpanishAdvisor(catalogue, { marketplace: { host: 'www.amazon.es', tag: '' } }),
    log,
    clock: () => Date.parse(MONDAY) + hours * HOUR_MS,
  });
  return { app: newTestApp({ current, catalogueState: state }), checkForSnapshot };
}

type App = ReturnType<typeof follow>['app'];
const health = async (app: App): Promise<unknown> => (await app.request('/api/health')).json();
const recommend = async (app: App) => readRecommendation(await app.request('/api/recommendations', posting(ANSWERS)));

describe('an API that follows a folder', { timeout: 60_000 }, () => {
  it('starts with the embedded file while there is no snapshot, and takes the first', async () => {
    const { app, checkForSnapshot } = follow();
    const none = { version: null, refreshedAt: null, ageHours: null };
    expect(await health(app)).toEqual({
      status: 'ok',
      catalogue: { date: expect.any(String), size: EMBEDDED.length, ...none },
    });
    const version = publishRecords(folder, LAPTOPS, MONDAY);
    await checkForSnapshot();
    expect(await health(app)).toMatchObject({
      status: 'ok',
      catalogue: { size: LAPTOPS.length, version, refreshedAt: MONDAY, ageHours: 1 },
    });
    expect(said('info').at(-1)).toBe(`Catalogue in use: ${version}`);
  });

  it('looks by itself', async () => {
    const { app } = composeApi(
      readApiConfig({ CATALOGUE_FOLDER: folder, CATALOGUE_POLL_SECONDS: '1', LOG_LEVEL: 'silent' }),
    );
    const version = publishRecords(folder, LAPTOPS, MONDAY);
    const versionInUse = async () => JSON.stringify(await (await app.request('/api/health')).json());
    await expect.poll(versionInUse, { timeout: 30_000, interval: 100 }).toContain(version);
  });

  it('forgets answers when it takes another snapshot, and takes one only once', async () => {
    publishRecords(folder, LAPTOPS, MONDAY);
    const { app, checkForSnapshot } = follow();
    const before = await recommend(app);
    await checkForSnapshot();
    expect(said('info')).toHaveLength(1);
    const cheaper = LAPTOPS.map((record) => ({ ...record, priceEur: Math.max(80, record.priceEur - 200) }));
    publishRecords(folder, cheaper, TUESDAY);
    await checkForSnapshot();
    expect(await recommend(app)).not.toEqual(before);
    expect(said('info')).toHaveLength(2);
  });

  it('starts with the current snapshot, and goes back when the pointer does', async () => {
    const first = publishRecords(folder, LAPTOPS.slice(0, 20), MONDAY);
    const version = publishRecords(folder, LAPTOPS, TUESDAY);
    const { app, checkForSnapshot } = follow();
    expect(await health(app)).toMatchObject({ catalogue: { version, size: LAPTOPS.length } });
    pointTo(folder, first);
    await checkForSnapshot();
    expect(await health(app)).toMatchObject({ catalogue: { version: first, size: 20 } });
  });

  it('keeps the old one beside a missing or changed one, says so once, and takes the next good one', async () => {
    const good = publishRecords(folder, LAPTOPS.slice(0, 20), MONDAY);
    const { app, checkForSnapshot } = follow();
    const fileOf = (version: string) => join(folder, `${version}.json`);
    const missing = publishRecords(folder, LAPTOPS, TUESDAY);
    rmSync(fileOf(missing));
    await checkForSnapshot();
    await checkForSnapshot();
    const changed = publishRecords(folder, LAPTOPS, '2026-11-17T07:00:00.000Z');
    const text = readFileSync(fileOf(changed), 'utf8');
    writeFileSync(fileOf(changed), text.replace('"priceEur":', '"priceEur":1'));
    await checkForSnapshot();
    expect(await health(app)).toMatchObject({ catalogue: { version: good, size: 20 } });
    expect(said('error')).toEqual([expect.stringContaining(missing), expect.stringContaining(changed)]);
    const next = publishRecords(folder, LAPTOPS, '2026-11-17T08:00:00.000Z');
    await checkForSnapshot();
    expect(await health(app)).toMatchObject({ catalogue: { version: next } });
  });

  it('starts with the embedded file beside a bad snapshot or pointer', async () => {
    writeFileSync(join(folder, 'current.json'), '{');
    const { app, checkForSnapshot } = follow();
    await checkForSnapshot();
    expect(await health(app)).toMatchObject({ catalogue: { version: null, size: EMBEDDED.length } });
    expect(said('error')).toEqual([expect.stringContaining('not a pointer')]);
  });

  it('warns once a day when no refresh came for three days, and loads offers anew meanwhile', async () => {
    publishRecords(folder, LAPTOPS.slice(0, 20), MONDAY);
    hours = 65;
    const { checkForSnapshot } = follow();
    const warningsAt = async (hour: number) => {
      hours = hour;
      await checkForSnapshot();
      return said('warn').length;
    };
    expect(await warningsAt(72)).toBe(0);
    expect(await warningsAt(73)).toBe(1);
    expect(said('info')).toHaveLength(1);
    expect(await warningsAt(90)).toBe(1);
    expect(said('info')).toHaveLength(2);
    expect(await warningsAt(98)).toBe(2);
    expect(said('warn')[0]).toBe('The catalogue was refreshed 73 hours ago');
  });
});
