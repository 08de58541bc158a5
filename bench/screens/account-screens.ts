/** The screens of accounts, which only the site with example accounts has in all states. */
import type { PriceFacts } from '#contract/facts.ts';
import { computerSchema } from '#contract/computer.ts';
import { readSheetSchema } from '#src/services/read-answer.ts';
import { type SavedLaptop, toSavedLaptop } from '#src/services/saved-laptop.ts';
import type { ResultSet } from '#src/services/history.ts';
import { continueWithGoogle, goOffline, NOW, openLogin, press, slowly } from './actions.ts';
import { ASKED, type GivenAnswers } from './given-answers.ts';
import { at, FILLED, result, type Screen, WINDOW } from './screen.ts';

/** A price that was seen when a favorite was saved. */
const SEEN: PriceFacts = {
  priceKind: 'seen',
  seenPrice: null,
  priceDate: '2026-09-01',
  priceBasis: 'en una tienda española',
  licence: 0,
};

/** Favorites saved a while ago: since then one price fell and one rose, and one laptop left the catalogue. */
function favoritesToday([fallen, risen, gone, ...others]: readonly SavedLaptop[]) {
  if (!fallen || !risen || !gone) throw new Error('Three favorites are needed');
  const saved = [fallen, risen].map((one) => Object.assign({ ...one }, { facts: SEEN }));
  const now = saved.map((one, index) => ({
    ...one,
    price: (one.price ?? 0) + (index === 0 ? -60 : 40),
    facts: { ...SEEN, priceDate: '2026-10-12' },
  }));
  return {
    accounts: { signedIn: true, favorites: [...saved, gone, ...others] },
    api: { status: 200, body: { laptops: [...now, ...others].map((one) => readSheetSchema.parse(one)) } },
  };
}

export function accountScreens(given: GivenAnswers): Screen[] {
  const favorites: SavedLaptop[] = [...given.three.computers, ...given.more.computers.slice(0, 2)].map((computer) =>
    toSavedLaptop(computerSchema.parse(computer)),
  );
  const saved: ResultSet[] = [1, 26, 340].map((hours, index) => ({
    answers: index === 0 ? FILLED : { ...ASKED, budget: 900 + index * 300 },
    computers: favorites.slice(index, index + 3),
    timestamp: NOW.getTime() - hours * 3_600_000,
    sessionId: 'ejemplo',
  }));
  const remembered = { user: { uid: 'ejemplo', email: 'lucia.ferrer@example.com', displayName: 'Lucía Ferrer' } };
  const signedIn = { signedIn: true, favorites, saved };
  const withoutData = { signedIn: true };
  const waiting = { signedIn: true, waiting: true };
  const failing = { signedIn: true, failing: true };
  const landing = at('/');
  const results = at('/recommendations', { stored: result(given.three) });
  const favoritesOf = at('/favorites', { accounts: signedIn });
  const profile = at('/profile', { accounts: signedIn });
  const savedSets = at('/recommendations/saved', { accounts: signedIn });

  return [
    landing('login', { accounts: {}, act: openLogin, ...WINDOW }),
    landing('login-waiting', { accounts: {}, act: continueWithGoogle, ...WINDOW }),
    landing('login-failed', { accounts: { refusing: true }, act: continueWithGoogle, ...WINDOW }),
    results('login-needed', { accounts: {}, act: slowly(press(/^Guardar/)), ...WINDOW }),
    landing('avatar-menu', { accounts: signedIn, act: press(/^Menú de/), ...WINDOW }),
    { name: 'favorites-signed-out', path: '/favorites' },
    favoritesOf('favorites-loading', { accounts: waiting, act: slowly() }),
    favoritesOf('favorites-empty', { accounts: withoutData }),
    favoritesOf('favorites'),
    favoritesOf('favorites-today', { ...favoritesToday(favorites), act: slowly() }),
    favoritesOf('favorites-comparing', {
      act: async (page) => {
        for (const box of (await page.getByRole('checkbox', { name: /^Comparar/ }).all()).slice(0, 2))
          await box.check();
      },
      ...WINDOW,
    }),
    favoritesOf('favorites-failed', { accounts: failing }),
    favoritesOf('favorites-offline', { act: goOffline }),
    results('results-favorite-saved', { accounts: withoutData, act: press(/^Guardar/), ...WINDOW }),
    profile('profile'),
    profile('profile-loading', { accounts: waiting, act: slowly() }),
    profile('profile-failed', { accounts: failing }),
    profile('profile-edit', { act: press('Editar perfil') }),
    profile('profile-saved', {
      act: async (page) => {
        await press('Editar perfil')(page);
        await press('Guardar cambios')(page);
      },
      ...WINDOW,
    }),
    profile('profile-offline', { act: goOffline }),
    profile('profile-delete', { act: press('Eliminar mi cuenta'), ...WINDOW }),
    savedSets('saved'),
    savedSets('saved-expanded', { act: press('Ver todos los criterios') }),
    savedSets('saved-detail', { act: press(/^Ver detalles/), ...WINDOW }),
    savedSets('saved-empty', { accounts: withoutData }),
    savedSets('saved-loading', { accounts: waiting, act: slowly() }),
    savedSets('saved-failed', { accounts: failing }),
    savedSets('saved-offline', { act: goOffline }),
    { name: 'saved-signed-out', path: '/recommendations/saved', stored: remembered },
  ];
}
