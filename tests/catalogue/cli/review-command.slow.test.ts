import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('../../../scripts/catalogue.ts', import.meta.url));
const QUESTION = {
  shop: 'PcComponentes',
  sku: 'a=1',
  title: 'Portátil ASUS V16 V3607VM',
  gtin: null,
  mpn: null,
  priceEur: 749,
  link: 'https://www.pccomponentes.com/a',
  why: 'its title fits several laptops',
  laptops: ['asus-v16-v3607vm-rp015', 'asus-v16-v3607vm-rp016w'],
};

const folder = temporaryFolder();

function review(...args: readonly string[]) {
  const decisions = join(folder, 'decisions.jsonl');
  const all = [MAIN, 'review', '--folder', folder, '--decisions', decisions, ...args];
  return spawnSync(process.execPath, all, { encoding: 'utf8' });
}

describe('the review command', () => {
  it('asks, takes an answer, and does not ask again', () => {
    writeFileSync(join(folder, 'unsure.json'), JSON.stringify([QUESTION]));
    expect(review().stdout).toContain('PcComponentes/a=1  749 €  Portátil ASUS V16 V3607VM');
    expect(review('--answer', 'PcComponentes/a=1=2').stdout).toContain('PcComponentes/a=1 → asus-v16-v3607vm-rp016w');
    const [line = ''] = readFileSync(join(folder, 'decisions.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(line)).toMatchObject({ sku: 'a=1', laptop: 'asus-v16-v3607vm-rp016w', title: QUESTION.title });
    expect(review().stdout).toContain('0 offers wait');
  });

  it('asks about a price until that or a lower one is confirmed, whatever was decided about the laptop', () => {
    const laptop = QUESTION.laptops[0];
    const ask = (priceEur: number) =>
      writeFileSync(
        join(folder, 'unsure.json'),
        JSON.stringify([{ ...QUESTION, priceEur, laptops: [laptop], usualEur: 1200 }]),
      );
    const earlier = { shop: QUESTION.shop, sku: QUESTION.sku, laptop, title: '', day: '2026-11-20' };
    writeFileSync(join(folder, 'decisions.jsonl'), `${JSON.stringify(earlier)}\n`);
    ask(749);
    expect(review().stdout).toContain('1200 € counts until it is confirmed');
    review('--answer', 'PcComponentes/a=1=1');
    const [, line = ''] = readFileSync(join(folder, 'decisions.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(line)).toMatchObject({ laptop, priceEur: 749 });
    expect(review().stdout).toContain('0 offers wait');
    ask(700);
    expect(review().stdout).toContain('1 offers wait');
    review('--answer', 'PcComponentes/a=1=never');
    expect(review().stdout).toContain('0 offers wait');
  });

  it('takes no answer that names no offer or no laptop, and none where one of several is wrong', () => {
    writeFileSync(join(folder, 'unsure.json'), JSON.stringify([QUESTION]));
    for (const answer of ['PcComponentes/b=never', 'PcComponentes/a=1=acme', 'never']) {
      const { status, stderr } = review('--answer', 'PcComponentes/a=1=new', '--answer', answer);
      expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    }
    expect(review().stdout).toContain('1 offers wait');
  });

  it('has nothing to ask before the first refresh', () => {
    const { status, stdout } = review();
    expect([status, stdout.trim()]).toEqual([0, '0 offers wait for an answer.']);
  });
});
