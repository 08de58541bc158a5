import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactMessageSchema } from '#contract/contact.ts';
import { SITE } from '#src/config/site.ts';
import { readForm } from '#src/features/contact/contact-form.tsx';
import { respondTo, restoreApi, sentMails } from '#tests/support/api-server.ts';
import { fuzzSettings } from '#tests/support/mutated.ts';
import { renderApp, testServices } from '#tests/support/render-app.tsx';
import { SEND_MESSAGE } from '#tests/support/page-texts.ts';

const SUCCESS = 'Tu mensaje ha sido enviado correctamente. Te responderemos lo antes posible.';
const FAILURE = 'Ha ocurrido un error al enviar el mensaje. Por favor, inténtalo de nuevo más tarde.';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const requestType = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de solicitud' });
const submitButton = () => screen.getByRole('button', { name: SEND_MESSAGE });
const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const values = () => [field('Nombre'), field('Email'), requestType(), field('Mensaje')].map(({ value }) => value);

const WRITTEN = ['Begoña Núñez', 'bego@correo.example', 'sugerencia', '¿Y si…?\nGracias.'];

async function writeMessage() {
  const { user } = await renderApp('/contact');
  await user.type(field('Nombre'), 'Begoña Núñez');
  await user.type(field('Email'), 'bego@correo.example');
  await user.selectOptions(requestType(), 'Tengo una sugerencia');
  await user.type(field('Mensaje'), '¿Y si…?{Enter}Gracias.');
  return user;
}

test('the contact page offers four kinds of request, requires every field, and leads to address, tip jar and legal texts', async () => {
  await renderApp('/contact');
  expect(screen.getByRole('heading', { name: 'Información de contacto' })).not.toBeNull();
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['ayuda', 'Necesito ayuda'],
    ['sugerencia', 'Tengo una sugerencia'],
    ['error', 'Reportar un error'],
    ['otro', 'Otro'],
  ]);
  expect(requestType()).toHaveValue('ayuda');
  for (const control of [field('Nombre'), field('Email'), requestType(), field('Mensaje')])
    expect(control).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Nombre')).toHaveAttribute('autocomplete', 'name');
  for (const [name, address] of [
    [SITE.supportEmail, `mailto:${SITE.supportEmail}`],
    ['Invítame a un café', SITE.tipJarUrl],
    ['política de privacidad', '/privacy'],
    ['términos y condiciones', '/terms'],
  ] as const)
    expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', address);
});

test('the contact form sends recipient, subject and text and nothing else, says so and is empty again', async () => {
  let body: unknown;
  respondTo('/api/send-contact', async (request) => {
    body = await request.json();
  });
  const user = await writeMessage();
  await user.click(submitButton());
  await screen.findByText(SUCCESS);
  const subject = 'Formulario de Contacto - SUGERENCIA';
  const text =
    'Nombre: Begoña Núñez\nEmail: bego@correo.example\nTipo de solicitud: sugerencia\nMensaje: ¿Y si…?\nGracias.';
  expect(body).toEqual({ to: SITE.supportEmail, subject, text });
  expect(sentMails.at(-1)).toEqual({ subject, text, replyTo: 'bego@correo.example' });
  expect(values()).toEqual(['', '', 'ayuda', '']);
  expect(submitButton()).toBeEnabled();
});

