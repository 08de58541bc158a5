import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ChildProgram, startProgram } from '#bench/child-program.ts';
import { posting } from '../support/api-calls.ts';
import { SUPPORT_ADDRESS } from '../support/contact.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const TIMEOUT_MS = 180_000;
vi.setConfig({ testTimeout: TIMEOUT_MS });

const outbox = temporaryFolder();

async function startApi(env: Record<string, string>): Promise<ChildProgram> {
  const api = await startProgram(['api/server.ts'], { TRUSTED_PROXIES: '1', ...env });
  onTestFinished(async () => void (await api.end('SIGKILL')));
  return api;
}

async function send(api: ChildProgram, text: string, visitor = '203.0.113.1'): Promise<number | 'no response'> {
  try {
    const message = { to: SUPPORT_ADDRESS, subject: 'Formulario de Contacto - AYUDA', text };
    const init = posting(message, { 'X-Forwarded-For': visitor });
    return (await fetch(`${api.url}/api/send-contact`, init)).status;
  } catch {
    return 'no response';
  }
}

it('a message is not confirmed when the API is killed before the mail server has it, and arrives when sent again', async () => {
  const arrived = Promise.withResolvers<void>();
  const verdict = Promise.withResolvers<void>();
  const taken: (string | undefined)[] = [];
  const ids: (string | undefined)[] = [];
  const mail = await startMailServer({
    beforeTaking: async ({ parsed }) => {
      ids.push(parsed.messageId);
      arrived.resolve();
      if (ids.length === 1) await verdict.promise;
      taken.push(parsed.text?.trimEnd());
    },
  });
  onTestFinished(mail.stop);
  const [killed, restarted] = await Promise.all([startApi({ SMTP_URL: mail.url }), startApi({ SMTP_URL: mail.url })]);
  const status = send(killed, 'Mensaje: ¿Cuánto pesa?');
  await arrived.promise;
  await killed.end('SIGKILL');
  expect(await status).toBe('no response');
  verdict.reject(new Error('Nobody there'));

  expect(await send(restarted, 'Mensaje: ¿Cuánto pesa?')).toBe(200);
  expect(taken).toEqual(['Mensaje: ¿Cuánto pesa?']);
  expect(new Set(ids).size).toBe(1);
});

it('every confirmed message without a mail server is complete in the outbox after the API was killed under load', async () => {
  const api = await startApi({ OUTBOX_FOLDER: outbox, SMTP_URL: '' });
  const body = 'ñ'.repeat(15_000);
  const confirmed: number[] = [];
  let sent = 0;
  // At the tenth confirmation the other requests are still running.
  const writeUntilTheEnd = async (): Promise<void> => {
    const number = (sent += 1);
    const answer = await send(api, `Mensaje: ${number} ${body}`, `203.0.113.${number}`);
    if (answer === 'no response') return;
    expect(answer).toBe(200);
    confirmed.push(number);
    if (confirmed.length === 10) api.process.kill('SIGKILL');
    await writeUntilTheEnd();
  };
  await Promise.all(Array.from({ length: 8 }, writeUntilTheEnd));

  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
  const texts = await Promise.all(
    files.map(async (file) => (await PostalMime.parse(await readFile(join(outbox, file)))).text?.trimEnd()),
  );
  expect(texts.filter((text) => !text?.endsWith(` ${body}`))).toEqual([]);
  const kept = new Set(texts.map((text) => Number(/\d+/.exec(text ?? '')?.[0])));
  expect(confirmed.filter((number) => !kept.has(number))).toEqual([]);
});
