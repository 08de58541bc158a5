import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage } from '#api/mail/mailer.ts';

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
