import { laptopPath } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';

/** Laptops in their order as JSON-LD. */
export const itemListData = (laptops: readonly { id: string; name?: string }[], name?: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: laptops.length,
  itemListElement: laptops.map((laptop, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: laptop.name,
    url: SITE.url + laptopPath(laptop.id),
  })),
});
