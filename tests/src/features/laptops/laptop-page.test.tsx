/** The page of a laptop where its data have to be fetched: on client-side navigation, and where there are none. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsAt } from '#contract/card-statements.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { firstOf, storedAnswer } from '../recommendations/open-results.ts';
import { respondTo, servePage } from '#tests/support/api-server.ts';
import { JUDGED } from '#tests/support/advert-answers.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { answers } from '#tests/support/laptops.ts';
import { openLaptop, pageOf, serveLaptop } from './laptop-pages.ts';

const KNOWN = 'apple-macbook-air-13-m4-16-256-2560-macos';
/** The first of these laptops under the id of one that the API knows. */
const known = (id = KNOWN) => pageOf('uno', { id });

test('shows the data of its address, and its links lead on', async () => {
  const { user } = await openLaptop(pageOf('uno'));
  expect(document.title).toBe('Marca Uno · Atinado');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', pageOf('uno').description);
  serveLaptop(pageOf('dos'));
  await user.click(screen.getByRole('link', { name: 'Marca Dos' }));
  await screen.findByRole('heading', { level: 1, name: 'Marca Dos' });
  expect(currentAddress()).toBe('/portatil/dos');
  expect(document.title).toBe('Marca Dos · Atinado');
});

test('asks the uses to judge its laptop in the same place, and leads to their results', async () => {
  const { user } = await openLaptop({ ...known(), name: 'MacBook' });
  await user.click(await screen.findByRole('button', { name: '¿Y para ti?' }));
  const place = await screen.findByRole('region', { name: '¿Es buena compra para ti?' });
  expect(screen.getByRole('heading', { name: '¿Es buena compra para ti?' })).toHaveFocus();
  await user.click(await within(place).findByRole('checkbox', { name: 'Programación' }));
  const judged = within(await within(place).findByRole('article', { name: /^(Buena|Solo|Hay|Otro|No|Se pasa)/ }));
  // The page has its name and address.
  expect(judged.queryByRole('link', { name: /^Apple MacBook Air 13 M4 \(16 GB, 256 GB\)$/ })).not.toBeInTheDocument();
  expect(currentAddress()).toBe(`/portatil/${KNOWN}`);

  await user.click(screen.getByRole('link', { name: 'Ver qué te recomendamos' }));
  await screen.findByRole('heading', { name: /^Tus recomendaciones personalizadas/ });
  expect(currentAddress()).toMatch(/^\/recommendations#1\./);
});

const submitted = (budget: number) =>
  localStorage.setItem('userPreferences', JSON.stringify({ ...answers({ budget }), timestamp: 0 }));

const ownVerdict = async () => within(await screen.findByRole('region', { name: '¿Es buena compra para ti?' }));

test('has one verdict, and what is good and bad, for the visitor where their answers are known', async () => {
  submitted(1000);
  respondTo('/api/laptops/judge', () => Response.json(JUDGED));
  const page = known();
  await openLaptop(page);
  const own = await ownVerdict();
  expect(own.queryByText(JUDGED.title)).toBeInTheDocument();
  expect(own.queryByText(/ · Trabajo\/Estudio, hasta 1000\s€$/)).toBeInTheDocument();
  expect(document.querySelectorAll('#purchase ~ * svg')).toHaveLength(1);
  for (const words of [page.purchase.answer, page.purchase.fit?.words ?? '', /^(Mira también|Mejor, el)/])
    expect(own.queryByText(words)).not.toBeInTheDocument();
  const reasons = within(screen.getByRole('region', { name: 'Para ti' }));
  const [, ...otherCons] = textsAt(JUDGED, 'con');
  expect(
    reasons.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent.replaceAll('\u00A0', ' ')),
  ).toEqual([...textsAt(JUDGED, 'pro'), ...otherCons]);
});