test.each([
  ['the mail server is down', () => Response.json({}, { status: 502 })],
  ['too many messages were sent', () => Response.json({}, { status: 429 })],
  ['the API redirects to a page', () => Response.redirect('http://localhost:4173/api/health', 302)],
  ['there is no network', () => Response.error()],
])('the contact form keeps the fields when %s, says so, and sends them on the next try', async (_, answer) => {
  respondTo('/api/send-contact', answer);
  const user = await writeMessage();
  await user.click(submitButton());
  expect((await screen.findByRole('alert')).textContent).toBe(FAILURE);
  expect(values()).toEqual(WRITTEN);
  restoreApi();
  await user.click(submitButton());
  await screen.findByText(SUCCESS);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('the contact form sends nothing where the honeypot is filled in, says so, and sends the message on the next try', async () => {
  const before = sentMails.length;
  const user = await writeMessage();
  const trap = screen.getByLabelText<HTMLInputElement>('No rellenes este campo');
  expect(trap.closest('[hidden]')).not.toBeNull();
  trap.value = 'https://spam.example';
  await user.click(submitButton());
  expect((await screen.findByRole('alert')).textContent).toBe(FAILURE);
  expect(sentMails).toHaveLength(before);
  await user.click(submitButton());
  await screen.findByText(SUCCESS);
  expect(sentMails).toHaveLength(before + 1);
});

test.each([
  ['Nombre', ' \t '],
  ['Nombre', '\u200B\u00A0'],
  ['Mensaje', ' \n \n'],
])('the contact form rejects blanks at the field %s, and loses no input', async (blank, blanks) => {
  const before = sentMails.length;
  const { user } = await renderApp('/contact');
  fill('Nombre', 'Ana');
  fill('Email', 'ana@example.com');
  fill('Mensaje', 'Hola');
  fill(blank, blanks);
  fireEvent.click(submitButton());
  expect(field(blank).validationMessage).toBe('Aquí solo hay espacios: escribe algo.');
  expect(sentMails).toHaveLength(before);
  expect(field('Email')).toHaveValue('ana@example.com');
  await user.type(field(blank), 'Hola');
  expect(field(blank).validationMessage).toBe('');
  fireEvent.click(submitButton());
  await screen.findByText(SUCCESS);
  expect(sentMails).toHaveLength(before + 1);
});

/** Any text, with more of what the API might reject. */
const anyText = (maxLength: number) => {
  const odd = fc.constantFrom(
    ...'\0\t\r\v\u0085\u2028\uD800\uDC00\u200B\uFEFF\u202E '.split(''),
    '=?utf-8?B?',
    'Email: x',
  );
  const parts = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', minLength: 1, maxLength: 8 })), { maxLength: 40 });
  return parts.map((some) => some.join('').slice(0, maxLength));
};

test('pasted text loses invisible characters in the email, so that the browser validates what is visible', async () => {
  const { user } = await renderApp('/contact');
  await user.click(field('Email'));
  await user.paste('\u200Bana@example.com\u0085');
  expect(field('Email')).toHaveValue('ana@example.com');
  expect(field('Email').validity.valid).toBe(true);
});

test('pasted text that fills the fields is sent whole: cleaning makes no text longer', async () => {
  await renderApp('/contact');
  const full = (name: string) => `A${'\v'.repeat(field(name).maxLength - 2)}B`;
  expect(field('Mensaje').maxLength).toBe(5000);
  fill('Nombre', full('Nombre'));
  fill('Email', `${'a'.repeat(field('Email').maxLength - '@example.com'.length)}@example.com`);
  fill('Mensaje', full('Mensaje'));
  fireEvent.click(submitButton());
  await screen.findByText(SUCCESS);
  const { subject = '', text = '' } = sentMails.at(-1) ?? {};
  expect(text).toContain(`Mensaje: A${'\n'.repeat(4998)}B`);
  expect(contactMessageSchema.safeParse({ to: SITE.supportEmail, subject, text }).success).toBe(true);
});

test('pasted text is accepted by the API as the form sends it, whatever it is', async () => {
  const before = sentMails.length;
  await renderApp('/contact');
  const { form } = field('Nombre');
  if (!form) throw new Error('The field is in no form');
  const { contact } = testServices();
  const property = fc.asyncProperty(anyText(100), anyText(254), anyText(5000), async (name, email, message) => {
    field('Nombre').value = name;
    field('Email').value = email;
    field('Mensaje').value = message;
    await contact.send(readForm(form));
  });
  await fc.assert(property, fuzzSettings(50));
  expect(sentMails).toHaveLength(before + 50);
});
