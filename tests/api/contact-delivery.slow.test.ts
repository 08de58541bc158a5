import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

/** A real mail server that waits with its first message until the test accepts or rejects it. */
async function startWaitingMailServer() {
  const arrived = Promise.withResolvers<void>();
  const verdict = Promise.withResolvers<void>();
  verdict.promise.catch(() => undefined);
  const taken: string[] = [];
  const ids: (string | undefined)[] = [];
  let first = true;
  const server = await startMailServer({
    beforeTaking: async ({ parsed }) => {
      ids.push(parsed.messageId);
      arrived.resolve();
      if (first) {
        first = false;
        await verdict.promise;
      }
      taken.push(parsed.text?.trimEnd() ?? '');
    },
  });
  onTestFinished(server.stop);
  return { url: server.url, arrived: arrived.promise, taken, ids, accept: verdict.resolve, reject: verdict.reject };
}

describe('a message, when the API is killed before the mail server has accepted it,', () => {
  it('is not confirmed, and arrives when it is sent again after the restart', async () => {
    const mail = await startWaitingMailServer();
    const [killed, restarted] = await Promise.all([startApi({ SMTP_URL: mail.url }), startApi({ SMTP_URL: mail.url })]);
    const status = send(killed, 'Mensaje: ¿Cuánto pesa?');
    await mail.arrived;
    await killed.end('SIGKILL');
    expect(await status).toBe('no response');
    mail.reject(new Error('Nobody there'));

    expect(await send(restarted, 'Mensaje: ¿Cuánto pesa?')).toBe(200);
    expect(mail.taken).toEqual(['Mensaje: ¿Cuánto pesa?']);
    expect(new Set(mail.ids).size).toBe(1);
  });
});

describe('a message, when the API is stopped while sending it,', () => {
  it.each([
    ['is confirmed once the mail server has accepted it', 'accept', 200, ['Mensaje: hola']],
    ['is not confirmed when the mail server rejects it', 'reject', 502, []],
  ] as const)('%s', async (_name, verdict, expected, taken) => {
    const mail = await startWaitingMailServer();
    const api = await startApi({ SMTP_URL: mail.url });
    const status = send(api, 'Mensaje: hola');
    await mail.arrived;
    const ended = api.end('SIGTERM');
    await expect.poll(() => api.lines().join(), { timeout: TIMEOUT_MS }).toContain('requests still running: 1');
    if (verdict === 'accept') mail.accept();
    else mail.reject(new Error('Mailbox full'));
    expect(await status).toBe(expected);
    expect(await ended).toBe(0);
    expect(mail.taken).toEqual(taken);
  });
});

describe('without a mail server', () => {
  it('every confirmed message is complete in the outbox after the API was killed under load', async () => {
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
});
