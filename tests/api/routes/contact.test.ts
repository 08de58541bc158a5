import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MailError } from '#api/mail/mailer.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
import type { ContactDependencies } from '#api/routes/contact.ts';
import { errorOf } from '#tests/support/api-calls.ts';
import { SUPPORT_ADDRESS } from '#tests/support/contact.ts';
import { MESSAGE, newContactApi } from '#tests/support/contact-api.ts';
import { startMailServer } from '#tests/support/mail-server.ts';

const addresses = { from: SUPPORT_ADDRESS, to: SUPPORT_ADDRESS };
const HEADERS = 'content-transfer-encoding content-type date from message-id mime-version reply-to subject to';
const smtp = (url: string) => createSmtpMailer({ url, addresses, timeLimitMs: 30_000 });

it('POST /api/send-contact sends no additional header or recipient, whatever the text contains', async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const { post } = newContactApi({ mail: smtp(server.url) });
  const evil = 'a@correo.example\r\nBcc: otra@correo.example';
  for (const end of ['\r\n', '%0d%0a', '\u2028']) {
    const name = `Ana${end}Bcc: otra@correo.example`;
    const text = `Nombre: ${name}\nEmail: ${evil}\nTipo de solicitud: otro\nMensaje: .\r\n.\r\nRCPT TO:<otra@correo.example>`;
    expect((await post({ ...MESSAGE, subject: 'Hola %0d%0aBcc: otra@correo.example', text })).status).toBe(200);
  }
  expect(server.received).toHaveLength(3);
  for (const { to, parsed } of server.received) {
    expect(to).toEqual([SUPPORT_ADDRESS]);
    expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS.split(' '));
    expect(parsed.replyTo).toEqual([{ name: '', address: 'a@correo.example' }]);
  }
});

const many = (count: number) => Array.from({ length: count }, (_, n) => `192.0.2.${n}`);

describe('the limits of POST /api/send-contact', () => {
  const perAddress = { requests: 2, seconds: 600 };
  const together = { requests: 8, seconds: 3600 };

  /** A form to which each message can come from another address. */
  function newForm(changes: Partial<ContactDependencies> = {}) {
    let address = '';
    const api = newContactApi({ limits: { perAddress, together }, clientAddress: () => address, ...changes });
    const postFrom = async (from: string, body: unknown = MESSAGE) => {
      address = from;
      return await api.post(body);
    };
    const statusesFrom = async (senders: readonly string[]) => {
      const statuses: number[] = [];
      for (const from of senders) statuses.push((await postFrom(from)).status);
      return statuses;
    };
    return { ...api, postFrom, statusesFrom };
  }

  it('reject an address that sends too many with 429 and Retry-After', async () => {
    const { postFrom, statusesFrom, sent } = newForm();
    for (const wrong of [{}, { ...MESSAGE, text: 7 }, { ...MESSAGE, to: 'otra@correo.example' }]) {
      expect((await postFrom('192.0.2.1', wrong)).status, 'not counted').toBe(400);
    }
    expect(await statusesFrom(Array<string>(3).fill('192.0.2.1'))).toEqual([200, 200, 429]);
    const rejected = await postFrom('192.0.2.1');
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(590);
    expect((await errorOf(rejected)).code).toBe('too_many_requests');
    expect(sent).toHaveLength(2);
  });

  it('count an IPv6 network as one address', async () => {
    const network = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3'];
    expect(await newForm().statusesFrom(network)).toEqual([200, 200, 429]);
  });

  it('reject everybody beyond the common one, until its hour is over', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { postFrom, statusesFrom, sent } = newForm();
    expect(await statusesFrom(many(together.requests))).not.toContain(429);
    vi.advanceTimersByTime(600_000);
    const rejected = await postFrom('192.0.2.99');
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '3000']);
    expect(sent).toHaveLength(together.requests);
    vi.advanceTimersByTime(3_000_000);
    expect((await postFrom('192.0.2.99')).status).toBe(200);
  });

  it('leave the others their share when one address sends too many or what is invalid', async () => {
    const { postFrom, statusesFrom } = newForm();
    await statusesFrom(Array<string>(100).fill('192.0.2.66'));
    for (let turn = 0; turn < 100; turn += 1) await postFrom('192.0.2.67', { ...MESSAGE, text: 7 });
    expect(await statusesFrom(many(7))).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('do not count a message for its address that the common one rejects', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limits = { perAddress: { requests: 1, seconds: 7200 }, together: { requests: 1, seconds: 3600 } };
    const { statusesFrom } = newForm({ limits });
    expect(await statusesFrom(['203.0.113.1', '203.0.113.2'])).toEqual([200, 429]);
    vi.advanceTimersByTime(3_600_000);
    expect(await statusesFrom(['203.0.113.2'])).toEqual([200]);
  });

  it('count a message that the mail server refuses', async () => {
    const { statusesFrom } = newForm({ mail: { send: () => Promise.reject(new MailError('refused')) } });
    expect(await statusesFrom(many(9))).toEqual([...Array<number>(8).fill(502), 429]);
  });
});

it('POST /api/send-contact without a working mail server responds with 502 without details and reports the error', async () => {
  const server = await startMailServer({ refuse: true });
  onTestFinished(server.stop);
  const { post, reported } = newContactApi({ mail: smtp(server.url) });
  const response = await post(MESSAGE);
  expect(response.status).toBe(502);
  const { code, message } = await errorOf(response);
  expect(code).toBe('mail_unavailable');
  expect(message).not.toMatch(/127|smtp|Mailbox/i);
  expect(reported).toHaveLength(1);
});

it('a bug while sending is not blamed on the mail server', async () => {
  const bug = new Error('bug');
  const { post, reported } = newContactApi({ mail: { send: () => Promise.reject(bug) } });
  expect((await post(MESSAGE)).status).toBe(500);
  expect(reported).toEqual([bug]);
});
