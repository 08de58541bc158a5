import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage, replyToOf } from '#api/mail/mailer.ts';

const addresses = { from: 'web@atinado.example', to: 'hola@atinado.example' };
const mail = { subject: 'Formulario de Contacto - AYUDA', text: 'Mensaje: ¿Cuánto pesa?', replyTo: 'i@correo.example' };
const idOf = (changes: Partial<typeof mail> = {}) => composeMessage({ ...mail, ...changes }, addresses).messageId;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the Message-ID', () => {
  it('is the same for the same message on the same day', () => {
    expect(idOf()).toMatch(/^<[0-9a-f]{64}@atinado\.example>$/);
    vi.setSystemTime(Date.UTC(2026, 10, 20, 13));
    expect(idOf()).toBe(composeMessage(mail, addresses).messageId);
  });

  it('differs between messages, visitors and days', () => {
    const first = idOf();
    const others = [idOf({ text: 'Mensaje: ¿Y?' }), idOf({ subject: 'Otro' }), idOf({ replyTo: 'j@correo.example' })];
    vi.setSystemTime(Date.UTC(2026, 10, 21, 12));
    expect(new Set([first, ...others, idOf()]).size).toBe(5);
  });
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
