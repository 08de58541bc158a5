import { saying } from '#tests/support/card-texts.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SIGN_IN } from '#tests/support/page-texts.ts';
import { openFirst } from './open-results.ts';

it("the link 'Ver en Amazon' names its laptop and opens in a new tab, marked as sponsored", async () => {
  const { card, computer } = await openFirst({ link: 'https://www.amazon.es/dp/B000000001' });
  expect(card.queryByRole('link', { name: /^Buscar en (Amazon|la web)/ })).not.toBeInTheDocument();
  const link = card.getByRole('link', { name: `Ver en Amazon ${computer.shortName}` });
  expect(link.textContent).toBe('Ver en Amazon');
  expect(link).toHaveAttribute('href', new URL(computer.link).href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
});

it('the buy link stands after the button to the page that shows the price, and says if it only searches', async () => {
  const { card, computer } = await openFirst({ link: 'https://www.amazon.es/s?k=casa+uno' });
  const { priceShop, priceUrl } = computer.facts;
  const page = card.getByRole('link', { name: `Ver en ${priceShop} ${computer.shortName}` });
  expect(page).toHaveAttribute('href', priceUrl);
  expect(page).toHaveAttribute('rel', 'noopener noreferrer');
  const amazon = card.getByRole('link', { name: `Ver en Amazon ${computer.shortName}` });
  expect(page.compareDocumentPosition(amazon)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(amazon.nextElementSibling).toHaveTextContent('(búsqueda)');
});

it('the buy link is followed by a click anywhere on the card, but not by its buttons, a selection of text or a dialog', async () => {
  const specs = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  const { card, user, computer } = await openFirst({ specs, statements: saying({ but: ['pesa mucho.'] }) }, 'phone');
  const link = card.getByRole('link', { name: /en Amazon/ });
  const title = card.getByRole('heading', { level: 3 });
  // The link then does not navigate.
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  link.addEventListener('click', followed);
  for (const part of [title, card.getByText(/^Pero:$/), link]) await user.click(part);
  expect(followed).toHaveBeenCalledTimes(3);

  await user.click(card.getByRole('button', { name: 'Ver 2 especificaciones más' }));
  await user.pointer([
    { keys: '[MouseLeft>]', target: title, offset: 0 },
    { target: title, offset: 5 },
    { keys: '[/MouseLeft]' },
  ]);
  await user.click(card.getByRole('button', { name: `Guardar ${computer.name} en favoritos`, pressed: false }));
  await user.click(within(await screen.findByRole('dialog', { name: SIGN_IN })).getByRole('heading'));
  expect(followed).toHaveBeenCalledTimes(3);
});
