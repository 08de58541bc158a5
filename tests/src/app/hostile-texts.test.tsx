/** In what an account has stored. tests/e2e/hostile-texts.spec.ts has answers and addresses. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { HOSTILE_ADDRESSES, HOSTILE_PICTURES, HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { singleSpaced } from '#tests/support/html-page.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { answers as answersWith } from '#tests/support/laptops.ts';
import { openFavorites } from '../features/favorites/saved-laptops.ts';

/** No page renders these elements: finding one means that a text became markup. */
const MARKUP =
  'script, iframe, object, embed, base, meta, link, style, math, marquee, video, audio, template, foreignObject';

/** Texts missing from the page, injected elements and event handlers, and links to unknown hosts. */
function problems(texts: readonly string[]): string[] {
  const read = singleSpaced(document.body.textContent);
  const elements = [...document.body.querySelectorAll('*')];
  const addresses = elements.flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'srcdoc', 'data'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [
    ...texts.filter((text) => !read.includes(singleSpaced(text))).map((text) => `is missing: ${text}`),
    ...elements.filter((element) => element.matches(MARKUP)).map((element) => `is markup: ${element.outerHTML}`),
    ...elements.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))).map(String),
    ...addresses.filter((address) => !isHarmless(address)).map((address) => `leads elsewhere: ${address}`),
  ];
}

const KNOWN = new Set(['localhost', 'www.amazon.es', 'www.buymeacoffee.com']);
function isHarmless(address: string): boolean {
  const { protocol, hostname } = new URL(address, document.baseURI);
  return protocol === 'mailto:' || (/^https?:$/.test(protocol) && KNOWN.has(hostname));
}

const menuLabel = () => screen.getByRole('banner').querySelector('[aria-expanded][aria-label^="Menú de"]')?.ariaLabel;

const hostileLaptop = (text: string, index: number) => ({
  id: text,
  name: text,
  price: 1,
  specs: [text],
  image: HOSTILE_PICTURES[index % HOSTILE_PICTURES.length] ?? '',
  link: HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length] ?? '',
});

it('script and markup stay text in favorites', async () => {
  const saved = HOSTILE_TEXTS.map((text, index) => {
    const facts = { ...ESTIMATED_PRICE, priceDate: text, priceBasis: text };
    return Object.assign(hostileLaptop(text, index), { facts });
  });
  await openFavorites(saved);
  await screen.findAllByRole('article');
  expect(problems(HOSTILE_TEXTS)).toEqual([]);
  expect(screen.queryAllByRole('link', { name: /Ver en Amazon/ })).toEqual([]);
}, 60_000);

it('script and markup stay text in saved sets, their criteria included', async () => {
  const history = createMemoryHistory();
  const names = HOSTILE_TEXTS.slice(0, 60);
  for (let at = 0; at < names.length; at += 3) {
    const answers = answersWith({ budget: 900 });
    Object.assign(answers, { purposes: HOSTILE_TEXTS.slice(at, at + 30), priorities: HOSTILE_TEXTS.slice(at + 30) });
    const computers = names.slice(at, at + 3).map((text, index) => hostileLaptop(text, at + index));
    await history.save(ANA.uid, { answers, computers, timestamp: Date.UTC(2026, 1, 1, at), sessionId: '' });
  }
  const { user } = await renderApp('/recommendations/saved', { session: sessionOf(ANA), history });
  await screen.findAllByRole('article');
  expect(problems(names)).toEqual([]);
  const [details] = screen.getAllByRole('button', { name: 'Ver detalles' });
  if (details) await user.click(details);
  await screen.findByRole('dialog');
  expect(problems(names)).toEqual([]);
  expect(screen.queryAllByRole('link', { name: /Ver en Amazon/ })).toEqual([]);
}, 60_000);

it('script and markup stay text in the account’s name and picture', async () => {
  // Every fifth is enough: only the menu and the profile render the name.
  for (const [index, text] of HOSTILE_TEXTS.filter((_text, at) => at % 5 === 0).entries()) {
    const photoURL = HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length] ?? null;
    const { unmount } = await renderApp('/profile', {
      session: sessionOf({ ...ANA, displayName: text, photoURL }),
    });
    await expect.poll(menuLabel).toBe(`Menú de ${text}`);
    await screen.findByRole('button', { name: 'Editar perfil' });
    expect(problems([text])).toEqual([]);
    unmount();
  }
}, 60_000);
