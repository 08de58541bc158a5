import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, test } from 'vitest';
import { SITE } from '#src/config/site.ts';
import { apiServer, sentMails } from '#tests/support/api-server.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SEND_MESSAGE } from '#tests/support/page-texts.ts';

const SUCCESS = 'Tu mensaje ha sido enviado correctamente. Te responderemos lo antes posible.';
const FAILURE = 'Ha ocurrido un error al enviar el mensaje. Por favor, inténtalo de nuevo más tarde.';

const field = (name: string) => screen.getByRole('textbox', { name });
const requestType = () => screen.getByRole('combobox', { name: 'Tipo de solicitud' });
const submitButton = () => screen.getByRole('button', { name: SEND_MESSAGE });

function valueOf(control: HTMLElement): string {
  if ('value' in control && typeof control.value === 'string') return control.value;
  throw new Error('This has no value');
}

async function writeMessage() {
  const { user } = await renderApp('/contact');
  await user.type(field('Nombre'), 'Begoña Núñez');
  await user.type(field('Email'), 'bego@correo.example');
  await user.selectOptions(requestType(), 'Tengo una sugerencia');
  await user.type(field('Mensaje'), '¿Y si…?{Enter}Gracias.');
  return user;
}

const answerOnce = (answer: () => Response | Promise<Response>) =>
  apiServer.use(http.post('*/api/send-contact', answer));

describe('the contact page', () => {
  test('offers four kinds of request, requires every field, and leads to address, tip jar and legal texts', async () => {
    await renderApp('/contact');
    expect(screen.getByRole('heading', { name: 'Información de contacto' })).not.toBeNull();
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Necesito ayuda',
      'Tengo una sugerencia',
      'Reportar un error',
      'Otro',
    ]);
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['ayuda', 'sugerencia', 'error', 'otro']);
    expect(valueOf(requestType())).toBe('ayuda');
    for (const control of [field('Nombre'), field('Email'), requestType(), field('Mensaje')]) {
      expect(control).toHaveAttribute('required');
    }
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Nombre')).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByRole('link', { name: SITE.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${SITE.supportEmail}`,
    );
    const coffees = screen.getAllByRole('link', { name: 'Invítame a un café' });
    expect(coffees[0]).toHaveAttribute('href', SITE.tipJarUrl);
    expect(screen.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: 'términos y condiciones' })).toHaveAttribute('href', '/terms');
  });
});

describe('the contact form', () => {
  test('sends recipient, subject and text and nothing else, says so and is empty again', async () => {
    let body: unknown;
    apiServer.use(
      http.post('*/api/send-contact', async ({ request }) => {
        body = await request.clone().json();
        return undefined;
      }),
    );
    const user = await writeMessage();
    await user.click(submitButton());
    await screen.findByText(SUCCESS);
    const subject = 'Formulario de Contacto - SUGERENCIA';
    const text =
      'Nombre: Begoña Núñez\nEmail: bego@correo.example\nTipo de solicitud: sugerencia\nMensaje: ¿Y si…?\nGracias.';
    expect(body).toEqual({ to: SITE.supportEmail, subject, text });
    expect(sentMails.at(-1)).toEqual({ subject, text, replyTo: 'bego@correo.example' });
    for (const name of ['Nombre', 'Email', 'Mensaje']) expect(valueOf(field(name))).toBe('');
    expect(valueOf(requestType())).toBe('ayuda');
    expect(submitButton()).not.toHaveAttribute('disabled');
  });

  test.each([
    ['the mail server is down', () => HttpResponse.json({}, { status: 502 })],
    ['too many messages were sent', () => HttpResponse.json({}, { status: 429 })],
    ['the API redirects to a page', () => HttpResponse.redirect('http://localhost:4173/api/health', 302)],
    ['there is no network', () => HttpResponse.error()],
  ])('shows an error and keeps the fields when %s, and sends them on the next try', async (_, answer) => {
    answerOnce(answer);
    const user = await writeMessage();
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe(FAILURE);
    expect(valueOf(field('Nombre'))).toBe('Begoña Núñez');
    expect(valueOf(field('Email'))).toBe('bego@correo.example');
    expect(valueOf(requestType())).toBe('sugerencia');
    expect(valueOf(field('Mensaje'))).toBe('¿Y si…?\nGracias.');
    apiServer.resetHandlers();
    await user.click(submitButton());
    await screen.findByText(SUCCESS);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('sends nothing where the honeypot is filled in, says so, and sends the message on the next try', async () => {
    const before = sentMails.length;
    const user = await writeMessage();
    const trap = screen.getByLabelText('No rellenes este campo');
    expect(trap.closest('[hidden]')).not.toBeNull();
    if (trap instanceof HTMLInputElement) trap.value = 'https://spam.example';
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe(FAILURE);
    expect(sentMails).toHaveLength(before);
    await user.click(submitButton());
    await screen.findByText(SUCCESS);
    expect(sentMails).toHaveLength(before + 1);
  });
});
