import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { startProgram } from '#bench/child-program.ts';
import { posting } from '../support/api-calls.ts';
import { MESSAGE } from '../support/contact-api.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const TIMEOUT_MS = 180_000;
const BODY = 'ñ'.repeat(15_000);

const outbox = temporaryFolder();

it(
  'every confirmed message without a mail server is complete in the outbox after the API was killed under load',
  { timeout: TIMEOUT_MS },
  async () => {
    const settings = { TRUSTED_PROXIES: '1', OUTBOX_FOLDER: outbox, SMTP_URL: '' };
    const api = await startProgram(['api/server.ts'], settings);
    onTestFinished(async () => void (await api.end('SIGKILL')));
    const send = (number: number) => {
      const init = posting(
        { ...MESSAGE, text: `Mensaje: ${number} ${BODY}` },
        { 'X-Forwarded-For': `203.0.113.${number}` },
      );
      return fetch(`${api.url}/api/send-contact`, init).catch(() => null);
    };
    const confirmed: number[] = [];
    let sent = 0;
    // At the tenth confirmation the other requests are still running.
    const writeUntilTheEnd = async (): Promise<void> => {
      const number = (sent += 1);
      const answer = await send(number);
      if (!answer) return;
      expect(answer.status).toBe(200);
      confirmed.push(number);
      if (confirmed.length === 10) api.process.kill('SIGKILL');
      await writeUntilTheEnd();
    };
    await Promise.all(Array.from({ length: 8 }, writeUntilTheEnd));

    const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
    const texts = await Promise.all(
      files.map(async (file) => (await PostalMime.parse(await readFile(join(outbox, file)))).text?.trimEnd()),
    );
    expect(texts.filter((text) => !text?.endsWith(` ${BODY}`))).toEqual([]);
    const kept = new Set(texts.map((text) => Number(/\d+/.exec(text ?? '')?.[0])));
    expect(confirmed.filter((number) => !kept.has(number))).toEqual([]);
  },
);
