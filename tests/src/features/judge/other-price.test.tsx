/** «¿Otro precio?» on a card: the laptop judged by the real API for the price that a visitor sees in a shop. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JUDGED } from '#tests/support/advert-answers.ts';
import { respondOnceTo } from '#tests/support/api-server.ts';
import { openFirst } from '../recommendations/open-results.ts';

async function openField(screenKind: 'phone' | 'desktop' = 'desktop') {
  const opened = await openFirst({}, screenKind);
  const { user, card, computer } = opened;
  await user.click(card.getByRole('button', { name: `¿Otro precio? ${computer.shortName}` }));
  const field = await card.findByRole('textbox', { name: 'Precio que ves (€)' });
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { ...opened, type };
}

it('says whether the laptop is a good buy for less, and for more where it costs less', async () => {
  const { card, computer, type } = await openField('phone');
  const price = computer.price ?? 0;
  await type(String(Math.round(price * 0.95)));
  expect(await card.findByText('Buena compra')).toBeTruthy();
  expect(card.queryByText(/^El mismo/)).not.toBeInTheDocument();

  await type(`${Math.round(price * 1.6)} €`);
  expect(await card.findByText(/^El mismo, visto a .+ en [A-Z]\w+ \(\w{3}\. 20\d\d\)\.$/)).toBeTruthy();
  expect(card.queryByText('Buena compra')).not.toBeInTheDocument();
  expect(card.getByText(/más\sde\slo\snormal\sen\sEspaña/)).toBeTruthy();

  await type(String(Math.round(price * 0.5)));
  expect(await card.findByText(/^Demasiado barato/)).toBeTruthy();
});

it('says what is better, and what decides of it', async () => {
  const { card, type } = await openField();
  respondOnceTo('/api/laptops/judge', () => Response.json(JUDGED));
  await type('1999');
  expect(await card.findByText('Mira antes el MacBook Air 13 (M4, 16 GB, 13,6″), 949 €.')).toBeTruthy();
});

it.each(['barato', '20', '10001'])('refuses what is no price: %s', async (text) => {
  const { card, type } = await openField();
  await type(text);
  expect((await card.findByRole('alert')).textContent).toBe('Escribe un importe de 50\u00A0€ a 10.000\u00A0€: «749».');
  expect(card.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

it('is closed by Escape, which gives the focus back', async () => {
  const { card, user, computer } = await openField();
  await user.click(card.getByRole('textbox'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(card.queryByRole('textbox')).not.toBeInTheDocument());
  expect(card.getByRole('button', { name: `¿Otro precio? ${computer.shortName}` })).toBe(document.activeElement);
});

it('asks again after a failure', async () => {
  const { card, user, type } = await openField();
  respondOnceTo('/api/laptops/judge', () => Response.error());
  await type('749');
  await user.click(await card.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^(Buena compra|Solo por|Hay algo|Otro encaja|Se pasa)/)).toBeTruthy();
});
