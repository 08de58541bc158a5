/** Pages of three laptops, and of one that left. */
import { screen } from '@testing-library/react';
import type { Laptop } from '#catalogue/laptop.ts';
import type { LaptopData, LaptopPage } from '#contract/pages/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { laptop } from '#tests/support/laptops.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { laptopPagesOf } from '#words/laptop-page/laptop-pages.ts';
import { servePage } from '#tests/support/api-server.ts';

const LAPTOPS = [
  laptop('uno', {
    name: 'Marca Uno',
    priceEur: 900,
    weightKg: null,
    likely: { weightKg: [1.6, 1.4], batteryHours: [], resolution: [], refreshHz: [], panel: [] },
    rating: { stars: 4.5, count: 120 },
    sources: { batteryWh: { kind: 'estimated', source: 'modelos hermanos', date: '2026-05' } },
  }),
  laptop('dos', { name: 'Marca Dos', chassis: 'uno', ramGb: 32, priceEur: 1100 }),
  laptop('tres', { name: 'Marca Tres', priceBasis: 'listed-es', priceDate: '2026-08-12' }),
];
export const pagesOf = (laptops: Laptop[]) =>
  laptopPagesOf(
    { laptops, date: '2026-10-02' },
    {
      marketplace: { host: 'www.amazon.es', tag: 'etiqueta' },
      shops: { linkHosts: [] },
      now: Date.now,
    },
  );
const PAGES = pagesOf(LAPTOPS);

export function pageOf(id: string, differences: Partial<LaptopPage> = {}): LaptopPage {
  const page = PAGES.find((one) => one.id === id);
  if (!page) throw new Error(id);
  return { ...page, ...differences };
}

export const serveLaptop = (page: LaptopPage) =>
  servePage(laptopPath(page.id), { kind: 'laptop', laptop: page } satisfies LaptopData);

/** Opens the page of a laptop. */
export async function openLaptop(page: LaptopPage, after = '') {
  serveLaptop(page);
  const view = await renderApp(laptopPath(page.id) + after);
  await screen.findByRole('heading', { level: 1, name: page.name });
  return view;
}
