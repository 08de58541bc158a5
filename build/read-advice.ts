import { DEFAULT_MARKETPLACE_HOST } from '../catalogue/derive/buy-link.ts';
import { CATALOGUE_FILE, loadCatalogue } from '../catalogue/load.ts';
import { hostsIn, SHOP_HOSTS } from '../contract/shop-hosts.ts';

/**
 * Reads the same laptops with the same links as the API's.
 * @param environment the API's variables
 */
export function readAdvice(environment: Readonly<Record<string, string | undefined>>) {
  return {
    catalogue: loadCatalogue(environment['CATALOGUE_FILE'] || CATALOGUE_FILE),
    shops: {
      marketplace: {
        host: environment['MARKETPLACE_HOST'] || DEFAULT_MARKETPLACE_HOST,
        tag: environment['MARKETPLACE_TAG'] ?? '',
      },
      shops: { linkHosts: hostsIn(environment['VITE_SHOP_HOSTS'] || SHOP_HOSTS) },
    },
  };
}
