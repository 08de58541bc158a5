import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FeedError } from '#catalogue/feeds/feed-offer.ts';
import { readFile } from '#catalogue/refresh/read-feeds.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { aFeed, AWIN_HEADER, awinRow } from '../feeds/a-feed.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const folder = temporaryFolder();

describe('a feed’s file', () => {
  const file = join(folder, 'feed.csv');
  const rows = Array.from({ length: 10_000 }, (_, n) => awinRow(`n${n}`));

  it('is read within what is left of the feed’s time, or not at all', async () => {
    writeFileSync(file, [AWIN_HEADER, ...rows, ''].join('\n'));
    const late = readFile(file, aFeed('affiliate-csv'), NOW, { feedMs: 900_000, leftMs: 1 });
    await expect(late).rejects.toThrow(new FeedError('took longer than its 900 seconds in all'));
    const { offers } = await readFile(file, aFeed('affiliate-csv'), NOW, { feedMs: 900_000, leftMs: 60_000 });
    expect(offers).toHaveLength(10_000);
  });
});
