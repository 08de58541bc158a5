import { fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactMessageSchema } from '#contract/contact.ts';
import { readForm } from '#src/features/contact/contact-form.tsx';
import { createHttpContact } from '#src/infra/http/contact.ts';
import { SITE } from '#src/config/site.ts';
import { sentMails } from '#tests/support/api-server.ts';
import { fuzzSettings } from '#tests/support/mutated.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SEND_MESSAGE } from '#tests/support/page-texts.ts';

const RUNS = 100;
const TIME_LIMIT_MS = 120_000;
const SUCCESS = 'Tu mensaje ha sido enviado correctamente. Te responderemos lo antes posible.';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: SEND_MESSAGE }));

describe('text pasted with invisible characters', () => {
  test('is removed from the email, so that the browser validates what is visible', async () => {
    const { user } = await renderApp('/contact');
    await user.click(field('Email'));
    await user.paste('\u200Bana@example.com\u0085');
    expect(field('Email')).toHaveValue('ana@example.com');
    expect(field('Email').validity.valid).toBe(true);
  });
});

/** Any text, with more of what the API might reject. */
const anyText = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...'\0\t\r\v\u0085\u2028\uD800\uDC00\u200B\uFEFF\u202E '.split(''), '=?utf-8?B?', 'Email: x'),
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
    expect(field('Email')).toHaveValue('ana@example.com');
    await user.type(field(blank), 'Hola');
    expect(field(blank).validationMessage).toBe('');
    press();
    await screen.findByText(SUCCESS);
    expect(sentMails).toHaveLength(before + 1);
  });
});
