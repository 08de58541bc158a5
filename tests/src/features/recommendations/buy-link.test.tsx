import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openFirst } from './open-card.ts';

describe('the buy link', () => {
  it("'Ver en Amazon' opens in a new tab, marked as sponsored", async () => {
    const { card, computer } = await openFirst();
    const link = card.getByRole('link', { name: 'Ver en Amazon' });
    expect(link.getAttribute('href')).toBe(new URL(computer.link).href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('is dropped if its address is %j', async (link) => {
    const { card, user } = await openFirst({ link });
    expect(card.queryByRole('link')).toBeNull();
    await user.click(card.getByRole('heading', { level: 3 }));
  });

  it('is followed by a click anywhere on the card', async () => {
    const { card, user } = await openFirst();
    const followed = watchClicks(card.getByRole('link', { name: 'Ver en Amazon' }));
    await user.click(card.getByRole('heading', { level: 3 }));
    await user.click(card.getByText('Ventajas'));
    expect(followed).toHaveBeenCalledTimes(2);
    await user.click(card.getByRole('link', { name: 'Ver en Amazon' }));
    expect(followed).toHaveBeenCalledTimes(3);
  });

  it('is not followed by the buttons inside', async () => {
    const { card, user } = await openFirst({ pros: ['uno', 'dos', 'tres', 'cuatro', 'cinco'], cons: [] }, 'phone');
    const followed = watchClicks(card.getByRole('link', { name: 'Ver en Amazon' }));
    await user.click(card.getByRole('button', { name: 'Y 2 más' }));
    await user.click(card.getByRole('button', { name: /favoritos/ }));
    expect(followed).not.toHaveBeenCalled();
  });

  it('is not followed at the end of selecting text', async () => {
    const { card, user, computer } = await openFirst();
    const followed = watchClicks(card.getByRole('link', { name: 'Ver en Amazon' }));
    const fit = card.getByText(computer.fit, { selector: 'p' });
    await user.pointer([
      { keys: '[MouseLeft>]', target: fit, offset: 0 },
      { target: fit, offset: 5 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(followed).not.toHaveBeenCalled();
  });

  it('is not followed by the dialog that the heart opens', async () => {
    const { card, user, computer } = await openFirst();
    const heart = card.getByRole('button', { name: `Guardar ${computer.name} en favoritos`, pressed: false });
    await user.click(heart);
    const dialog = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    const followed = watchClicks(card.getByRole('link', { name: 'Ver en Amazon' }));
    await user.click(within(dialog).getByRole('heading'));
    expect(followed, 'the dialog is not part of the card').not.toHaveBeenCalled();
  });
});

/** Counts clicks on the link, which then does not navigate. */
function watchClicks(link: HTMLElement) {
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  link.addEventListener('click', followed);
  return followed;
}
