import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { advisor } from '#tests/support/test-app.ts';
import { answers as submitted } from '#tests/support/recommendations-api.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';

const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(screen.getByRole('region', { name }));
const formLinks = () =>
  main()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === '/form');

test('the landing page has a headline and a main call to action that opens the questionnaire', async () => {
  const { user } = await renderApp('/');
  expect(main().queryByRole('heading', { level: 1, name: 'El portátil que te va bien, y por qué.' })).not.toBeNull();
  await user.click(main().getByRole('link', { name: 'Encontrar mi portátil' }));
  await expect.poll(currentAddress).toBe('/form');
});

test('the landing page says «Sigue donde lo dejaste» to returning visitors, with their answers', async () => {
  localStorage.setItem('userPreferences', JSON.stringify({ ...submitted, timestamp: 0 }));
  await renderApp('/');
  const link = await main().findByRole('link', { name: /^Sigue donde lo dejaste/ });
  expect(link.textContent).toContain('1200\u00A0€, Trabajo/Estudio, Programación');
  expect(link).toHaveAttribute('href', `/recommendations#${encodeAnswers(submitted)}`);
  cleanup();
  localStorage.clear();
  await renderApp('/');
  expect(main().queryByText(/^Gratis, sin registro/)).not.toBeNull();
});

test('the landing page asks whoever has seen a laptop already for its advert, which the advert page reads', async () => {
  const { user } = await renderApp('/');
  await user.type(main().getByRole('textbox', { name: '¿Lo has visto en una tienda?' }), 'HP Victus 15, 799 €');
  await user.click(main().getByRole('button', { name: 'Valorar' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'El anuncio' })).toHaveValue('HP Victus 15, 799 €'));
});

test('the landing page repeats the call, also on four audience cards, explains three steps, and leads to guide and blog', async () => {
  await renderApp('/');
  const cards = section('¿Para qué lo quieres?').getAllByRole('link');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Gaming',
    'Trabajo',
    'Estudio',
    'Diseño',
  ]);
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(
    ['gaming', 'office', 'office&priorities=weight', 'design'].map((answers) => `/form?purposes=${answers}`),
  );
  expect(formLinks().length).toBeGreaterThan(1);
  const steps = section('Tres pasos, menos de dos minutos').getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    '1. Responde el formulario',
    '2. El algoritmo analiza',
    '3. Recibe recomendaciones',
  ]);
  const guide = section('Si prefieres leer antes');
  expect(guide.queryByText('Guías de compra')).toBeInTheDocument();
  expect(guide.getByText('9 de abril de 2025')).toHaveAttribute('datetime', '2025-04-09');
  expect(guide.queryByText(/12 min de lectura/)).toBeInTheDocument();
  expect(guide.getByRole('link', { name: /2025/ })).toHaveAttribute('href', '/blog/que-ordenador-comprar-2025');
  expect(guide.getByRole('link', { name: 'Ver todo el blog' })).toHaveAttribute('href', '/blog');
  // The guide was checked after the catalogue's newest price.
  const [, checked] = guide.getAllByRole('time');
  const newest = advisor.recommend(submitted).catalogue?.date ?? '9999';
  expect(checked?.getAttribute('datetime') ?? '').toSatisfy((date: string) => date >= newest);
});

test('the landing page lists its seven promises', async () => {
  await renderApp('/');
  const promises = section('Lo que prometemos').getAllByRole('listitem');
  expect(promises.map((promise) => promise.textContent)).toEqual([
    'Recomendación personalizada',
    'Comparación en tiempo real',
    'Ahorro de tiempo',
    'Ofertas recientes, con su fecha',
    'Gratis',
    'Sin datos personales',
    'Resultados en menos de 2 minutos',
  ]);
});

test('the landing page has five questions, the same in its structured data, and says how much to spend for each use', async () => {
  await renderApp('/');
  const structured: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  const questions = section('Preguntas frecuentes').getAllByRole('group');
  const rendered = questions.map((question) => ({
    '@type': 'Question',
    name: question.querySelector('summary')?.textContent,
    acceptedAnswer: { '@type': 'Answer', text: question.querySelector('p')?.textContent },
  }));
  expect(rendered).toHaveLength(5);
  expect(structured).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: rendered });
  const told = rendered.map(({ acceptedAnswer }) => acceptedAnswer.text?.replaceAll('\u00A0', ' ')).join(' ');
  for (const range of ['entre 500 y 700 €', 'entre 700 y 1000 €', 'entre 1000 y más de 2000 €'])
    expect(told).toContain(range);
});
