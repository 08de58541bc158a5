/** What a visitor was told about a message stays true, whatever becomes of the program meanwhile. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { type ChildProgram, startProgram } from '#local/child-program.ts';
import { SUPPORT_ADDRESS } from '../support/contact.ts';
import { startMailServer } from '#bench/api/mail-server.ts';

const PATIENCE_MS = 180_000;

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function startApi(env: Record<string, string>): Promise<ChildProgram> {
  const api = await startProgram(['api/server.ts'], { TRUSTED_PROXIES: '1', ...env });
  cleanUp.push(() => api.end('SIGKILL'));
  return api;
}

/** What the visitor hears: a status, or nothing. */
async function send(api: ChildProgram, text: string, visitor = '203.0.113.1'): Promise<number | 'no answer'> {
  try {
    const response = await fetch(`${api.url}/api/send-contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor },
      body: JSON.stringify({ to: SUPPORT_ADDRESS, subject: 'Formulario de Contacto - AYUDA', text }),
    });
    return response.status;
  } catch {
    return 'no answer';
  }
}

/** A real mail server that keeps its first message waiting until it is told what to make of it. */
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
  cleanUp.push(server.stop);
  return { url: server.url, arrived: arrived.promise, taken, ids, take: verdict.resolve, refuse: verdict.reject };
}

describe('a message, when the API is killed before the mail server has taken it,', () => {
  it(
    'was not confirmed, and arrives when it is sent again after the restart',
    async () => {
      const mail = await startWaitingMailServer();
      const [killed, restarted] = await Promise.all([
        startApi({ SMTP_URL: mail.url }),
        startApi({ SMTP_URL: mail.url }),
      ]);
      const heard = send(killed, 'Mensaje: ¿Cuánto pesa?');
      await mail.arrived;
      await killed.end('SIGKILL');
      expect(await heard).toBe('no answer');
      mail.refuse(new Error('Nobody there'));

      expect(await send(restarted, 'Mensaje: ¿Cuánto pesa?')).toBe(200);
      expect(mail.taken).toEqual(['Mensaje: ¿Cuánto pesa?']);
      expect(new Set(mail.ids).size).toBe(1);
    },
    PATIENCE_MS,
  );
});

describe('a message, when the API is asked to stop while it is being sent,', () => {
  it.each([
    ['is confirmed once the mail server has taken it', 'take', 200, ['Mensaje: hola']],
    ['is not confirmed when the mail server refuses it', 'refuse', 502, []],
  ] as const)(
    '%s',
    async (_name, verdict, status, taken) => {
      const mail = await startWaitingMailServer();
      const api = await startApi({ SMTP_URL: mail.url });
      const heard = send(api, 'Mensaje: hola');
      await mail.arrived;
      const ended = api.end('SIGTERM');
      await expect.poll(() => api.lines().join(), { timeout: PATIENCE_MS }).toContain('requests still running: 1');
      if (verdict === 'take') mail.take();
      else mail.refuse(new Error('Mailbox full'));
      expect(await heard).toBe(status);
      expect(await ended).toBe(0);
      expect(mail.taken).toEqual(taken);
    },
    PATIENCE_MS,
  );
});

describe('the same message twice at once', () => {
  it(
    'is answered truthfully each time, and the mailbox can tell that it is one',
    async () => {
      const mail = await startWaitingMailServer();
      const api = await startApi({ SMTP_URL: mail.url });
      const heard = [send(api, 'Mensaje: doble'), send(api, 'Mensaje: doble')];
      await mail.arrived;
      mail.refuse(new Error('Mailbox full'));
      expect(new Set(await Promise.all(heard))).toEqual(new Set([200, 502]));
      expect(mail.taken).toEqual(['Mensaje: doble']);
      expect(mail.ids).toHaveLength(2);
      expect(new Set(mail.ids).size).toBe(1);
    },
    PATIENCE_MS,
  );
});

describe('without a mail server', () => {
  it(
    'every message that was confirmed is in the outbox, whole, after the API was killed while more came in',
    async () => {
      const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
      cleanUp.push(() => rm(outbox, { recursive: true, force: true }));
      const api = await startApi({ OUTBOX_FOLDER: outbox, SMTP_URL: '' });
      const body = 'ñ'.repeat(15_000);
      const confirmed: number[] = [];
      let sent = 0;
      // Each goes on until nobody answers; at the tenth confirmation the others are in the middle of something.
      const writeUntilTheEnd = async (): Promise<void> => {
        const number = (sent += 1);
        const answer = await send(api, `Mensaje: ${number} ${body}`, `203.0.113.${number}`);
        if (answer === 'no answer') return;
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
    },
    PATIENCE_MS,
  );
});
