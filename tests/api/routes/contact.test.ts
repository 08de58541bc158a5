import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MailError } from '#api/mail/mailer.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
import type { ContactDependencies } from '#api/routes/contact.ts';
import { errorOf } from '#tests/support/api-calls.ts';
import { SUPPORT_ADDRESS } from '#tests/support/contact.ts';
import { MESSAGE, newContactApi } from '#tests/support/contact-api.ts';
import { startMailServer } from '#tests/support/mail-server.ts';

const addresses = { from: SUPPORT_ADDRESS, to: SUPPORT_ADDRESS };
const smtp = (url: string) => createSmtpMailer({ url, addresses, timeLimitMs: 30_000 });

describe('POST /api/send-contact', () => {
  it('rejects any other recipient', async () => {
    const { post, sent } = newContactApi();
    for (const to of ['otra@correo.example', `${SUPPORT_ADDRESS}, otra@correo.example`, `<${SUPPORT_ADDRESS}>`]) {
      const response = await post({ ...MESSAGE, to });
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({ code: 'invalid_body', path: 'to' });
    }
    expect(sent).toEqual([]);
  });

  it.each([
    ['a line feed', 'Hola\nBcc: otra@correo.example'],
    ['an encoded word', '=?utf-8?Q?Hola=0D=0ABcc:_otra@correo.example?='],
    ['a NUL', 'Hola\0Bcc: otra@correo.example'],
    ['no characters', ''],
    ['more than 200 characters', 'a'.repeat(201)],
  ])('rejects a subject with %s', async (_, subject) => {
    const { post, sent } = newContactApi();
    const response = await post({ ...MESSAGE, subject });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).path).toBe('subject');
    expect(sent).toEqual([]);
  });

  it.each([
    ['a NUL', 'Hola\0'],
    ['no characters', ''],
    ['more than 20,000 characters', 'a'.repeat(20_001)],
    ['a number', 7],
  ])('rejects a text with %s', async (_, text) => {
    const { post } = newContactApi();
    const response = await post({ ...MESSAGE, text });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).path).toBe('text');
  });

  it('sends no additional header or recipient, whatever the text contains', async () => {
    const server = await startMailServer();
    onTestFinished(server.stop);
    const { post } = newContactApi({ mail: smtp(server.url) });
    const evil = 'a@correo.example\r\nBcc: otra@correo.example';
    for (const name of [
      `Ana\r\nBcc: otra@correo.example`,
      'Ana%0d%0aBcc: otra@correo.example',
      'Ana\u2028Bcc: x@y.example',
    ]) {
      const text = `Nombre: ${name}\nEmail: ${evil}\nTipo de solicitud: otro\nMensaje: .\r\n.\r\nRCPT TO:<otra@correo.example>`;
      expect((await post({ ...MESSAGE, subject: 'Hola %0d%0aBcc: otra@correo.example', text })).status).toBe(200);
    }
    expect(server.received).toHaveLength(3);
    for (const { to, parsed } of server.received) {
      expect(to).toEqual([SUPPORT_ADDRESS]);
      expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual([
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ]);
      expect(parsed.replyTo).toEqual([{ name: '', address: 'a@correo.example' }]);
    }
  });
});

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
    return { ...api, postFrom };
  }

  it('reject an address that sends too many with 429 and Retry-After', async () => {
    const { post, sent } = newContactApi({ limits: { perAddress, together } });
    for (const wrong of [{}, { ...MESSAGE, text: 7 }, { ...MESSAGE, to: 'otra@correo.example' }]) {
      expect((await post(wrong)).status, 'not counted').toBe(400);
    }
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await post(MESSAGE)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const rejected = await post(MESSAGE);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(590);
    expect((await errorOf(rejected)).code).toBe('too_many_requests');
    expect(sent).toHaveLength(2);
  });

  it('count an IPv6 network as one address', async () => {
    let last = 0;
    const clientAddress = () => `2001:db8:1:2::${(last += 1)}`;
    const { post } = newContactApi({ limits: { perAddress, together }, clientAddress });
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await post(MESSAGE)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('reject everybody beyond the common one, until its hour is over', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { postFrom, sent } = newForm();
    for (let turn = 0; turn < together.requests; turn += 1)
      expect((await postFrom(`192.0.2.${turn}`)).status).toBe(200);
    vi.advanceTimersByTime(600_000);
    const rejected = await postFrom('192.0.2.99');
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '3000']);
    expect(sent).toHaveLength(together.requests);
    vi.advanceTimersByTime(3_000_000);
    expect((await postFrom('192.0.2.99')).status).toBe(200);
  });

  it('leave the others their share when one address sends too many or what is invalid', async () => {
    const { postFrom } = newForm();
    for (let turn = 0; turn < 100; turn += 1) await postFrom('192.0.2.66');
    for (let turn = 0; turn < 100; turn += 1) await postFrom('192.0.2.67', { ...MESSAGE, text: 7 });
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await postFrom(`198.51.100.${turn}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('do not count a message for its address that the common one rejects', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limits = { perAddress: { requests: 1, seconds: 7200 }, together: { requests: 1, seconds: 3600 } };
    const { postFrom } = newForm({ limits });
    expect((await postFrom('203.0.113.1')).status).toBe(200);
    expect((await postFrom('203.0.113.2')).status).toBe(429);
    vi.advanceTimersByTime(3_600_000);
    expect((await postFrom('203.0.113.2')).status).toBe(200);
  });

  it('count a message that the mail server refuses', async () => {
    const { postFrom } = newForm({ mail: { send: () => Promise.reject(new MailError('refused')) } });
    const statuses = [];
    for (let turn = 0; turn < 9; turn += 1) statuses.push((await postFrom(`192.0.2.${turn}`)).status);
    expect(statuses).toEqual([...Array<number>(8).fill(502), 429]);
  });
});

describe('POST /api/send-contact without a working mail server', () => {
  it('responds with 502 without details and reports the error', async () => {
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
});

it('a bug while sending is not blamed on the mail server', async () => {
  const bug = new Error('bug');
  const { post, reported } = newContactApi({ mail: { send: () => Promise.reject(bug) } });
  expect((await post(MESSAGE)).status).toBe(500);
  expect(reported).toEqual([bug]);
});
