/** What is not in stock, or not yet. */
const MISSING: readonly RegExp[] = [
  /out of stock|sold ?out|agotad|esgota[dt]|\b(?:sin|fuera de|no hay|no|not in) (?:stock|existencias|unidades)/,
  /\b(?:no|not|non) (?:est[aá] )?(?:dispon|available)|unavailable|discontinued|descatalogad|store only/,
  /pre ?(?:order|sale|venta)|reserva|back ?order|bajo pedido|made to order|pr[oó]xima|coming soon/,
  /dispon\p{L}+ (?:a partir|desde|el \d|en (?:\d+(?: ?[-a] ?\d+)? )?(?:semanas|mes))|en tr[aá]nsito/u,
];

const IN_STOCK: readonly RegExp[] = [
  /in ?stock|en (?:stock|existencia|almac[eé]n)|\bavailable|disponible|dispon[ií]vel|auf lager|\blimited|limitad/,
  /[uú]ltimas? unidad|(?:poco|bajo|low) stock|(?:entrega|env[ií]o)s? (?:en |inmediat|\d)|online only/,
  /^(?:yes|y|true|t|s|s[ií]|on)$/,
  /^(?:stock\s*:?\s*)?[>+]?\s*(?=\S*[1-9])\d+(?:[.,]0+)?\s*\+?(?: ?(?:unidad(?:es)?|uds?\.?|units?|pcs))?$/,
];

/** @returns whether a shop has it now: «https://schema.org/InStock», «Disponible en 24h», «7» */
export function isInStock(cell: string): boolean {
  const plain = cell
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?schema(?:\.org\/|:)/i, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_\s]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .toLowerCase();
  return IN_STOCK.some((words) => words.test(plain)) && !MISSING.some((words) => words.test(plain));
}
