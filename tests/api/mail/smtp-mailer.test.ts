import { describe, expect, it, onTestFinished } from 'vitest';
import { type Mail, MailError } from '#api/mail/mailer.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
import { startMailServer, startStubbornServer } from '#tests/support/mail-server.ts';

const addresses = { from: 'web@atinado.example', to: 'hola@atinado.example' };
const mail = {
  subject: 'Formulario de Contacto - AYUDA',
  text: 'Nombre: Íñigo\nMensaje: ¿Cuánto pesa el «ligero»?\n.\nFin.',
  replyTo: 'inigo@correo.example',
};

const TIMEOUT_MS = 60_000;

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
