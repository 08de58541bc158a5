/** JSON-LD of a laptop's page. An offer only where a Spanish shop was seen asking that price, a rating only where real. */
import type { LaptopPage } from '#contract/built/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';

const addressOf = (id: string): string => SITE.url + laptopPath(id);

export function productOf(laptop: LaptopPage): object {
  const { id, name, brand, model, partNumber, image, description, sheet, rating, seenInSpain } = laptop;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: addressOf(id),
    sku: id,
    brand: { '@type': 'Brand', name: brand },
    model,
    ...(partNumber !== null && { mpn: partNumber }),
    image: image.startsWith('/') ? SITE.url + image : image,
    description,
    category: 'Portátiles',
    additionalProperty: sheet
      .filter(({ kind }) => kind !== 'unknown')
      .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    ...(seenInSpain && {
      offers: {
        '@type': 'Offer',
        price: seenInSpain.price,
        priceCurrency: 'EUR',
        validFrom: seenInSpain.date,
        url: addressOf(id),
      },
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.stars,
        ratingCount: rating.count,
        bestRating: 5,
      },
    }),
  };
}
