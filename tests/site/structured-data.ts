/** What each type of structured data must have, by schema.org and what search engines ask of it. */
import * as z from 'zod';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https$/ });
const day = z.iso.date();
const organization = z.strictObject({ '@type': z.literal('Organization'), name: text, url: address });

const article = {
  headline: text.max(110),
  description: text,
  datePublished: day.optional(),
  dateModified: day,
  mainEntityOfPage: address,
  author: organization,
  publisher: z.looseObject({ ...organization.shape, logo: z.object({ url: address }) }),
};

const rating = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(0).max(5),
  ratingCount: z.int().min(1).optional(),
  reviewCount: z.int().min(1).optional(),
  bestRating: z.literal(5).optional(),
});

const offer = z.looseObject({
  '@type': z.literal('Offer'),
  price: z.number().positive(),
  priceCurrency: z.literal('EUR'),
  validFrom: day.optional(),
  url: address,
  availability: z.literal('https://schema.org/InStock').optional(),
});

const inOrder = (items: readonly { position: number }[]): boolean =>
  items.every(({ position }, at) => position === at + 1);

const block = z.discriminatedUnion('@type', [
  z.looseObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(2)
      .refine(inOrder),
  }),
  z.looseObject({ '@type': z.literal('Article'), ...article }),
  z.looseObject({ '@type': z.literal('BlogPosting'), ...article }),
  z.looseObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(z.looseObject({ '@type': z.literal('Question'), name: text, acceptedAnswer: z.object({ text }) }))
      .min(1),
  }),
  z
    .looseObject({
      '@type': z.literal('Product'),
      name: text,
      url: address,
      image: address,
      description: text,
      brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
      offers: z.union([offer, z.array(offer).min(1)]).optional(),
      aggregateRating: rating.optional(),
    })
    .refine(({ offers, aggregateRating }) => offers ?? aggregateRating, 'A product needs an offer or a rating'),
]);

/** A block of JSON-LD of a type that the site uses, with all that the type needs. */
export const structuredDataSchema = z.intersection(z.object({ '@context': z.literal('https://schema.org') }), block);
