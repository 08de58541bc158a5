/**
 * Corrects the prices that the build wrote into the landing page, where a Spanish shop has been seen asking another since.
 * Written out without the libraries of other pages: before, the page has loaded nothing that could read or format more.
 */
import { SITE } from '#src/config/site.ts';

interface Newer {
  id: string;
  price: number;
  /** ISO day. */
  seen: string;
  licence: number;
}

const written = () => [...document.querySelectorAll<HTMLElement>('[data-price-of]')];

/** Leaves the page as it is where the API cannot be asked. */
export async function showNewerPrices(): Promise<void> {
  const ids = new Set(written().map((price) => price.dataset['priceOf'] ?? ''));
  try {
    const response = await fetch(`${SITE.apiUrl}/api/laptops?ids=${[...ids].join(',')}`);
    const answer: unknown = await response.json();
    for (const laptop of listIn(answer)) correct(laptop);
  } catch {
    // The page says from when its prices are.
  }
}

function listIn(answer: unknown): unknown[] {
  return isObject(answer) && Array.isArray(answer['laptops']) ? answer['laptops'] : [];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function correct(laptop: unknown): void {
  const newer = readNewer(laptop);
  if (!newer) return;
  for (const price of written()) {
    if (price.dataset['priceOf'] !== newer.id || newer.seen <= (price.dataset['seen'] ?? '')) continue;
    price.textContent = inEuros(newer.price);
    const licence = newer.licence > 0 ? `+ ${inEuros(newer.licence)} de Windows · ` : '';
    for (const note of document.querySelectorAll(`[data-note-of="${newer.id}"]`)) {
      note.textContent = `${licence}Actualizado: visto en una tienda española el ${newer.seen.split('-').toReversed().join('/')}`;
    }
  }
}

/** `null` for what is not seen in a Spanish shop on a day. */
function readNewer(laptop: unknown): Newer | null {
  if (!isObject(laptop) || !isObject(laptop['facts'])) return null;
  const { id, price, facts } = laptop;
  const { priceKind, priceDate: seen, licence } = { ...facts };
  const isKnown = typeof id === 'string' && /^[a-z0-9-]+$/.test(id) && typeof price === 'number' && price > 0;
  if (!isKnown || priceKind !== 'seen' || typeof seen !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(seen)) return null;
  return { id, price, seen, licence: typeof licence === 'number' ? licence : 0 };
}

const inEuros = (euros: number): string => `${euros.toFixed(2).replace('.00', '').replace('.', ',')}\u00A0€`;
