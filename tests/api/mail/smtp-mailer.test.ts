import { afterEach, describe, expect, it } from 'vitest';
import { MailError } from '#api/mail/mailer.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
import { startMailServer, startStubbornServer } from '#bench/api/mail-server.ts';

const addresses = { from: 'web@atinado.example', to: 'hola@atinado.example' };
const mail = {
  subject: 'Formulario de Contacto - AYUDA',
  text: 'Nombre: Íñigo\nMensaje: ¿Cuánto pesa el «ligero»?\n.\nFin.',
  replyTo: 'inigo@correo.example',
};

const TIMEOUT_MS = 60_000;

/** An address of this machine that does not look local. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe('mail over SMTP', () => {
  it('arrives as plain text at the support address, with the visitor in Reply-To only', async () => {
    const server = await startMailServer();
    stops.push(server.stop);
    await createSmtpMailer({ url: server.url, addresses, timeLimitMs: TIMEOUT_MS }).send(mail);

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
    'does not send credentials without encryption, whatever the URL’s query: «%s»',
    async (query) => {
      const server = await startMailServer();
      stops.push(server.stop);
      const url = server.url.replace('//', '//ana:secreto@') + query;
      await expect(createSmtpMailer({ url, addresses, timeLimitMs: TIMEOUT_MS }).send(mail)).rejects.toThrow(MailError);
      expect(server.logins).toEqual([]);
      expect(server.received).toEqual([]);
    },
  );

  it.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])(
    'sends nothing without encryption to another machine, whatever the URL’s query: «%s»',
    async (query) => {
      const server = await startMailServer();
      stops.push(server.stop);
      const url = elsewhere(server.url) + query;
      await expect(createSmtpMailer({ url, addresses, timeLimitMs: TIMEOUT_MS }).send(mail)).rejects.toThrow(MailError);
      expect(server.received).toEqual([]);
    },
  );

  it('is sent to another machine once the connection is encrypted', async () => {
    const server = await startMailServer({ tls: true });
    stops.push(server.stop);
    const url = `${elsewhere(server.url)}?tls.rejectUnauthorized=false`;
    await createSmtpMailer({ url, addresses, timeLimitMs: TIMEOUT_MS }).send(mail);
    expect(server.received).toHaveLength(1);
  });

  it('sends credentials once the connection is encrypted', async () => {
    const server = await startMailServer({ tls: true });
    stops.push(server.stop);
    const url = `${server.url.replace('//', '//ana:secreto@')}?tls.rejectUnauthorized=false`;
    await createSmtpMailer({ url, addresses, timeLimitMs: TIMEOUT_MS }).send(mail);
    expect(server.logins).toEqual([{ user: 'ana', encrypted: true }]);
    expect(server.received).toHaveLength(1);
  });

  it('rejects an untrusted certificate', async () => {
    const server = await startMailServer({ tls: true });
    stops.push(server.stop);
    const url = server.url.replace('//', '//ana:secreto@');
    await expect(createSmtpMailer({ url, addresses, timeLimitMs: TIMEOUT_MS }).send(mail)).rejects.toThrow(MailError);
    expect(server.logins).toEqual([]);
  });

  it('has no Reply-To without a valid address', async () => {
    const server = await startMailServer();
    stops.push(server.stop);
    await createSmtpMailer({ url: server.url, addresses, timeLimitMs: TIMEOUT_MS }).send({ ...mail, replyTo: null });
    expect(server.received[0]?.raw).not.toMatch(/^reply-to:/im);
  });

  it('fails when the server rejects the message', async () => {
    const server = await startMailServer({ refuse: true });
    stops.push(server.stop);
    await expect(createSmtpMailer({ url: server.url, addresses, timeLimitMs: TIMEOUT_MS }).send(mail)).rejects.toThrow(
      MailError,
    );
  });

  it('fails when the server is down', async () => {
    const server = await startMailServer();
    await server.stop();
    await expect(createSmtpMailer({ url: server.url, addresses, timeLimitMs: TIMEOUT_MS }).send(mail)).rejects.toThrow(
      MailError,
    );
  });

  it.each(['silent', 'dripping'] as const)('fails after the time limit when the server is %s', async (manner) => {
    const server = await startStubbornServer(manner);
    stops.push(server.stop);
    const mailer = createSmtpMailer({ url: server.url, addresses, timeLimitMs: 200 });
    await expect(mailer.send(mail)).rejects.toThrow(MailError);
  });
});
