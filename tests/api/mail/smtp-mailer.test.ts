import { afterEach, describe, expect, it } from 'vitest';
import { MailError } from '../../../api/mail/mailer.ts';
import { createSmtpMailer } from '../../../api/mail/smtp-mailer.ts';
import { startMailServer, startStubbornServer } from '../../support/mail-server.ts';

const addresses = { from: 'web@atinado.example', to: 'hola@atinado.example' };
const mail = {
  subject: 'Formulario de Contacto - AYUDA',
  text: 'Nombre: Íñigo\nMensaje: ¿Cuánto pesa el «ligero»?\n.\nFin.',
  replyTo: 'inigo@correo.example',
};

/** A busy machine is no fault of the mail server's. */
const PATIENCE_MS = 60_000;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe('mail over SMTP', () => {
  it('arrives as plain text at the support address, with the visitor in Reply-To only', async () => {
    const server = await startMailServer();
    stops.push(server.stop);
    await createSmtpMailer({ url: server.url, addresses, timeLimitMs: PATIENCE_MS }).send(mail);

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

  it('has no Reply-To where the visitor gave no usable address', async () => {
    const server = await startMailServer();
    stops.push(server.stop);
    await createSmtpMailer({ url: server.url, addresses, timeLimitMs: PATIENCE_MS }).send({ ...mail, replyTo: null });
    expect(server.received[0]?.raw).not.toMatch(/^reply-to:/im);
  });

  it('fails when the server refuses the message', async () => {
    const server = await startMailServer({ refuse: true });
    stops.push(server.stop);
    await expect(createSmtpMailer({ url: server.url, addresses, timeLimitMs: PATIENCE_MS }).send(mail)).rejects.toThrow(
      MailError,
    );
  });

  it('fails when nobody listens', async () => {
    const server = await startMailServer();
    await server.stop();
    await expect(createSmtpMailer({ url: server.url, addresses, timeLimitMs: PATIENCE_MS }).send(mail)).rejects.toThrow(
      MailError,
    );
  });

  it.each(['silent', 'dripping'] as const)('gives a %s server up after the time limit', async (manner) => {
    const server = await startStubbornServer(manner);
    stops.push(server.stop);
    const mailer = createSmtpMailer({ url: server.url, addresses, timeLimitMs: 200 });
    await expect(mailer.send(mail)).rejects.toThrow(MailError);
  });
});
