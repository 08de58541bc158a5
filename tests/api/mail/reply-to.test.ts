import { describe, expect, it } from 'vitest';
import { replyToOf } from '#api/mail/mailer.ts';

const textWith = (email: string) => `Nombre: Ana\nEmail: ${email}\nTipo de solicitud: otro\nMensaje: Hola.`;

describe('the reply-to address', () => {
  it.each(['ana@correo.example', 'ana.b+tienda@sub.correo.example'])('is %s when that is the Email line', (address) => {
    expect(replyToOf(textWith(address))).toBe(address);
    expect(replyToOf(textWith(`  ${address}\t`))).toBe(address);
  });

  it.each([
    'ana@correo.example, otra@correo.example',
    'ana@correo.example\u2028Bcc: otra@correo.example',
    'ana@correo.example%0d%0aBcc: otra@correo.example',
    '=?utf-8?Q?ana=40correo.example=0D=0ABcc:_otra?=@correo.example',
    '"ana\\r\\nBcc: otra"@correo.example',
    'Ana <ana@correo.example>',
    'ana@correo.example\0',
    'ana@localhost',
    `${'a'.repeat(250)}@correo.example`,
    '',
  ])('is missing when the Email line is %j', (address) => {
    expect(replyToOf(textWith(address))).toBeNull();
  });

  it('is not read from the message itself', () => {
    expect(replyToOf('Nombre: Ana\nMensaje: escríbele a\nEmail: otra@correo.example')).toBeNull();
  });
});
