import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
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
    ['a carriage return', 'Hola\rBcc: otra@correo.example'],
    ['both', 'Hola\r\nBcc: otra@correo.example'],
    ['an encoded word', '=?utf-8?Q?Hola=0D=0ABcc:_otra@correo.example?='],
    ['a NUL', 'Hola\0Bcc: otra@correo.example'],
    ['a line separator', 'Hola\u2028Bcc: otra@correo.example'],
    ['a paragraph separator', 'Hola\u2029Bcc: otra@correo.example'],
    ['a next line', 'Hola\u0085Bcc: otra@correo.example'],
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

  it('sends a message with a filled-in hidden field, marks it as doubtful and counts it in the log', async () => {
    const { post, sent, logged } = newContactApi();
    const filled = ['https://spam.example', ' ', 5, 0, ['a'], { a: 1 }, true];
    for (const website of filled) expect((await post({ ...MESSAGE, website })).status).toBe(200);
    expect(sent).toEqual(
      filled.map(() => ({ ...sent[0], text: MESSAGE.text, subject: `[Dudoso] ${MESSAGE.subject}` })),
    );
    expect(logged.map(([level, entry]) => [level, entry['doubtful']])).toEqual(filled.map((_, at) => ['warn', at + 1]));
  });

  it('sends a message with an empty hidden field unchanged', async () => {
    const { post, sent, logged } = newContactApi();
    for (const website of ['', null, undefined]) expect((await post({ ...MESSAGE, website })).status).toBe(200);
    expect(sent.map(({ subject }) => subject)).toEqual([MESSAGE.subject, MESSAGE.subject, MESSAGE.subject]);
    expect(logged).toEqual([]);
  });
});

describe('the limits of POST /api/send-contact', () => {
  const perAddress = { requests: 2, seconds: 600 };
  const global = { requests: 8, seconds: 3600 };

  it('reject an address that sends too many with 429 and Retry-After', async () => {
    const { post, sent } = newContactApi({ limits: { perAddress, global } });
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
    const { post } = newContactApi({ limits: { perAddress, global }, clientAddress });
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await post(MESSAGE)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a message beyond the global limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('does not count for its address', async () => {
    const limits = { perAddress: { requests: 1, seconds: 7200 }, global: { requests: 1, seconds: 3600 } };
    let address = '203.0.113.1';
    const { post } = newContactApi({ limits, clientAddress: () => address });
    expect((await post(MESSAGE)).status).toBe(200);
    address = '203.0.113.2';
    expect((await post(MESSAGE)).status).toBe(429);
    vi.advanceTimersByTime(3600_000);
    expect((await post(MESSAGE)).status).toBe(200);
  });
});

describe('POST /api/send-contact without limits', () => {
  it('accepts any number of messages', async () => {
    const { post, sent } = newContactApi({ limits: { perAddress: undefined, global: undefined } });
    for (let turn = 0; turn < 200; turn += 1) expect((await post(MESSAGE)).status).toBe(200);
    expect(sent).toHaveLength(200);
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
