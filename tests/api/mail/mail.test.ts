import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { composeMessage, type Mail, MailError, replyToOf } from '#api/mail/mailer.ts';
import { createOutboxMailer } from '#api/mail/outbox-mailer.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
import { startMailServer, startStubbornServer } from '#tests/support/mail-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const TIMEOUT_MS = 60_000;
const addresses = { from: 'web@atinado.example', to: 'hola@atinado.example' };
const mail = {
  subject: 'Formulario de Contacto - AYUDA',
  text: 'Nombre: Íñigo\nMensaje: ¿Cuánto pesa el «ligero»?\n.\nFin.',
  replyTo: 'inigo@correo.example',
};

const folder = temporaryFolder();
afterEach(() => void vi.useRealTimers());

const idOf = (changes: Partial<Mail> = {}) => composeMessage({ ...mail, ...changes }, addresses).messageId;

it('the Message-ID is the same for the same message on the same day, and differs between messages, visitors and days', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  const first = idOf();
  expect(first).toMatch(/^<[0-9a-f]{64}@atinado\.example>$/);
  vi.setSystemTime(Date.UTC(2026, 10, 20, 13));
  expect(idOf()).toBe(first);
  const others = [idOf({ text: 'Mensaje: ¿Y?' }), idOf({ subject: 'Otro' }), idOf({ replyTo: 'j@correo.example' })];
  vi.setSystemTime(Date.UTC(2026, 10, 21, 12));
  expect(new Set([first, ...others, idOf()]).size).toBe(5);
});

const textWith = (email: string) => `Nombre: Ana\nEmail: ${email}\nTipo de solicitud: otro\nMensaje: Hola.`;

describe('the reply-to address', () => {
  it.each(['ana@correo.example', 'ana.b+tienda@sub.correo.example'])('is %s when that is the Email line', (address) => {
    expect(replyToOf(textWith(address))).toBe(address);
    expect(replyToOf(textWith(`  ${address}\t`))).toBe(address);
  });

  it.each([
    'ana@correo.example, otra@correo.example',
    'ana@correo.example\u2028Bcc: otra@correo.example',
    '=?utf-8?Q?ana=40correo.example=0D=0ABcc:_otra?=@correo.example',
    'ana@correo.example\0',
    `${'a'.repeat(250)}@correo.example`,
    '',
  ])('is missing when the Email line is %j', (address) => {
    expect(replyToOf(textWith(address))).toBeNull();
  });

  it('is not read from the message itself', () => {
    expect(replyToOf('Nombre: Ana\nMensaje: escríbele a\nEmail: otra@correo.example')).toBeNull();
  });
});

it('mail in the outbox folder is a file in mail format, one for each mail, that the program’s own user alone can read', async () => {
  const outbox = join(folder, 'new');
  const mailer = createOutboxMailer(outbox, addresses);
  await mailer.send(mail);
  await mailer.send({ ...mail, replyTo: null });

  const files = await readdir(outbox);
  expect(files).toHaveLength(2);
  const file = files.toSorted()[0] ?? '';
  const parsed = await PostalMime.parse(await readFile(join(outbox, file)));
  expect(parsed).toMatchObject({
    subject: mail.subject,
    from: { address: addresses.from },
    to: [{ address: addresses.to }],
    replyTo: [{ address: mail.replyTo }],
  });
  expect(parsed.text?.trimEnd()).toBe(mail.text);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
});

/** An address of this machine that does not look local. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

/** A mail server that ends with the test. */
async function startServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  return server;
}

const sendTo = (url: string, changes: Partial<Mail> = {}) =>
  createSmtpMailer({ url, addresses, timeLimitMs: TIMEOUT_MS }).send({ ...mail, ...changes });

describe('mail over SMTP', () => {
  it('arrives as plain text at the support address, with the visitor in Reply-To only', async () => {
    const server = await startServer();
    await sendTo(server.url);

    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received?.from).toBe(addresses.from);
    expect(received?.to).toEqual([addresses.to]);
    expect(received?.parsed.subject).toBe(mail.subject);
    expect(received?.parsed.text?.trimEnd()).toBe(mail.text);
    expect(received?.parsed.html).toBeUndefined();
    expect(received?.parsed.messageId).toBe(idOf());
    expect(received?.parsed.replyTo).toEqual([{ name: '', address: mail.replyTo }]);
    expect(received?.raw.split(mail.replyTo)).toHaveLength(2);
  });

  it.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])(
    'sends neither credentials nor to another machine without encryption, whatever the URL’s query: «%s»',
    async (query) => {
      const server = await startServer();
      for (const url of [server.url.replace('//', '//ana:secreto@'), elsewhere(server.url)])
        await expect(sendTo(url + query)).rejects.toThrow(MailError);
      expect([server.logins, server.received]).toEqual([[], []]);
    },
  );

  it('sends credentials to another machine once the connection is encrypted', async () => {
    const server = await startServer({ tls: true });
    await sendTo(`${elsewhere(server.url).replace('//', '//ana:secreto@')}?tls.rejectUnauthorized=false`);
    expect(server.logins).toEqual([{ user: 'ana', encrypted: true }]);
    expect(server.received).toHaveLength(1);
  });

  it('rejects an untrusted certificate', async () => {
    const server = await startServer({ tls: true });
    await expect(sendTo(server.url.replace('//', '//ana:secreto@'))).rejects.toThrow(MailError);
    expect(server.logins).toEqual([]);
  });

  it('has no Reply-To without a valid address', async () => {
    const server = await startServer();
    await sendTo(server.url, { replyTo: null });
    expect(server.received[0]?.raw).not.toMatch(/^reply-to:/im);
  });

  it('fails when the server rejects the message, or is down', async () => {
    const server = await startServer({ refuse: true });
    await expect(sendTo(server.url)).rejects.toThrow(MailError);
    await server.stop();
    await expect(sendTo(server.url)).rejects.toThrow(MailError);
  });

  it.each(['silent', 'dripping'] as const)('fails after the time limit when the server is %s', async (manner) => {
    const server = await startStubbornServer(manner);
    onTestFinished(server.stop);
    const mailer = createSmtpMailer({ url: server.url, addresses, timeLimitMs: 200 });
    await expect(mailer.send(mail)).rejects.toThrow(MailError);
  });
});
