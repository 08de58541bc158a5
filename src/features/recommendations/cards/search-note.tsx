import type { ShownComputer } from '#contract/shown-computer.ts';
import { isSearch, SHOP_LINK_TEXT, shopLink } from '#src/config/shop-link.ts';

/** Says once that the buy links lead to searches, where one does. */
export function SearchNote({ computers }: { computers: readonly Pick<ShownComputer, 'link'>[] }) {
  const links = computers.map(({ link }) => shopLink(link));
  if (!links.some((link) => link !== null && isSearch(link))) return null;
  return <p>{SHOP_LINK_TEXT} abre una búsqueda: comprueba el modelo.</p>;
}
