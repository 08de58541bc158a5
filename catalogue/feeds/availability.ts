import type { FeedOffer } from './feed-offer.ts';

/** The first that applies. What no row knows counts as not available. */
const WORDS: readonly (readonly [RegExp, FeedOffer['availability']])[] = [
  [
    /out of stock|sold ?out|agotad|esgota[dt]|\b(?:sin|fuera de|no hay|no|not in) (?:stock|existencias|unidades)/,
    'out_of_stock',
  ],
  [
    /\b(?:no|not|non) (?:est[aá] )?(?:dispon|available)|unavailable|discontinued|descatalogad|store only/,
    'out_of_stock',
  ],
  [/pre ?(?:order|sale|venta)|reserva|back ?order|bajo pedido|made to order|pr[oó]xima|coming soon/, 'preorder'],
  [/dispon\p{L}+ (?:a partir|desde|el \d|en (?:\d+(?: ?[-a] ?\d+)? )?(?:semanas|mes))|en tr[aá]nsito/u, 'preorder'],
  [
    /in ?stock|en (?:stock|existencia|almac[eé]n)|\bavailable|disponible|dispon[ií]vel|auf lager|\blimited|limitad/,
    'in_stock',
  ],
  [/[uú]ltimas? unidad|(?:poco|bajo|low) stock|(?:entrega|env[ií]o)s? (?:en |inmediat|\d)|online only/, 'in_stock'],
  [/^(?:yes|y|true|t|s|s[ií]|on)$/, 'in_stock'],
  [
    /^(?:stock\s*:?\s*)?[>+]?\s*(?=\S*[1-9])\d+(?:[.,]0+)?\s*\+?(?: ?(?:unidad(?:es)?|uds?\.?|units?|pcs))?$/,
    'in_stock',
  ],
];

/** @returns whether a shop has it: «https://schema.org/InStock», «Disponible en 24h», «7» */
export function availabilityOf(cell: string): FeedOffer['availability'] {
  const plain = cell
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?schema(?:\.org\/|:)/i, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_\s]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .toLowerCase();
  return WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'out_of_stock';
}
