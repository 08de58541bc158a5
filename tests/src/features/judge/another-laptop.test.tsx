/** «¿Tienes otro en mente?» below the results: any laptop judged by the real API for the answers on view. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { laptopName } from '#contract/laptop-name.ts';
import { FORM_STATE, type StoredRecommendations } from '#src/services/storage-schemas.ts';
import { respondOnceTo } from '#tests/support/api-server.ts';
import { advisor } from '#tests/support/test-app.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { openResults, storedAnswer } from '../recommendations/open-results.ts';

const CALL = '/api/laptops/judge';
const MACBOOK = 'apple-macbook-air-13-m5-16-512-2560-macos';

/** What the API says of a laptop, without the spaces that keep figures together. */
function judgedBy({ userInput }: StoredRecommendations, id: string) {
  const answers = FORM_STATE.parse(userInput);
  const judged = answers && advisor.judge({ id, answers });
  if (!judged) throw new Error(`Nothing is known of ${id}`);
  return judged;
}

const nameOf = (id: string): string => laptopName(advisor.names().laptops.find((one) => one.id === id)?.name ?? '');

async function openDoor(stored: StoredRecommendations) {
  const { user } = await openResults(stored);
  const section = within(await screen.findByRole('region', { name: '¿Tienes otro en mente?' }));
  return { user, field: section.getByRole('combobox', { name: 'El modelo, el anuncio o el que tienes' }) };
}

async function choose(stored: StoredRecommendations, id: string) {
  const { user, field } = await openDoor(stored);
  await user.click(field);
  await user.paste(id);
  const options = await screen.findAllByRole('option');
  await user.click(
    options.find(({ textContent }) => plain(textContent)?.startsWith(nameOf(id))) ?? screen.getByText(id),
  );
  return { user };
}

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const card = (title: string) =>
  screen.findByRole('article', { name: (name) => plain(name) === plain(title) && name !== '' });

it('«¿Tienes otro en mente?» judges a laptop of the catalogue by its name: verdict, place, and the better one', async () => {
  const stored = await storedAnswer();
  const id = stored.filteredLaptops?.find((other) => judgedBy(stored, other).verdict === 'below') ?? '';
  const judged = judgedBy(stored, id);
  await choose(stored, id);
  const shown = within(await card(judged.title));
  expect(shown.getByRole('link', { name: nameOf(id) })).toHaveAttribute('href', `/portatil/${id}`);
  const place = `Puesto ${judged.place} de los ${judged.of} de hasta ${stored.userInput?.budget} € que sirven`;
  expect(shown.getByText((text) => plain(text) === place)).not.toBeNull();
  expect(shown.getByRole('link', { name: 'Comparar los dos' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/comparar?ids=${judged.better?.id},${id}#1.`),
  );
});

it('«¿Tienes otro en mente?» reads what is no name as an advert or as the visitor’s own, and keeps the address', async () => {
  const { user, field } = await openDoor(await storedAnswer());
  const address = currentAddress();
  await user.type(field, 'HP Zutano i5-8250U 8GB 256GB{Enter}');
  expect(await screen.findByText(/^Si es el tuyo, /)).not.toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Memoria' })).toHaveValue('8');
  expect(screen.getByRole('textbox', { name: 'Precio (€)' })).not.toBeNull();
  expect(currentAddress()).toBe(address);
});

it('«¿Tienes otro en mente?» takes a text with a price for an advert, whatever models are called so', async () => {
  const { user, field } = await openDoor(await storedAnswer());
  await user.type(field, 'HP 15 i5 16 GB 512 GB 549 €{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Precio (€)' })).toHaveValue('549');
});

it('«¿Tienes otro en mente?» says that it failed, and tries again', async () => {
  const stored = await storedAnswer();
  respondOnceTo(CALL, () => Response.error());
  const { user } = await choose(stored, MACBOOK);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido valorar.');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }));
  await card(judgedBy(stored, MACBOOK).title);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
