import { within, screen } from '@testing-library/react';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import type { Services } from '#src/services/services.tsx';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { renderApp } from '#tests/support/render-app.tsx';

export const laptop = (id: string, changes: Partial<SavedLaptop> = {}): SavedLaptop => ({
  id,
  name: `Portátil ${id}`,
  price: 1299,
  image: '/illustrations/ultrabook.svg',
  link: 'https://www.amazon.es/dp/X',
  specs: ['Memoria: 16 GB', 'Disco: 512 GB', 'Pantalla: 14″', 'Peso: 1,3 kg', 'Wifi: 6E', 'Color: gris'],
  ...changes,
});

/** Favorites that Ana has already. */
export async function favoritesWith(...saved: readonly SavedLaptop[]) {
  const favorites = createMemoryFavorites();
  for (const favorite of saved) await favorites.add(ANA.uid, favorite);
  return favorites;
}

/** Opens Ana's favorites. */
export async function openFavorites(saved: readonly SavedLaptop[], services: Partial<Services> = {}) {
  const favorites = await favoritesWith(...saved);
  const view = await renderApp('/favorites', { favorites, session: sessionOf(ANA), ...services });
  return { favorites, ...view };
}

export const cardOf = async (id: string) => within(await screen.findByRole('article', { name: `Portátil ${id}` }));

/** What is saved once the user is signed in, as this tab has noted it. */
export const noted = (): unknown => JSON.parse(sessionStorage.getItem('wantedFavorites') ?? '[]');
