import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactMessageSchema } from '#contract/contact.ts';
import { readForm } from '#src/features/contact/contact-form.tsx';
import { createHttpContact } from '#src/infra/http/contact.ts';
import { SITE } from '#src/config/site.ts';
import { sentMails } from '#tests/support/api-server.ts';
import { fuzzSettings } from '#tests/support/mutated.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const RUNS = 100;
const TIME_LIMIT_MS = 120_000;
const SUCCESS = 'Tu mensaje ha sido enviado correctamente. Te responderemos lo antes posible.';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));

/** Every control character, and the two separators that some mail programs read as line breaks. */
const CONTROLS = [...Array.from({ length: 0x20 }, (_, code) => code), 0x7f]
  .concat(Array.from({ length: 0x20 }, (_, code) => 0x80 + code))
  .concat(0x2028, 0x2029)
  .map((code) => String.fromCharCode(code));
const BREAKS = new Set(['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']);
const ALLOWED = new Set(['\t', '\n']);
const nameOf = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

describe('text pasted with invisible characters', () => {
  test('is sent with each of them in every field', async () => {
    await renderApp('/contact');
    for (const character of CONTROLS) {
      const before = sentMails.length;
      fill('Nombre', `Ana${character}María`);
      fill('Email', `ana@example.com${character}`);
      fill('Mensaje', `Uno${character}dos`);
      press();
      await waitFor(() => expect(sentMails, `with ${nameOf(character)}`).toHaveLength(before + 1));
      // It is empty again once the message is sent.
      await waitFor(() => expect(field('Mensaje').value).toBe(''));
      // The browser itself removes line breaks from a field of one line.
      const name = ['\n', '\r'].includes(character) ? 'AnaMaría' : 'Ana María';
      const between = ALLOWED.has(character) ? character : BREAKS.has(character) ? '\n' : ' ';
      expect(sentMails.at(-1), `with ${nameOf(character)}`).toMatchObject({
        text: `Nombre: ${name}\nEmail: ana@example.com\nTipo de solicitud: ayuda\nMensaje: Uno${between}dos`,
        replyTo: 'ana@example.com',
      });
    }
  });

  test('is sent when it holds half a surrogate pair', async () => {
    await renderApp('/contact');
    fill('Nombre', 'Ana\uD83D');
    fill('Email', 'ana@example.com');
    fill('Mensaje', '\uDE00 Hola');
    press();
    await screen.findByText(SUCCESS);
    expect(sentMails.at(-1)?.text).toContain('Nombre: Ana\uFFFD\n');
    expect(sentMails.at(-1)?.text).toContain('Mensaje: \uFFFD Hola');
  });

  test('is removed from the email, so that the browser validates what is visible', async () => {
    const { user } = await renderApp('/contact');
    await user.click(field('Email'));
    await user.paste('\u200Bana@example.com\u0085');
    expect(field('Email').value).toBe('ana@example.com');
    expect(field('Email').validity.valid).toBe(true);
  });
});

/** Any text, with more of what the API might reject. */
const anyText = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...CONTROLS, '\uD800', '\uDC00', '\u200B', '\uFEFF', '\u202E', ' ', '=?utf-8?B?', 'Email: x'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('').slice(0, maxLength));

test(
  'the API accepts what the form sends, whatever is typed or pasted',
  async () => {
    const before = sentMails.length;
    await renderApp('/contact');
    const form = field('Nombre').form;
    if (!form) throw new Error('The field is in no form');
    const contact = createHttpContact('http://localhost:4173', SITE.supportEmail);
    const property = fc.asyncProperty(anyText(100), anyText(254), anyText(5000), async (name, email, message) => {
      field('Nombre').value = name;
      field('Email').value = email;
      field('Mensaje').value = message;
      await contact.send(readForm(form));
    });
    await fc.assert(property, fuzzSettings(RUNS));
    expect(sentMails).toHaveLength(before + RUNS);
  },
  TIME_LIMIT_MS,
);

test('full fields are sent whole: cleaning makes no text longer', async () => {
  await renderApp('/contact');
  const full = (name: string, character: string) => character.repeat(field(name).maxLength);
  expect(field('Mensaje').maxLength).toBe(5000);
  const email = `${'a'.repeat(field('Email').maxLength - '@example.com'.length)}@example.com`;
  fill('Nombre', `A${full('Nombre', '\v').slice(2)}B`);
  fill('Email', email);
  fill('Mensaje', `A${full('Mensaje', '\v').slice(2)}B`);
  press();
  await screen.findByText(SUCCESS);
  const { subject = '', text = '' } = sentMails.at(-1) ?? {};
  expect(text).toContain(`Mensaje: A${'\n'.repeat(4998)}B`);
  expect(contactMessageSchema.safeParse({ to: SITE.supportEmail, subject, text }).success).toBe(true);
});

describe('a blank field', () => {
  test.each([
    ['Nombre', ' \t '],
    ['Nombre', '\u200B\u00A0'],
    ['Mensaje', ' \n \n'],
  ])('is rejected at the field %s, and loses no input', async (blank, blanks) => {
    const before = sentMails.length;
    const { user } = await renderApp('/contact');
    fill('Nombre', 'Ana');
    fill('Email', 'ana@example.com');
    fill('Mensaje', 'Hola');
    fill(blank, blanks);
    press();
    expect(field(blank).validationMessage).toBe('Aquí solo hay espacios: escribe algo.');
    expect(sentMails).toHaveLength(before);
    expect(field('Email').value).toBe('ana@example.com');
    await user.type(field(blank), 'Hola');
    expect(field(blank).validationMessage).toBe('');
    press();
    await screen.findByText(SUCCESS);
    expect(sentMails).toHaveLength(before + 1);
  });
});