test('judges by the answers in the address, where those are others than the visitor’s own', async () => {
  const stored = await storedAnswer(answers({ budget: 1000 }));
  const { id } = firstOf(stored);
  localStorage.setItem('recommendations', JSON.stringify(stored));
  await openLaptop(known(id));
  expect((await ownVerdict()).queryByText(/ · .*1000\s€$/)).toBeInTheDocument();
  cleanup();
  const { user } = await openLaptop(known(id), `#${encodeAnswers(answers({ budget: 300 }))}`);
  const other = await ownVerdict();
  expect(other.queryByText('Se pasa de tu presupuesto')).toBeInTheDocument();
  expect(other.queryByText(/^Se queda fuera · .* hasta 300\s€$/)).toBeInTheDocument();
  await user.click(other.getByRole('button', { name: 'Ver por qué' }));
  expect(await screen.findByText(/^Para Trabajo\/Estudio, hasta 300\s€\.$/)).toBeInTheDocument();
  // What is changed here holds for the whole page.
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  await user.click(screen.getByRole('checkbox', { name: 'Programación' }));
  await user.click(screen.getByRole('button', { name: 'Ver si es buena compra' }));
  await user.click(screen.getByRole('button', { name: 'Ver el resumen' }));
  expect(await screen.findByText(/ · Trabajo\/Estudio, Programación, hasta 300\s€$/)).toBeInTheDocument();
});

test('on the way from another page has the visitor’s whole judgement, which folds to its verdict', async () => {
  submitted(1000);
  const { user } = await openLaptop(pageOf('uno'));
  serveLaptop({ ...known('dos'), name: 'Marca Dos' });
  respondTo('/api/laptops/judge', () => Response.json(JUDGED));
  await user.click(screen.getByRole('link', { name: 'Marca Dos' }));
  const own = await ownVerdict();
  await own.findByRole('article');
  expect(own.queryByText(known().purchase.answer)).not.toBeInTheDocument();
  await user.click(own.getByRole('button', { name: 'Ver el resumen' }));
  expect(screen.getByRole('heading', { level: 2, name: /^¿Es buena compra/ })).toHaveFocus();
  expect(await own.findByRole('button', { name: 'Ver por qué' })).toBeInTheDocument();
});

test('that only the API knows has its plain figures', async () => {
  servePage(`/portatil/${KNOWN}`);
  await renderApp(`/portatil/${KNOWN}`);
  await screen.findByRole('heading', { level: 1, name: /^Apple MacBook Air 13/ });
  expect(screen.queryByText('Es nuevo en el catálogo: aún no tiene página propia.')).toBeInTheDocument();
  expect(screen.queryByText(/^[≈\d][^€]*€$/)).toBeInTheDocument();
});

test('that nobody knows says so and leads to all laptops', async () => {
  servePage('/portatil/nadie-lo-conoce');
  await renderApp('/portatil/nadie-lo-conoce');
  await screen.findByRole('heading', { level: 1, name: 'No conocemos ese portátil' });
  const all = screen.getByRole('link', { name: 'Ver todos los portátiles' });
  expect(all).toHaveAttribute('href', '/portatiles');
  await waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'));
});

test('that nobody knows offers its family', async () => {
  const path = '/portatil/apple-macbook-air-13-m4-99-512-2560-macos';
  servePage(path);
  const { user } = await renderApp(path);
  await screen.findByText('No está en nuestro catálogo. De su familia tenemos:');
  const [sibling] = screen.getAllByRole('link', { name: /^Apple MacBook Air 13 M4/ });
  if (!sibling) throw new Error('No family');
  const address = sibling.getAttribute('href') ?? '';
  expect(address).toMatch(/^\/portatil\/apple-macbook-air-13-m4/);
  serveLaptop({ ...known(address.replace('/portatil/', '')), name: 'El pariente' });
  await user.click(sibling);
  await screen.findByRole('heading', { level: 1, name: 'El pariente' });
});

test('that cannot be reached says so, can be asked for again, and loads by itself when the network is back', async () => {
  let reachable = false;
  const connectivity = createMemoryConnectivity(false);
  const page = () => (reachable ? Response.json({ kind: 'laptop', laptop: pageOf('tres') }) : Response.error());
  respondTo('/data/portatil/tres.json', page);
  const { user } = await renderApp('/portatil/tres', { connectivity });
  await screen.findByRole('heading', { level: 1, name: 'No se ha podido cargar la página' });
  expect(screen.queryByText('Cuando vuelva la conexión, la página se carga sola.')).toBeInTheDocument();
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'false'));
  expect(retry).toHaveFocus();
  reachable = true;
  await act(async () => connectivity.set(true));
  await screen.findByRole('heading', { level: 1, name: 'Marca Tres' });
  expect(screen.getByRole('main')).toHaveFocus();
});
