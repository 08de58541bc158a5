import { saying } from '#tests/support/card-texts.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGN_IN } from '#tests/support/page-texts.ts';
import { openFirst } from './open-results.ts';

describe('the buy link', () => {
  it("'Ver en Amazon' names its laptop and opens in a new tab, marked as sponsored", async () => {
    const { card, computer } = await openFirst({ link: 'https://www.amazon.es/dp/B000000001' });
    expect(card.queryByRole('link', { name: /^Buscar en (Amazon|la web)/ })).not.toBeInTheDocument();
    const link = card.getByRole('link', { name: `Ver en Amazon ${computer.shortName}` });
    expect(link.textContent).toBe('Ver en Amazon');
    expect(link).toHaveAttribute('href', new URL(computer.link).href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  });

  it('stands after the button to the page that shows the price, and says if it only searches', async () => {
    const { card, computer } = await openFirst({ link: 'https://www.amazon.es/s?k=casa+uno' });
    const { priceShop, priceUrl } = computer.facts;
    const page = card.getByRole('link', { name: `Ver en ${priceShop} ${computer.shortName}` });
    expect(page).toHaveAttribute('href', priceUrl);
    expect(page).toHaveAttribute('rel', 'noopener noreferrer');
    const amazon = card.getByRole('link', { name: `Ver en Amazon ${computer.shortName}` });
    expect(page.compareDocumentPosition(amazon)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(amazon.nextElementSibling).toHaveTextContent('(búsqueda)');
  });

  it('is followed by a click anywhere on the card', async () => {
    const { card, user } = await openFirst({ statements: saying({ but: ['no sabemos el peso.'] }) });
    const followed = watchClicks(card.getByRole('link', { name: /en Amazon/ }));
    await user.click(card.getByRole('heading', { level: 3 }));
    await user.click(card.getByText(/^Pero:$/));
    expect(followed).toHaveBeenCalledTimes(2);
    await user.click(card.getByRole('link', { name: /en Amazon/ }));
    expect(followed).toHaveBeenCalledTimes(3);
  });

  it('is not followed by the buttons inside', async () => {
    const { card, user } = await openFirst({ specs: ['uno', 'dos', 'tres', 'cuatro', 'cinco'] }, 'phone');
    const followed = watchClicks(card.getByRole('link', { name: /en Amazon/ }));
    await user.click(card.getByRole('button', { name: 'Ver 2 especificaciones más' }));
    expect(followed).not.toHaveBeenCalled();
  });

  it('is not followed at the end of selecting text, nor by the dialog that the heart opens', async () => {
    const { card, user, computer } = await openFirst();
    const followed = watchClicks(card.getByRole('link', { name: /en Amazon/ }));
    const title = card.getByRole('heading', { name: computer.shortName });
    await user.pointer([
      { keys: '[MouseLeft>]', target: title, offset: 0 },
      { target: title, offset: 5 },
      { keys: '[/MouseLeft]' },
    ]);
    await user.click(card.getByRole('button', { name: `Guardar ${computer.name} en favoritos`, pressed: false }));
    await user.click(within(await screen.findByRole('dialog', { name: SIGN_IN })).getByRole('heading'));
    expect(followed).not.toHaveBeenCalled();
  });
});

/** Counts clicks on the link, which then does not navigate. */
function watchClicks(link: HTMLElement) {
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  link.addEventListener('click', followed);
  return followed;
}
